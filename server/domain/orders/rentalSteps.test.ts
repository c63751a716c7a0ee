import { describe, expect, it } from 'vitest';
import { DomainError } from '../shared/errors.js';
import { assertCanSendBack, type RentalFacts } from './rentalSteps.js';
import type { Party } from './orderStatus.js';

function refusal(changes: Partial<RentalFacts>, party: Party = 'BUYER') {
  try {
    assertCanSendBack({ status: 'DELIVERED', hasRentals: true, isSentBack: false, ...changes }, party);
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.problems.map(({ code }) => code) : error;
  }
}

describe('sending rented copies back', () => {
  it('is possible once they were delivered', () => {
    expect(refusal({})).toBeNull();
  });

  it.each([
    [{ status: 'SHIPPED' }, 'BUYER', 'NOT_YET_DELIVERED'],
    [{ status: 'RETURNED', isSentBack: true }, 'BUYER', 'ALREADY_RETURNED'],
    [{ status: 'CANCELLED' }, 'BUYER', 'ALREADY_CANCELLED'],
    [{ isSentBack: true }, 'BUYER', 'ALREADY_SENT_BACK'],
    [{ hasRentals: false }, 'BUYER', 'NOTHING_TO_SEND_BACK'],
    [{}, 'SELLER', 'BUYER_ONLY'],
  ] as const)('is refused of %j for the %s: %s', (changes, party, code) => {
    expect(refusal(changes, party)).toEqual([code]);
  });
});

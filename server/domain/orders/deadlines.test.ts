import { describe, expect, it } from 'vitest';
import { AUTOMATIC_STEPS, deadlineOf, USUAL_DEADLINE_DAYS, WAITING_STATUSES } from './deadlines.js';
import { DomainError } from '../shared/errors.js';
import { transitionOf } from './steps.js';

const SINCE = new Date('2026-01-15T06:30:00.000Z');
const deadline = (status: Parameters<typeof deadlineOf>[0]) => deadlineOf(status, SINCE, USUAL_DEADLINE_DAYS);

describe('the deadline of a fulfillment', () => {
  it('cancels what the seller neither confirms within 7 days nor sends within 14', () => {
    expect(deadline('PENDING')).toEqual({
      endsAt: new Date('2026-01-22T06:30:00.000Z'),
      status: 'CANCELLED',
    });
    expect(deadline('CONFIRMED')).toEqual({
      endsAt: new Date('2026-01-29T06:30:00.000Z'),
      status: 'CANCELLED',
    });
  });

  it('takes what was sent 14 days ago as delivered', () => {
    expect(deadline('SHIPPED')).toEqual({
      endsAt: new Date('2026-01-29T06:30:00.000Z'),
      status: 'DELIVERED',
    });
  });

  it.each(['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED'] as const)(
    'does not exist once it is %s',
    (status) => {
      expect(deadline(status)).toBeNull();
    },
  );

  it.each(WAITING_STATUSES)('ends %s by a step that only Panna can take', (status) => {
    const { action } = AUTOMATIC_STEPS[status];
    const fulfillment = { status, hasRentals: false, lossDates: null };
    expect(transitionOf(action, fulfillment, { party: 'PANNA' }).from).toBe(status);
    for (const party of ['BUYER', 'SELLER'] as const)
      expect(() => transitionOf(action, fulfillment, { party })).toThrow(DomainError);
  });
});

import { describe, expect, it } from 'vitest';
import {
  disputeProblem,
  DISPUTE_LIFECYCLE,
  DisputeStatus,
  heldSteps,
  isOpen,
  timesOf,
  type DisputeAction,
  type DisputeFacts,
  type DisputeParty,
} from './dispute.js';

const PARTIES: DisputeParty[] = ['BUYER', 'SELLER', 'STAFF', 'PANNA'];
const ACTIONS = Object.keys(DISPUTE_LIFECYCLE) as DisputeAction[];

const dispute = (change: Partial<DisputeFacts> = {}): DisputeFacts => ({
  reason: 'NOT_AS_DESCRIBED',
  status: 'ANSWERED',
  offered: 5_000,
  ...change,
});

describe('the steps of a dispute', () => {
  it.each([
    ['BUYER', ['acceptOffer', 'withdraw']],
    ['SELLER', ['answer', 'concede']],
    ['STAFF', ['decide']],
    ['PANNA', ['expire']],
  ] as const)('of %s are possible until it has ended', (party, possible) => {
    const allowed = (status: DisputeStatus) =>
      ACTIONS.filter((action) => !disputeProblem(action, dispute({ status }), party));
    expect(allowed('ANSWERED')).toEqual(possible);
    for (const status of ['SETTLED', 'WITHDRAWN', 'DECIDED', 'EXPIRED'] as const)
      expect(allowed(status)).toEqual([]);
  });

  it('name the side that can take them', () => {
    const codeOf = (action: DisputeAction, party: DisputeParty) =>
      disputeProblem(action, dispute(), party)?.code;
    expect(codeOf('answer', 'BUYER')).toBe('SELLER_ONLY');
    expect(codeOf('withdraw', 'SELLER')).toBe('BUYER_ONLY');
  });

  it('accept an offer only if there is one', () => {
    for (const change of [{ status: 'OPEN', offered: null }, { offered: 0 }] as const)
      expect(disputeProblem('acceptOffer', dispute(change), 'BUYER')?.code).toBe('NOTHING_OFFERED');
  });

  it('end it whatever is open, and leave nobody waiting', () => {
    for (const status of Object.values(DisputeStatus).filter((each) => isOpen({ status: each }))) {
      const enders = PARTIES.filter((party) =>
        ACTIONS.some(
          (action) =>
            !isOpen({ status: DISPUTE_LIFECYCLE[action].to }) &&
            !disputeProblem(action, dispute({ status }), party),
        ),
      );
      expect(enders).toEqual(PARTIES);
    }
  });
});

it('asks for an answer in 48 hours and ends after 60 days', () => {
  expect(timesOf(new Date('2026-01-15T06:30:00.000Z'))).toEqual({
    answerBy: new Date('2026-01-17T06:30:00.000Z'),
    endsAt: new Date('2026-03-16T06:30:00.000Z'),
  });
});

it('holds up steps only while it is open', () => {
  expect(heldSteps([dispute({ reason: 'DECLARED_LOST' })])).toEqual(['reportFound']);
  expect(heldSteps([dispute({ reason: 'DECLARED_LOST', status: 'DECIDED' })])).toEqual([]);
  expect(heldSteps([dispute({ reason: 'NOT_ARRIVED' })])).toContain('markDelivered');
});

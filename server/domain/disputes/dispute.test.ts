import { describe, expect, it } from 'vitest';
import {
  disputeProblem,
  DISPUTE_LIFECYCLE,
  type DisputeStatus,
  heldSteps,
  isOpen,
  OPEN_STATUSES,
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
  offersReturn: false,
  ...change,
});

describe('the steps of a dispute', () => {
  it.each([
    ['BUYER', ['acceptOffer', 'withdraw']],
    ['SELLER', ['answer', 'concede']],
    ['STAFF', ['decide', 'orderReturn']],
    ['PANNA', ['expire']],
  ] as const)('of %s are possible until it has ended', (party, possible) => {
    const allowed = (status: DisputeStatus) =>
      ACTIONS.filter((action) => !disputeProblem(action, dispute({ status }), party));
    expect(allowed('ANSWERED')).toEqual(possible);
    for (const status of ['SETTLED', 'WITHDRAWN', 'DECIDED', 'EXPIRED', 'RETURNED', 'LAPSED'] as const)
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

  it('are those of the return once the books are to be sent back', () => {
    const allowed = (status: DisputeStatus, party: DisputeParty) =>
      ACTIONS.filter((action) => !disputeProblem(action, dispute({ status }), party));
    expect(PARTIES.map((party) => allowed('AWAITING_RETURN', party))).toEqual([
      ['withdraw', 'sendReturn'],
      ['confirmReturn'],
      [],
      ['lapse'],
    ]);
    expect(PARTIES.map((party) => allowed('RETURN_SENT', party))).toEqual([
      [],
      ['confirmReturn', 'contestReturn'],
      [],
      ['assumeArrived'],
    ]);
    expect(PARTIES.map((party) => allowed('RETURN_CONTESTED', party))).toEqual([
      [],
      ['confirmReturn'],
      ['decide'],
      ['expire'],
    ]);
  });

  it.each([
    ['sendReturn', 'ANSWERED', 'BUYER', 'NO_RETURN_AGREED'],
    ['sendReturn', 'RETURN_SENT', 'BUYER', 'ALREADY_SENT_BACK'],
    ['contestReturn', 'AWAITING_RETURN', 'SELLER', 'RETURN_NOT_SENT'],
    ['contestReturn', 'RETURN_CONTESTED', 'SELLER', 'RETURN_CONTESTED'],
    ['answer', 'AWAITING_RETURN', 'SELLER', 'RETURN_FIRST'],
    ['withdraw', 'RETURN_SENT', 'BUYER', 'RETURN_FIRST'],
    ['decide', 'RETURN_SENT', 'STAFF', 'RETURN_FIRST'],
  ] as const)('%s is refused while it is %s', (action, status, party, code) => {
    expect(disputeProblem(action, dispute({ status }), party)?.code).toBe(code);
  });

  it('accept an offer with a return only as such', () => {
    const offer = dispute({ offersReturn: true });
    expect(disputeProblem('acceptReturn', offer, 'BUYER')).toBeNull();
    expect(disputeProblem('acceptOffer', offer, 'BUYER')?.code).toBe('NOTHING_OFFERED');
    expect(disputeProblem('acceptReturn', dispute(), 'BUYER')?.code).toBe('NOTHING_OFFERED');
  });

  it('end it whatever is open, and leave nobody waiting', () => {
    for (const status of OPEN_STATUSES) {
      const enders = PARTIES.filter((party) =>
        ACTIONS.some(
          (action) =>
            !isOpen({ status: DISPUTE_LIFECYCLE[action].to }) &&
            !disputeProblem(action, dispute({ status }), party),
        ),
      );
      const needed = status === 'OPEN' || status === 'ANSWERED' ? PARTIES : ['SELLER', 'PANNA'];
      expect(enders).toEqual(expect.arrayContaining(needed));
    }
  });
});

it('holds up steps only while it is open', () => {
  expect(heldSteps([dispute({ reason: 'DECLARED_LOST' })])).toEqual(['reportFound']);
  expect(heldSteps([dispute({ reason: 'DECLARED_LOST', status: 'DECIDED' })])).toEqual([]);
  expect(heldSteps([dispute({ reason: 'NOT_ARRIVED' })])).toContain('markDelivered');
});

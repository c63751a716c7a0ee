import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../shared/errors.js';
import { LIFECYCLE, OrderStatus, type FulfillmentAction, type Party } from './orderStatus.js';
import { EXTEND } from './rentalSteps.js';
import {
  allowedActions,
  stepProblem,
  transitionOf,
  canCancelOrder,
  orderStatusOf,
  fulfillmentsToCancel,
  isTakenAlready,
} from './steps.js';

const ACTIONS = [
  'confirm',
  'ship',
  'markDelivered',
  'takeBack',
  'declareLost',
  'reportFound',
  'cancel',
] as const;
const status = fc.constantFrom(...Object.values(OrderStatus));
const party = fc.constantFrom<Party>('BUYER', 'SELLER');

/** Returns the facts of a fulfillment. A rental was due on 1 January and lost on 20 January, and is seen on `today`. */
const facts = (status: OrderStatus, hasRentals: boolean, today = '2026-02-01') => {
  const findableUntil = status === 'LOST' ? '2026-03-21' : null;
  const lossDates = hasRentals ? { today, declarableFrom: '2026-01-16', findableUntil } : null;
  return { status, hasRentals, lossDates, pickUpDates: null, held: [], awaitsPayment: false };
};

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.problems[0].code;
    throw error;
  }
}

const refusal = (action: FulfillmentAction, from: OrderStatus, by: Party, hasRentals = true) =>
  codeOf(() => transitionOf(action, facts(from, hasRentals), { party: by, reason: 'because' }));

describe('the life of a fulfillment', () => {
  it('goes from pending to delivered, and a rental comes back', () => {
    const steps: [FulfillmentAction, Party][] = [
      ['confirm', 'SELLER'],
      ['ship', 'SELLER'],
      ['markDelivered', 'BUYER'],
      ['takeBack', 'SELLER'],
    ];
    const states = steps.reduce<OrderStatus[]>(
      (past, [action, by]) => [
        transitionOf(action, facts(past[0] ?? 'PENDING', true), { party: by }).to,
        ...past,
      ],
      [],
    );
    expect(states.toReversed()).toEqual(['CONFIRMED', 'SHIPPED', 'DELIVERED', 'RETURNED']);
  });

  it.each([
    ['ship', 'PENDING', 'SELLER', 'NOT_YET_CONFIRMED'],
    ['ship', 'SHIPPED', 'SELLER', 'ALREADY_SHIPPED'],
    ['confirm', 'CONFIRMED', 'SELLER', 'ALREADY_CONFIRMED'],
    ['confirm', 'DELIVERED', 'SELLER', 'ALREADY_DELIVERED'],
    ['confirm', 'CANCELLED', 'SELLER', 'ALREADY_CANCELLED'],
    ['markDelivered', 'PENDING', 'BUYER', 'NOT_YET_SHIPPED'],
    ['markDelivered', 'CONFIRMED', 'BUYER', 'NOT_YET_SHIPPED'],
    ['markDelivered', 'RETURNED', 'BUYER', 'ALREADY_RETURNED'],
    ['takeBack', 'SHIPPED', 'SELLER', 'NOT_YET_DELIVERED'],
    ['takeBack', 'RETURNED', 'SELLER', 'ALREADY_RETURNED'],
    ['takeBack', 'LOST', 'SELLER', 'ALREADY_LOST'],
    ['declareLost', 'SHIPPED', 'BUYER', 'NOT_YET_DELIVERED'],
    ['declareLost', 'LOST', 'BUYER', 'ALREADY_LOST'],
    ['declareLost', 'RETURNED', 'SELLER', 'ALREADY_RETURNED'],
    ['declareLost', 'CANCELLED', 'BUYER', 'ALREADY_CANCELLED'],
    ['reportFound', 'DELIVERED', 'SELLER', 'NOT_LOST'],
    ['reportFound', 'RETURNED', 'SELLER', 'ALREADY_RETURNED'],
    ['reportFound', 'LOST', 'BUYER', 'SELLER_ONLY'],
    ['cancel', 'SHIPPED', 'BUYER', 'ALREADY_SHIPPED'],
    ['cancel', 'SHIPPED', 'SELLER', 'ALREADY_SHIPPED'],
    ['cancel', 'CANCELLED', 'BUYER', 'ALREADY_CANCELLED'],
    ['confirm', 'PENDING', 'BUYER', 'SELLER_ONLY'],
    ['takeBack', 'DELIVERED', 'BUYER', 'SELLER_ONLY'],
    ['markDelivered', 'SHIPPED', 'SELLER', 'BUYER_ONLY'],
  ] as const)('refuses to %s what is %s by the %s: %s', (action, from, by, code) => {
    expect(refusal(action, from, by)).toBe(code);
  });

  it('takes back nothing that was sold', () => {
    expect(refusal('takeBack', 'DELIVERED', 'SELLER', false)).toBe('NOTHING_TO_TAKE_BACK');
    expect(refusal('takeBack', 'DELIVERED', 'SELLER', true)).toBeUndefined();
  });

  it('loses nothing that was sold', () => {
    expect(refusal('declareLost', 'DELIVERED', 'BUYER', false)).toBe('NOTHING_TO_LOSE');
    expect(refusal('declareLost', 'DELIVERED', 'BUYER', true)).toBeUndefined();
  });

  it.each([
    ['declareLost', 'DELIVERED', 'SELLER', '2026-01-15', 'LOST_TOO_EARLY'],
    ['declareLost', 'DELIVERED', 'SELLER', '2026-01-16', undefined],
    ['declareLost', 'DELIVERED', 'BUYER', '2025-12-01', undefined],
    ['reportFound', 'LOST', 'SELLER', '2026-03-21', undefined],
    ['reportFound', 'LOST', 'SELLER', '2026-03-22', 'FOUND_TOO_LATE'],
  ] as const)('%s of what is %s by the %s on %s: %s', (action, from, by, today, code) => {
    expect(codeOf(() => transitionOf(action, facts(from, true, today), { party: by }))).toBe(code);
  });

  it('tells a return from a find, although both end as returned', () => {
    const found = { status: 'RETURNED', reachedBy: 'seller', reachedFrom: 'LOST' } as const;
    expect(isTakenAlready('reportFound', found, 'seller')).toBe(true);
    expect(isTakenAlready('takeBack', found, 'seller')).toBe(false);
    expect(isTakenAlready('reportFound', found, 'buyer')).toBe(false);
  });

  it.each([
    ['DELIVERED', 'BUYER', true, undefined],
    ['DELIVERED', 'SELLER', true, 'BUYER_ONLY'],
    ['DELIVERED', 'BUYER', false, 'NOTHING_TO_EXTEND'],
    ['PENDING', 'BUYER', true, 'NOT_YET_DELIVERED'],
    ['SHIPPED', 'BUYER', true, 'NOT_YET_DELIVERED'],
    ['RETURNED', 'BUYER', true, 'ALREADY_RETURNED'],
    ['CANCELLED', 'BUYER', true, 'ALREADY_CANCELLED'],
    ['LOST', 'BUYER', true, 'ALREADY_LOST'],
  ] as const)('extends what is %s for the %s (a rental: %s): %s', (from, by, hasRentals, code) => {
    expect(stepProblem(EXTEND, { status: from, hasRentals }, by)?.code).toBe(code);
  });

  it('asks a seller who cancels for a reason, and a buyer not', () => {
    const fulfillment = facts('PENDING', false);
    expect(codeOf(() => transitionOf('cancel', fulfillment, { party: 'SELLER', reason: '  ' }))).toBe(
      'REASON_REQUIRED',
    );
    expect(transitionOf('cancel', fulfillment, { party: 'SELLER', reason: 'Torn' }).to).toBe('CANCELLED');
    expect(transitionOf('cancel', fulfillment, { party: 'BUYER' }).to).toBe('CANCELLED');
  });

  it('allows exactly what it would not refuse', () => {
    fc.assert(
      fc.property(status, fc.boolean(), party, (from, hasRentals, by) => {
        const possible = ACTIONS.filter((action) => refusal(action, from, by, hasRentals) === undefined);
        expect(allowedActions(facts(from, hasRentals), by)).toEqual(possible);
      }),
    );
  });

  it('allows a stranger nothing', () => {
    expect(allowedActions(facts('PENDING', true), null)).toEqual([]);
  });

  it('never goes back, ends for good, and only as its table says, whatever is tried', () => {
    const attempt = fc.record({ action: fc.constantFrom(...ACTIONS), by: party });
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 30 }), fc.boolean(), (attempts, hasRentals) => {
        const seen: OrderStatus[] = ['PENDING'];
        for (const { action, by } of attempts) {
          const now = seen.at(-1) ?? 'PENDING';
          if (refusal(action, now, by, hasRentals)) continue;
          expect(LIFECYCLE[action].from).toContain(now);
          seen.push(LIFECYCLE[action].to);
        }
        expect(new Set(seen).size).toBe(seen.length);
        const end = seen.findIndex((each) => each === 'CANCELLED' || each === 'RETURNED');
        expect(end === -1 || end === seen.length - 1).toBe(true);
      }),
    );
  });
});

describe('the status of an order', () => {
  it.each([
    [['SHIPPED', 'CONFIRMED', 'DELIVERED'], 'CONFIRMED'],
    [['CANCELLED', 'DELIVERED'], 'DELIVERED'],
    [['RETURNED', 'DELIVERED'], 'DELIVERED'],
    [['CANCELLED', 'RETURNED'], 'RETURNED'],
    [['LOST', 'RETURNED'], 'LOST'],
    [['LOST', 'DELIVERED'], 'DELIVERED'],
    [['CANCELLED', 'CANCELLED'], 'CANCELLED'],
  ] as const)('of fulfillments that are %j is %s', (fulfillments, whole) => {
    expect(orderStatusOf(fulfillments)).toBe(whole);
  });
});

describe('cancelling a whole order', () => {
  const fulfillment = (of: OrderStatus, reachedBy = 'seller') => ({
    ...facts(of, false),
    reachedBy,
    reachedFrom: 'PENDING' as const,
  });

  it('cancels every fulfillment that stands', () => {
    const fulfillments = [fulfillment('PENDING'), fulfillment('CANCELLED'), fulfillment('CONFIRMED')];
    expect(fulfillmentsToCancel(fulfillments, 'buyer')).toEqual([fulfillments[0], fulfillments[2]]);
  });

  it('is a success when the buyer says it twice', () => {
    expect(
      fulfillmentsToCancel([fulfillment('CANCELLED', 'buyer'), fulfillment('CANCELLED')], 'buyer'),
    ).toEqual([]);
  });

  it('is refused when a fulfillment is on its way, or when nothing is left to cancel', () => {
    expect(
      codeOf(() => fulfillmentsToCancel([fulfillment('PENDING'), fulfillment('SHIPPED')], 'buyer')),
    ).toBe('ALREADY_SHIPPED');
    expect(codeOf(() => fulfillmentsToCancel([fulfillment('CANCELLED')], 'buyer'))).toBe('ALREADY_CANCELLED');
  });

  it('is possible exactly when it would not be refused', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 4 }), (statuses) => {
        const fulfillments = statuses.map((each) => fulfillment(each));
        expect(canCancelOrder(fulfillments)).toBe(
          codeOf(() => fulfillmentsToCancel(fulfillments, 'buyer')) === undefined,
        );
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  AUTOMATIC_STEPS,
  deadlineOf,
  endOf,
  USUAL_DEADLINE_DAYS,
  WAITING_STATES,
  type WaitingFacts,
  type WaitingState,
} from './deadlines.js';
import { DomainError } from '../shared/errors.js';
import type { OrderStatus } from './orderStatus.js';
import { remindedPeriod } from './reminders.js';
import { transitionOf } from './steps.js';

const SINCE = new Date('2026-01-15T06:30:00.000Z');
const WAITING = { since: SINCE, sentBackAt: null, overdueSince: null, isPickedUp: false, isDisputed: false };
const deadline = (status: OrderStatus, facts: Partial<WaitingFacts> = {}) =>
  deadlineOf({ ...WAITING, status, ...facts }, USUAL_DEADLINE_DAYS);

const STATUSES = {
  PENDING: 'PENDING',
  CONFIRMED: 'CONFIRMED',
  READY: 'SHIPPED',
  SHIPPED: 'SHIPPED',
  OVERDUE: 'DELIVERED',
  SENT_BACK: 'DELIVERED',
} as const satisfies Record<WaitingState, OrderStatus>;

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

  it('takes rentals that were sent back 14 days ago as returned', () => {
    const sentBackAt = new Date('2026-03-01T06:30:00.000Z');
    expect(deadline('DELIVERED', { sentBackAt })).toEqual({
      endsAt: new Date('2026-03-15T06:30:00.000Z'),
      status: 'RETURNED',
    });
    expect(deadline('RETURNED', { sentBackAt })).toBeNull();
  });

  it('cancels what nobody has picked up for 28 days', () => {
    expect(deadline('SHIPPED', { isPickedUp: true })).toEqual({
      endsAt: new Date('2026-02-12T06:30:00.000Z'),
      status: 'CANCELLED',
    });
  });

  it('takes rentals that are 60 days overdue as lost, unless they were sent back', () => {
    const overdueSince = new Date('2026-03-01T18:30:00.000Z');
    expect(deadline('DELIVERED', { overdueSince })).toEqual({
      endsAt: new Date('2026-04-30T18:30:00.000Z'),
      status: 'LOST',
    });
    expect(deadline('DELIVERED', { overdueSince, sentBackAt: SINCE })).toMatchObject({ status: 'RETURNED' });
    expect(deadline('LOST', { overdueSince })).toBeNull();
  });

  it('does not run while a dispute is open', () => {
    const isDisputed = true;
    expect(deadline('SHIPPED', { isDisputed })).toBeNull();
    expect(deadline('SHIPPED', { isDisputed, isPickedUp: true })).toBeNull();
    expect(deadline('DELIVERED', { isDisputed, overdueSince: SINCE })).toBeNull();
  });

  it.each(['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED'] as const)(
    'does not exist once it is %s',
    (status) => {
      expect(deadline(status)).toBeNull();
    },
  );

  it.each(WAITING_STATES)('ends %s by a step that only Panna can take', (state) => {
    const { action } = AUTOMATIC_STEPS[state];
    const status = STATUSES[state];
    const fulfillment = {
      status,
      hasRentals: true,
      lossDates: null,
      held: [],
      pickUpDates: state === 'READY' ? { today: '2026-01-15', cancellableFrom: '2026-01-29' } : null,
      awaitsPayment: false,
    } as const;
    expect(transitionOf(action, fulfillment, { party: 'PANNA' }).from).toBe(status);
    for (const party of ['BUYER', 'SELLER'] as const)
      expect(() => transitionOf(action, fulfillment, { party })).toThrow(DomainError);
  });
});

it('is 48 hours for the answer to a dispute', () => {
  expect(endOf('DISPUTE_ANSWER', SINCE, USUAL_DEADLINE_DAYS)).toEqual(new Date('2026-01-17T06:30:00.000Z'));
});

it('names the days in the reason of an automatic step, in the singular for one', () => {
  expect(AUTOMATIC_STEPS.PENDING.reason(7)).toBe('The seller did not confirm it within 7 days');
  for (const state of WAITING_STATES) {
    expect(AUTOMATIC_STEPS[state].reason(1)).toMatch(/ 1 day( |$)/);
    expect(AUTOMATIC_STEPS[state].reason(2)).toMatch(/ 2 days( |$)/);
  }
});

describe('the reminder of a deadline', () => {
  const HOUR_MS = 3_600_000;

  /** True if a reminder is due this many hours before the deadline of a status that was reached at SINCE. */
  function isDue(status: (typeof WAITING_STATES)[number], hoursBefore: number, days = USUAL_DEADLINE_DAYS) {
    const now = new Date(endOf(status, SINCE, days).getTime() - hoursBefore * HOUR_MS);
    const { from, until } = remindedPeriod(status, now, days);
    return SINCE > from && SINCE <= until;
  }

  it.each([
    ['PENDING', 2, ['SELLER']],
    ['CONFIRMED', 4, ['SELLER']],
    ['READY', 3, ['BUYER', 'SELLER']],
    ['SHIPPED', 3, ['BUYER']],
    ['OVERDUE', 7, ['BUYER', 'SELLER']],
    ['SENT_BACK', 3, ['SELLER']],
  ] as const)('of %s is due from %i days before its end until it has passed', (status, days, sides) => {
    expect(isDue(status, days * 24 + 1)).toBe(false);
    expect(isDue(status, days * 24)).toBe(true);
    expect(isDue(status, 1)).toBe(true);
    expect(isDue(status, 0)).toBe(false);
    expect(AUTOMATIC_STEPS[status].reminder.sides).toEqual(sides);
  });

  it('is due halfway if the deadline is short', () => {
    const short = { ...USUAL_DEADLINE_DAYS, PENDING: 1 };
    expect(isDue('PENDING', 13, short)).toBe(false);
    expect(isDue('PENDING', 12, short)).toBe(true);
  });
});

import { Temporal } from 'temporal-polyfill';
import { dayOf } from '../shared/day.js';
import type { OrderStatus } from './orderStatus.js';

/** Friday as a `dayOfWeek` of Temporal. Saturday is 6 and Sunday 7. */
const FRIDAY = 5;

/** The number of working days in which a seller should send a confirmed fulfillment, and the time zone that decides the day. */
export interface DispatchTerms {
  dispatchDays: number;
  timeZone: string;
}

/**
 * Returns the last day (YYYY-MM-DD) on which a fulfillment that was confirmed at `since` should be sent. Working days are
 * Monday to Friday. Public holidays count as working days, because they differ from state to state.
 */
export function sendByOf(since: Date, { dispatchDays, timeZone }: DispatchTerms): string {
  let day = Temporal.PlainDate.from(dayOf(since, timeZone));
  for (let left = dispatchDays; left > 0;) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= FRIDAY) left -= 1;
  }
  return day.toString();
}

/**
 * Returns the day (YYYY-MM-DD) from which the seller is reminded to send a fulfillment: one working day before the last one. A
 * seller with a single working day is reminded on that day, not on the day of the confirmation.
 */
export function remindedToSendOn(since: Date, { dispatchDays, timeZone }: DispatchTerms): string {
  return sendByOf(since, { dispatchDays: Math.max(1, dispatchDays - 1), timeZone });
}

/** Returns the last day on which a fulfillment should be sent; null unless it is confirmed and not sent. */
export function sendByIn(
  { status, since }: { status: OrderStatus; since: Date },
  terms: DispatchTerms,
): string | null {
  return status === 'CONFIRMED' ? sendByOf(since, terms) : null;
}

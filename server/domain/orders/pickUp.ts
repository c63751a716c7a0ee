import { z } from 'zod';
import { asciiDigits } from '../text/digits.js';
import { daysAfter } from '../shared/day.js';
import { problem, refuse, type ErrorCode, type Problem } from '../shared/errors.js';
import { anyText, idField } from '../shared/fields.js';
import type { DeadlineDays } from './deadlines.js';
import { periodBefore, type Period } from './reminders.js';
import type { OrderStatus } from './orderStatus.js';

/** Days between the reminder to the buyer and the first day on which either side can cancel the pick-up. */
const REMINDED_DAYS_BEFORE = 3;

/** Number of wrong codes that a seller can enter for a fulfillment within an hour. */
export const MOST_WRONG_CODES = 5;

/** Number of digits of the code that the buyer shows. */
export const CODE_DIGITS = 6;

const HOUR_MS = 3_600_000;

/** Input of a hand-over. The digits of the code can be of any script, with spaces between them. */
export const handOverSchema = z.object({
  fulfillmentId: idField,
  code: anyText()
    .transform((code) => asciiDigits(code).replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'PICK_UP_CODE_INVALID')),
});

/** The dates that decide when a pick-up can be cancelled. */
export interface PickUpDates {
  /** The current day (YYYY-MM-DD). */
  today: string;
  /** The first day on which either side can cancel the pick-up; null unless the books are ready. */
  cancellableFrom: string | null;
}

/** Returns the first day on which either side can cancel a pick-up that has been ready since `readyOn`. */
export function cancellableFrom(readyOn: string, days: DeadlineDays): string {
  return daysAfter(readyOn, days.UNCOLLECTED);
}

/** Returns the problem that prevents cancelling a pick-up that is ready; null if it has been ready long enough. */
export function tooEarlyToCancel({ today, cancellableFrom: from }: PickUpDates): Problem | null {
  return from && today < from ? problem('PICK_UP_AWAITED', { values: { from } }) : null;
}

/** Error codes about sending, each with the code that replaces it for a pick-up. */
const AT_PICK_UP: Partial<Record<ErrorCode, ErrorCode>> = {
  NOT_YET_SHIPPED: 'NOT_YET_READY',
  NOT_YET_DELIVERED: 'NOT_YET_PICKED_UP',
  ALREADY_SHIPPED: 'ALREADY_READY',
  ALREADY_DELIVERED: 'ALREADY_PICKED_UP',
};

/** Replaces the code of a problem with its code for pick-ups, if there is one. Returns other problems unchanged. */
export function asAtPickUp(found: Problem): Problem {
  const code = AT_PICK_UP[found.code];
  return code ? problem(code) : found;
}

/** Returns the step that cancels a fulfillment: `cancelUncollected` for a pick-up that is ready, otherwise `cancel`. */
export function cancelStepOf({
  status,
  pickUpDates,
}: {
  status: OrderStatus;
  pickUpDates: PickUpDates | null;
}): 'cancel' | 'cancelUncollected' {
  return pickUpDates && status === 'SHIPPED' ? 'cancelUncollected' : 'cancel';
}

/** Returns the period in which a pick-up must have become ready for its reminder to be due at `now`. `from` is excluded. */
export function remindedPickUps(now: Date, days: DeadlineDays): Period {
  return periodBefore('UNCOLLECTED', REMINDED_DAYS_BEFORE, now, days);
}

/** Throws PICK_UP_HAS_NO_PARCEL if a pick-up is given a carrier or a tracking number. */
export function assertNoParcel(shipment: { carrier: string | null; trackingNumber: string | null }): void {
  for (const field of ['carrier', 'trackingNumber'] as const)
    if (shipment[field] !== null) refuse('PICK_UP_HAS_NO_PARCEL', { field: [field] });
}

/** Returns the time one hour before `now`. Only wrong codes after it count. */
export function codesCountSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

/** Returns the seconds until another code can be entered. `oldest` is the time of the oldest wrong code that counts. */
export function secondsUntilNextCode(oldest: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000));
}

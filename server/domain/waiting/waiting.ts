import { z } from 'zod';
import { problem, refuse, type Problem } from '../shared/errors.js';
import { dateField, idField } from '../shared/fields.js';
import type { Days } from '../rental/rentalCalendar.js';
import { overlaps } from '../rental/rentalPeriod.js';

/** Maximum number of books that a person can wait for at a time. */
export const MOST_WAITING = 20;

/** Hours after a notice during which no other waiting reader is notified of the same copy. */
export const TURN_HOURS = 24;

/** Input for joining a waiting list: the book, and the wanted rental, which begins today by default. */
export const joinWaitingListSchema = z.object({
  bookId: idField,
  rental: z.object({
    months: z.int(),
    startsOn: dateField.nullish().transform((day) => day ?? null),
  }),
});

export const leaveWaitingListSchema = z.object({ bookId: idField });

/** Reasons for the end of an entry on a waiting list. */
export const WaitingEnd = {
  LEFT: 'LEFT',
  RENTED: 'RENTED',
  DAYS_OVER: 'DAYS_OVER',
  TURN_OVER: 'TURN_OVER',
  OFF_MARKET: 'OFF_MARKET',
} as const;
export type WaitingEnd = keyof typeof WaitingEnd;

/** A reader's entry on a book's waiting list. */
export interface Waiting extends Days {
  /** Time at which the reader was notified of a free copy; null if the reader has not been notified yet. */
  toldAt: Date | null;
}

/**
 * Returns ALREADY_WAITING if the reader already waits for other days; null for the same days, because joining again
 * changes nothing.
 */
export function repeatProblem(present: Days, wanted: Days): Problem | null {
  const isSame = present.startsOn === wanted.startsOn && present.endsOn === wanted.endsOn;
  return isSame ? null : problem('ALREADY_WAITING', { field: ['bookId'] });
}

/** True if a rental has begun. Call it only for rentals that are not over; an overdue rental is not over. */
export function hasBegun({ startsOn }: Days, today: string): boolean {
  return startsOn <= today;
}

/** Returns ALREADY_RENTED if the reader has rented the book for today or for one of the wanted days; otherwise null. */
export function ownRentalProblem(own: readonly Days[], wanted: Days, today: string): Problem | null {
  const isOwn = own.some((rental) => hasBegun(rental, today) || overlaps(rental, wanted));
  return isOwn ? problem('ALREADY_RENTED', { field: ['bookId'] }) : null;
}

/** Throws WAITING_LIMIT if the person already waits for 20 books. */
export function assertMayWaitMore(books: number): void {
  if (books >= MOST_WAITING) refuse('WAITING_LIMIT', { values: { max: MOST_WAITING } });
}

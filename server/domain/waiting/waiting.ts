import { z } from 'zod';
import { problem, refuse, type Problem } from '../shared/errors.js';
import { dateField, idField } from '../shared/fields.js';
import type { Days } from '../rental/rentalCalendar.js';
import { overlaps } from '../rental/rentalPeriod.js';

/** How many books a person waits for at most. */
export const MOST_WAITING = 20;

/** For how long nobody else is told of a copy of which somebody was told. */
export const TURN_HOURS = 24;

/** For which book one waits, and when one wants to rent it: from today on, unless a day is said. */
export const joinWaitingListSchema = z.object({
  bookId: idField,
  rental: z.object({
    months: z.int(),
    startsOn: dateField.nullish().transform((day) => day ?? null),
  }),
});

/** Of which book one leaves the list. */
export const leaveWaitingListSchema = z.object({ bookId: idField });

/** Why somebody waits no more. */
export const WaitingEnd = {
  LEFT: 'LEFT',
  RENTED: 'RENTED',
  DAYS_OVER: 'DAYS_OVER',
  TURN_OVER: 'TURN_OVER',
  OFF_MARKET: 'OFF_MARKET',
} as const;
export type WaitingEnd = keyof typeof WaitingEnd;

/** Somebody who waits for a book. */
export interface Waiting extends Days {
  /** When they were told that it is free; null while they wait. */
  toldAt: Date | null;
}

/** What keeps somebody who waits already from joining; null for the same days, which changes nothing. */
export function repeatProblem(present: Days, wanted: Days): Problem | null {
  const isSame = present.startsOn === wanted.startsOn && present.endsOn === wanted.endsOn;
  return isSame ? null : problem('ALREADY_WAITING', { field: ['bookId'] });
}

/** Whether a rental that is not over has begun: a late one has its copy until it is back. */
export function hasBegun({ startsOn }: Days, today: string): boolean {
  return startsOn <= today;
}

/** What keeps somebody from waiting who has rented the book themself: for now, or for the days that they want. */
export function ownRentalProblem(own: readonly Days[], wanted: Days, today: string): Problem | null {
  const isOwn = own.some((rental) => hasBegun(rental, today) || overlaps(rental, wanted));
  return isOwn ? problem('ALREADY_RENTED', { field: ['bookId'] }) : null;
}

/** Refuses with WAITING_LIMIT one more book beside so many. */
export function assertMayWaitMore(books: number): void {
  if (books >= MOST_WAITING) refuse('WAITING_LIMIT', { values: { max: MOST_WAITING } });
}

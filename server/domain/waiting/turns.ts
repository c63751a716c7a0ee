import { longestRental, type LeasePrice, type OfferedBook } from '../catalogue/book.js';
import type { Days, FreeStretch } from '../rental/rentalCalendar.js';
import { monthsToReach, overlaps, rentalPeriod, type RentalPeriod } from '../rental/rentalPeriod.js';
import type { Moment } from '../shared/day.js';
import { TURN_HOURS, type Waiting, type WaitingEnd } from './waiting.js';

const HOUR_MS = 3_600_000;

/** What decides who is told: what is offered, and when copies are free. */
export interface WaitedBook {
  book: Pick<OfferedBook, 'status' | 'price'>;
  free: readonly FreeStretch[];
}

/** What becomes of those who wait for a book. */
export interface Turns<Entry> {
  told: Entry[];
  ended: { entry: Entry; reason: WaitingEnd }[];
}

/**
 * The shortest rental that covers what is left of wanted days, within what the listing allows. Nobody rents for days that have
 * passed, so the wish shrinks day by day.
 */
export function rentalToCome(days: Days, lease: LeasePrice, today: string): RentalPeriod {
  const from = firstDay(days, today);
  const months = Math.max(monthsToReach(from, days.endsOn), lease.minDuration);
  return rentalPeriod(from, Math.min(months, longestRental(lease)));
}

/** How many copies are free on all of these days. */
export function copiesFreeOn(free: readonly FreeStretch[], { startsOn, endsOn }: Days): number {
  return free
    .filter((days) => days.startsOn <= startsOn && (days.endsOn === null || days.endsOn >= endsOn))
    .reduce((sum, { copies }) => sum + copies, 0);
}

/** Whether somebody who waits could rent a copy now for what is left of their days: what others were told of is not reserved. */
export function isFreeFor(days: Days, { book, free }: WaitedBook, today: string): boolean {
  const { lease } = book.price;
  if (book.status === 'UNLISTED' || !lease || days.endsOn <= today) return false;
  return copiesFreeOn(free, rentalToCome(days, lease, today)) > 0;
}

/**
 * Who is told now that a copy is free, and who waits no more; `entries` are all who wait for the book, the first to come
 * first. A copy is told of to one person at a time: whoever was told within a day holds it for the others, though not for
 * anybody else, as it is not reserved.
 */
export function turnsOf<Entry extends Waiting>(
  entries: readonly Entry[],
  { book, free }: WaitedBook,
  moment: Moment,
): Turns<Entry> {
  const { lease } = book.price;
  if (book.status === 'UNLISTED' || !lease) return allEnded(entries);
  const ended = entries.flatMap((entry) => {
    const reason = endOf(entry, moment);
    return reason ? [{ entry, reason }] : [];
  });
  const leaving = new Set(ended.map(({ entry }) => entry));
  const staying = entries.filter((entry) => !leaving.has(entry));
  return { told: toldNow(staying, { lease, free }, moment.today), ended };
}

/**
 * Whose turn begins, the first to come first. Most of a long line are passed over by comparing days: rentals are worked out
 * only of those for whose first day there is a copy, and once for the same days.
 */
function toldNow<Entry extends Waiting>(
  entries: readonly Entry[],
  { lease, free }: { lease: LeasePrice; free: readonly FreeStretch[] },
  today: string,
): Entry[] {
  const held = entries
    .filter(({ toldAt }) => toldAt !== null)
    .map((each) => rentalToCome(each, lease, today));
  const taken = new Set<string>();
  return entries.filter((entry) => {
    const from = firstDay(entry, today);
    const days = `${from} ${entry.endsOn}`;
    if (entry.toldAt !== null || taken.has(days) || copiesOn(free, from) <= copiesHeldOn(held, from))
      return false;
    const wanted = rentalToCome(entry, lease, today);
    const isTold = copiesFreeOn(free, wanted) > held.filter((each) => overlaps(each, wanted)).length;
    if (isTold) held.push(wanted);
    else taken.add(days);
    return isTold;
  });
}

/** How many copies are free on this day, whatever is on those that follow. */
function copiesOn(free: readonly FreeStretch[], day: string): number {
  return free
    .filter(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || endsOn > day))
    .reduce((sum, { copies }) => sum + copies, 0);
}

function copiesHeldOn(held: readonly Days[], day: string): number {
  return held.filter(({ startsOn, endsOn }) => startsOn <= day && endsOn > day).length;
}

/** The first of the wanted days that has not passed. */
function firstDay({ startsOn }: Pick<Days, 'startsOn'>, today: string): string {
  return startsOn > today ? startsOn : today;
}

function allEnded<Entry>(entries: readonly Entry[]): Turns<Entry> {
  return { told: [], ended: entries.map((entry) => ({ entry, reason: 'OFF_MARKET' })) };
}

function endOf({ endsOn, toldAt }: Waiting, { now, today }: Moment): WaitingEnd | null {
  if (endsOn <= today) return 'DAYS_OVER';
  return toldAt !== null && turnEnd(toldAt) <= now ? 'TURN_OVER' : null;
}

/** When the turn of somebody who was told is over. */
export function turnEnd(toldAt: Date): Date {
  return new Date(toldAt.getTime() + TURN_HOURS * HOUR_MS);
}

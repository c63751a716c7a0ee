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
export function rentalToCome({ startsOn, endsOn }: Days, lease: LeasePrice, today: string): RentalPeriod {
  const from = startsOn > today ? startsOn : today;
  const months = Math.max(monthsToReach(from, endsOn), lease.minDuration);
  return rentalPeriod(from, Math.min(months, longestRental(lease)));
}

/** How many copies are free on all of these days. */
export function copiesFreeOn(free: readonly FreeStretch[], { startsOn, endsOn }: Days): number {
  return free
    .filter((days) => days.startsOn <= startsOn && (days.endsOn === null || days.endsOn >= endsOn))
    .reduce((sum, { copies }) => sum + copies, 0);
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
  const holding = staying.filter(({ toldAt }) => toldAt !== null).map((each) => rental(each));
  const told = staying.filter((entry) => {
    if (entry.toldAt !== null) return false;
    const wanted = rental(entry);
    const held = holding.filter((each) => overlaps(each, wanted)).length;
    const isTold = copiesFreeOn(free, wanted) > held;
    if (isTold) holding.push(wanted);
    return isTold;
  });
  return { told, ended };

  function rental(entry: Entry): Days {
    return rentalToCome(entry, lease as LeasePrice, moment.today);
  }
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

import { longestRental, type LeasePrice, type OfferedBook } from '../catalogue/book.js';
import type { Days, FreeStretch } from '../rental/rentalCalendar.js';
import { monthsToReach, overlaps, rentalPeriod, type RentalPeriod } from '../rental/rentalPeriod.js';
import type { Moment } from '../shared/day.js';
import { TURN_HOURS, type Waiting, type WaitingEnd } from './waiting.js';

const HOUR_MS = 3_600_000;

/**
 * A book with the facts that decide which readers are notified: its status and price, and the days on which copies
 * are free.
 */
export interface WaitedBook {
  book: Pick<OfferedBook, 'status' | 'price'>;
  free: readonly FreeStretch[];
}

/** Changes to the waiting list of a book: the entries to notify, and the entries that end. */
export interface Turns<Entry> {
  told: Entry[];
  ended: { entry: Entry; reason: WaitingEnd }[];
}

/** Returns the shortest rental that covers the wanted days from today on, within the listing's limits. */
export function rentalToCome(days: Days, lease: LeasePrice, today: string): RentalPeriod {
  const from = firstDay(days, today);
  const months = Math.max(monthsToReach(from, days.endsOn), lease.minDuration);
  return rentalPeriod(from, Math.min(months, longestRental(lease)));
}

/** Returns the number of copies that are free on all of these days. */
export function copiesFreeOn(free: readonly FreeStretch[], { startsOn, endsOn }: Days): number {
  return free
    .filter((days) => days.startsOn <= startsOn && (days.endsOn === null || days.endsOn >= endsOn))
    .reduce((sum, { copies }) => sum + copies, 0);
}

/**
 * True if a waiting reader could rent a copy now for the remaining wanted days. Copies about which other readers were
 * notified also count, because a notice reserves nothing.
 */
export function isFreeFor(days: Days, { book, free }: WaitedBook, today: string): boolean {
  const { lease } = book.price;
  if (book.status === 'UNLISTED' || !lease || days.endsOn <= today) return false;
  return copiesFreeOn(free, rentalToCome(days, lease, today)) > 0;
}

/**
 * Returns the entries to notify of a free copy, and the entries that end. `entries` are all entries for the book,
 * earliest first. For 24 hours after a notice, no other waiting reader is notified of the same copy.
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
 * Returns the entries to notify now, earliest first. To keep long lists fast, computes rentals only for entries with
 * a free copy on their first day, and only once for the same days.
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

/** Returns the number of copies that are free on this day, even if only for that day. */
function copiesOn(free: readonly FreeStretch[], day: string): number {
  return free
    .filter(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || endsOn > day))
    .reduce((sum, { copies }) => sum + copies, 0);
}

function copiesHeldOn(held: readonly Days[], day: string): number {
  return held.filter(({ startsOn, endsOn }) => startsOn <= day && endsOn > day).length;
}

/** Returns the first wanted day that is not over: today at the earliest. */
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

/** Returns the end of a turn that began with a notice at `toldAt`. */
export function turnEnd(toldAt: Date): Date {
  return new Date(toldAt.getTime() + TURN_HOURS * HOUR_MS);
}

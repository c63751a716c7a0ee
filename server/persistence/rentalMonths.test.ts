import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePeriods, rentalStarts } from '../domain/rental/rentalCalendar.js';
import { rentalPeriod } from '../domain/rental/rentalPeriod.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { refusal } from '../testing/rows.js';
import { Shelf, type Allocation } from '../testing/books/shelf.js';
import { anyStep } from '../testing/books/shelfSteps.js';
import { historyRun } from '../testing/historyRun.js';
import { booksByIds } from './queries/books/books.js';
import { calendarsOf } from './queries/stock/calendars.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const DAY_MS = 86_400_000;
const NEW_YEAR = Date.parse('2026-01-01');
const dateOf = (day: number) => new Date(NEW_YEAR + day * DAY_MS).toISOString().slice(0, 10);
const numberOf = (date: string) => (Date.parse(date) - NEW_YEAR) / DAY_MS;

/** An unreleased rental. Days are counted from 1 January 2026; `until` is exclusive. */
interface Rental {
  from: number;
  until: number;
}

/** Returns the unreleased rentals of each copy that is promised but not sold, sorted by first day. */
function promisedCopies(allocations: readonly Allocation[]): Rental[][] {
  const live = allocations.filter(({ isReleased }) => !isReleased);
  const taken = [...new Set(live.map(({ copyId }) => copyId))].map((id) =>
    live.filter(({ copyId }) => copyId === id),
  );
  return taken.flatMap((own) => {
    const rentals = own.flatMap(({ from, until }) => (until === null ? [] : [{ from, until }]));
    return rentals.length === own.length ? [rentals.sort((one, other) => one.from - other.from)] : [];
  });
}

/** True if a copy is both rented and sold. No order does that. */
function isSoldAfterRental(allocations: readonly Allocation[]): boolean {
  const live = allocations.filter(({ isReleased }) => !isReleased);
  const sold = live.filter(({ until }) => until === null).map(({ copyId }) => copyId);
  return live.some(({ copyId, until }) => until !== null && sold.includes(copyId));
}

/**
 * Returns the number of copies that are free on all days from `from` to the day before `until`. Overdue copies are
 * not free.
 */
function freeCopies(shelf: Shelf, today: number, from: number, until: number): number {
  const fitting = promisedCopies(shelf.allocations).filter(
    (rentals) =>
      rentals.every((rental) => rental.until > today) &&
      !rentals.some((rental) => rental.from < until && from < rental.until),
  );
  return shelf.numbersFor(shelf.allocations).free + fitting.length;
}

async function shelfAfter(stock: number, steps: Parameters<Shelf['after']>[0][]): Promise<Shelf> {
  const shelf = await Shelf.of(opened.database, stock);
  for (const step of steps) {
    const allocations = shelf.after(step);
    if ((await refusal(shelf.write(allocations))) === undefined) shelf.allocations = allocations;
  }
  return shelf;
}

const histories = fc.tuple(
  fc.integer({ min: 1, max: 3 }),
  fc.array(anyStep, { maxLength: 15, size: 'max' }),
  fc.nat({ max: 60 }),
);
const DAYS_LOOKED_AT = Array.from({ length: 110 }, (_, day) => day);

describe('the monthly summary of the rentals of a book', () => {
  it('says on every day how many copies are free, after whatever has happened', async () => {
    const wishes = fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 7));
    const stories = fc.asyncProperty(
      histories,
      wishes,
      async ([stock, steps, today], [months, quantity, roomDays]) => {
        const shelf = await shelfAfter(stock, steps);
        const { bookId } = shelf;
        const calendars = await calendarsOf(opened.database, [{ bookId, months, quantity }], {
          today: dateOf(today),
          roomDays,
        });
        const free = calendars.get(bookId) ?? [];
        const shown = { startsOn: dateOf(today), endsOn: dateOf(today + DAYS_LOOKED_AT.length) };
        const said =
          months === 0 ? freePeriods(free, quantity, shown) : rentalStarts(free, { months, quantity }, shown);
        const wanted = DAYS_LOOKED_AT.map((day) => today + day).filter((from) => {
          const until = months === 0 ? from + 1 : numberOf(rentalPeriod(dateOf(from), months).endsOn);
          return freeCopies(shelf, today, from - roomDays, until + roomDays) >= quantity;
        });
        const days = said.flatMap(({ startsOn, endsOn }) => {
          const first = numberOf(startsOn);
          return Array.from({ length: numberOf(endsOn) - first }, (_, day) => first + day);
        });
        expect(days).toEqual(wanted);
      },
    );
    await fc.assert(stories, historyRun(60));
  });

  it('says what is available, and whether anything can be rented, on any day without a write in between', async () => {
    const stories = fc.asyncProperty(histories, async ([stock, steps, today]) => {
      const shelf = await shelfAfter(stock, steps);
      fc.pre(!isSoldAfterRental(shelf.allocations));
      for (const day of [today, today + 1, today + 20]) {
        const [book] = await booksByIds(opened.database, [shelf.bookId], dateOf(day));
        const copies = promisedCopies(shelf.allocations);
        const { free, promised } = shelf.numbersFor(shelf.allocations);
        const later = copies.filter(([first]) => first && first.from > day).length;
        const inTime = copies.some((rentals) => rentals.every(({ until }) => until > day));
        expect(book?.copies).toEqual({
          total: free + promised,
          available: free + later,
          sellable: free,
          canBeRented: free > 0 || inTime,
        });
      }
    });
    await fc.assert(stories, historyRun(40));
  });

  it('is gone with the last rental', async () => {
    const shelf = await shelfAfter(2, [
      { does: 'allocate', copies: [null, null], from: 3, until: 40 },
      { does: 'allocate', copies: [0], from: 40, until: 70 },
      { does: 'allocate', copies: [1], from: 90, until: 100 },
    ]);
    const stored = () =>
      opened.database.query<{ month: string; begun: number[]; free: unknown[] }>(
        'SELECT month, begun, free FROM rental_months WHERE book_id = $1 ORDER BY month',
        [shelf.bookId],
      );
    expect(await stored()).toEqual([
      { month: '2026-01-01', begun: [2], free: [[null, '2026-01-04', null, 2]] },
      { month: '2026-02-01', begun: [], free: [['2026-02-10', '2026-04-01', '2026-02-10', 1]] },
      { month: '2026-03-01', begun: [], free: [['2026-03-12', null, '2026-02-10', 1]] },
      { month: '2026-04-01', begun: [], free: [['2026-04-11', null, '2026-02-10', 1]] },
    ]);
    await shelf.write([]);
    expect(await stored()).toEqual([]);
  });
});

import { copiesProblem, offerProblem, type Asking } from '../../domain/cart.js';
import { chooseCopies } from '../../domain/copyChoice.js';
import { problem, type Problem } from '../../domain/errors.js';
import type { Money } from '../../domain/money.js';
import { depositOf, lineTotalOf, unitPriceOf, type LineAmounts } from '../../domain/pricing.js';
import { rentalPeriod, type RentalPeriod } from '../../domain/rentalPeriod.js';
import { booksByIds, type StoredBook } from '../../persistence/queries/books.js';
import type { StoredCartItem } from '../../persistence/queries/carts.js';
import { freeCopies, type WantedDays } from '../../persistence/queries/copies.js';
import type { Sql } from '../../persistence/sql.js';

/** A line of a cart beside its book. */
export interface BookLine {
  item: StoredCartItem;
  book: StoredBook;
}

/** A line with what it costs now and the days on which it takes its copies. */
export interface PricedLine extends BookLine, LineAmounts {
  rentalPeriod: RentalPeriod | null;
  days: WantedDays;
  unitPrice: Money;
}

/** A line with what it would take, and whether it could be ordered now. */
export interface CheckedLine extends PricedLine {
  /** The copies that the line would take; fewer than it needs when there are not enough. */
  copyIds: string[];
  /** What stands in the way; null when nothing does. */
  problem: Problem | null;
}

/** Puts its book beside each line; a line of an unknown book is left out. */
export async function linesWithBooks(
  sql: Sql,
  items: readonly StoredCartItem[],
  today: string,
): Promise<BookLine[]> {
  if (items.length === 0) return [];
  const ids = [...new Set(items.map((item) => item.bookId))];
  const books = new Map((await booksByIds(sql, ids, today)).map((book) => [book.id, book]));
  return items.flatMap((item) => {
    const book = books.get(item.bookId);
    return book ? [{ item, book }] : [];
  });
}

/** Checks lines as one cart: no two of them count on the same copy. Their periods have been checked before. */
export async function checkLines(
  sql: Sql,
  bookLines: readonly BookLine[],
  asking: Asking,
): Promise<CheckedLine[]> {
  if (bookLines.length === 0) return [];
  const lines = bookLines.map((line) => pricedLine(line, asking.today));
  const offers = lines.map(({ item, book }) => offerProblem(item, book, asking));
  const free = await freeCopies(
    sql,
    lines.map((line) => line.days),
    asking.today,
  );
  const chosen = chooseCopies(
    lines.map(({ item }, index) => ({
      ...item,
      freeCopyIds: offers[index] ? [] : (free[index]?.copyIds ?? []),
    })),
  );
  return lines.map((line, index) => {
    const copyIds = chosen[index] ?? [];
    const freeDays = { copies: copyIds.length, freeFrom: free[index]?.freeFrom ?? null };
    return {
      ...line,
      copyIds,
      problem: offers[index] ?? copiesProblem(line.item.quantity, freeDays, asking),
    };
  });
}

/** What keeps a line that has not been checked at all from being ordered now; null when nothing does. */
export async function lineProblem(sql: Sql, item: StoredCartItem, asking: Asking): Promise<Problem | null> {
  const [line] = await linesWithBooks(sql, [item], asking.today);
  if (!line) return problem('BOOK_NOT_FOUND', { field: ['bookId'] });
  const offer = offerProblem(item, line.book, asking);
  if (offer) return offer;
  const [checked] = await checkLines(sql, [line], asking);
  return checked?.problem ?? null;
}

function pricedLine({ item, book }: BookLine, today: string): PricedLine {
  const priced = { ...item, price: book.price };
  const period = periodOf(item);
  return {
    item,
    book,
    rentalPeriod: period,
    days: { bookId: book.id, from: period?.startsOn ?? today, until: period?.endsOn ?? null },
    unitPrice: unitPriceOf(priced),
    lineTotal: lineTotalOf(priced),
    deposit: depositOf(priced),
  };
}

function periodOf({ startsOn, months }: StoredCartItem): RentalPeriod | null {
  return startsOn !== null && months !== null ? rentalPeriod(startsOn, months) : null;
}

import type { DeliveredLine } from '../../domain/delivery/charge.js';
import { copiesProblem, offerProblem, type Asking } from '../../domain/orders/cart.js';
import { chooseCopies, countOf, type CopyChoice } from '../../domain/orders/copyChoice.js';
import { problem, type Problem } from '../../domain/shared/errors.js';
import { LONGEST_LEASE } from '../../domain/catalogue/listing.js';
import { limitProblems } from '../../domain/orders/orderLimits.js';
import type { Money } from '../../domain/money/money.js';
import type { LineAmounts } from '../../domain/money/ledger.js';
import { depositOf, lineTotalOf, unitPriceOf } from '../../domain/orders/pricing.js';
import { rentalPeriod, startProblem, type RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import type { StoredCartItem } from '../../persistence/queries/orders/carts.js';
import { booksWithCopies, type BookWithCopies } from '../../persistence/queries/stock/copies.js';
import type { Queryable } from '../../persistence/sql.js';

/** A line of a cart with its book and its current price. */
export interface PricedLine extends BookWithCopies, LineAmounts {
  item: StoredCartItem;
  rentalPeriod: RentalPeriod | null;
  /** The first day of a purchase, which is today (YYYY-MM-DD). */
  soldFrom: string;
  unitPrice: Money;
}

/** A line with the copies that it would take, and the problem that prevents ordering it. */
export interface CheckedLine extends PricedLine {
  /** The copies for the line; fewer than its quantity if too few are free. */
  copies: CopyChoice;
  /** The problem that prevents ordering; null if there is none. */
  problem: Problem | null;
}

/** Returns the lines with their books and prices, read by one statement. Lines of unknown books are omitted. */
export async function pricedLines(
  database: Queryable,
  items: readonly StoredCartItem[],
  { today, roomDays }: Asking,
): Promise<PricedLine[]> {
  if (items.length === 0) return [];
  const periods = items.map((item) => periodOf(item, today));
  const books = await booksWithCopies(
    database,
    items.map(({ bookId, quantity }, index) => ({
      bookId,
      quantity,
      from: periods[index]?.startsOn ?? today,
      until: periods[index]?.endsOn ?? null,
    })),
    { today, roomDays },
  );
  return items.flatMap((item, index) => {
    const found = books[index];
    return found ? [{ ...pricedLine(item, periods[index] ?? null, found), soldFrom: today }] : [];
  });
}

/**
 * Checks lines together as one cart: each copy is used for one line only, and the quantities must stay within
 * the limits of one order.
 */
export function checkLines(lines: readonly PricedLine[], asking: Asking): CheckedLine[] {
  const offers = lines.map(({ item, book }) => offerProblem(item, book, asking));
  const chosen = chooseCopies(
    lines.map(({ item, freeCopies, fittingCopyIds }, index) => ({
      ...item,
      freeCopies: offers[index] ? 0 : freeCopies,
      fittingCopyIds: offers[index] ? [] : fittingCopyIds,
    })),
  );
  const limits = limitsOf(lines);
  return lines.map((line, index) => {
    const copies = chosen[index] ?? { promisedCopyIds: [], freeCopies: 0 };
    const free = { copies: countOf(copies), freeFrom: line.freeFrom };
    const scarcity = copiesProblem(line.item.quantity, free, asking);
    return { ...line, copies, problem: offers[index] ?? scarcity ?? limits[index] ?? null };
  });
}

function limitsOf(lines: readonly PricedLine[]): (Problem | null)[] {
  return limitProblems(
    lines.map(({ item: { bookId, quantity }, book: { mostCopiesPerOrder } }) => ({
      bookId,
      quantity,
      mostCopiesPerOrder,
    })),
  );
}

/**
 * Returns the problem that prevents ordering a line, such as BOOK_NOT_FOUND for a missing line; null if there is none. Free
 * copies are checked as if the line were alone in the cart, because other lines reserve nothing. The limits of an order are
 * checked for the whole cart.
 */
export function lineProblem(lines: readonly PricedLine[], itemId: string, asking: Asking): Problem | null {
  const line = lines.find(({ item }) => item.id === itemId);
  if (!line) return problem('BOOK_NOT_FOUND', { field: ['bookId'] });
  const others = lines.filter((each) => each !== line);
  return checkLines([line], asking)[0]?.problem ?? limitsOf([...others, line]).at(-1) ?? null;
}

function pricedLine(
  item: StoredCartItem,
  period: RentalPeriod | null,
  found: BookWithCopies,
): Omit<PricedLine, 'soldFrom'> {
  const priced = { ...item, price: found.book.price };
  return {
    ...found,
    item,
    rentalPeriod: period,
    unitPrice: unitPriceOf(priced),
    lineTotal: lineTotalOf(priced),
    deposit: depositOf(priced),
  };
}

/** Returns the parts of a line that determine its delivery charge. */
export function deliveredLine({ book, item, lineTotal, terms }: PricedLine): DeliveredLine {
  return { book, quantity: item.quantity, lineTotal, terms };
}

/** Returns the days of a rental. Null for a purchase, and for a length or first day that no listing allows. */
function periodOf({ startsOn, months }: StoredCartItem, today: string): RentalPeriod | null {
  if (startsOn === null || months === null) return null;
  const isPossible =
    months >= 1 && months <= LONGEST_LEASE && startProblem(startsOn, today)?.code !== 'DATE_TOO_FAR';
  return isPossible ? rentalPeriod(startsOn, months) : null;
}

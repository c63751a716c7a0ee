import { problem, refuse, type Problem } from '../shared/errors.js';

/** Maximum number of copies of a listing in one order, unless its seller sets another limit. */
export const DEFAULT_MOST_COPIES_PER_ORDER = 20;

/**
 * Maximum total number of copies in one order. Listings whose seller allows more copies than the default do not
 * count.
 */
const MOST_COPIES_OF_AN_ORDER = 200;

/** Maximum number of unconfirmed orders of an account without a verified email address. */
export const MOST_UNCONFIRMED_ORDERS = 5;

/** A line of an order. `mostCopiesPerOrder` is the limit that the seller set; null for the default. */
export interface LimitedLine {
  bookId: string;
  quantity: number;
  mostCopiesPerOrder: number | null;
}

/** Returns the maximum number of copies of a listing in one order. */
export function mostCopiesOf({ mostCopiesPerOrder }: Pick<LimitedLine, 'mostCopiesPerOrder'>): number {
  return mostCopiesPerOrder ?? DEFAULT_MOST_COPIES_PER_ORDER;
}

/**
 * Returns one result per line: the problem if the line, together with earlier lines, exceeds a limit; otherwise null.
 */
export function limitProblems(lines: readonly LimitedLine[]): (Problem | null)[] {
  const copiesOf = new Map<string, number>();
  let counted = 0;
  return lines.map(({ bookId, quantity, ...listing }) => {
    const max = mostCopiesOf(listing);
    const copies = (copiesOf.get(bookId) ?? 0) + quantity;
    copiesOf.set(bookId, copies);
    if (max <= DEFAULT_MOST_COPIES_PER_ORDER) counted += quantity;
    if (copies > max) return problem('TOO_MANY_COPIES', { field: ['quantity'], values: { max } });
    return counted > MOST_COPIES_OF_AN_ORDER ? orderTooLarge() : null;
  });
}

function orderTooLarge(): Problem {
  return problem('ORDER_TOO_LARGE', { field: ['quantity'], values: { max: MOST_COPIES_OF_AN_ORDER } });
}

/**
 * Throws TOO_MANY_UNCONFIRMED_ORDERS if the account already has 5 unconfirmed orders. Call it only for accounts
 * without a verified email address.
 */
export function assertMayOrderMore(unconfirmed: number): void {
  if (unconfirmed < MOST_UNCONFIRMED_ORDERS) return;
  refuse('TOO_MANY_UNCONFIRMED_ORDERS', { values: { max: MOST_UNCONFIRMED_ORDERS } });
}

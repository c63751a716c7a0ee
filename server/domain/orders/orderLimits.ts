import { problem, refuse, type Problem } from '../shared/errors.js';

/** Maximum number of copies of a listing in one order, unless its seller sets another limit. */
export const DEFAULT_MOST_COPIES_PER_ORDER = 20;

/**
 * Maximum number of copies in one order in total. Listings whose seller allows more than the default do not count.
 */
const MOST_COPIES_OF_AN_ORDER = 200;

/** Maximum number of unconfirmed orders of an account without a verified email address. */
export const MOST_UNCONFIRMED_ORDERS = 5;

/** A line with the limit that its seller set; null for the default. */
export interface LimitedLine {
  bookId: string;
  quantity: number;
  mostCopiesPerOrder: number | null;
}

/** Returns the most copies of a listing for one order. */
export function mostCopiesOf({ mostCopiesPerOrder }: Pick<LimitedLine, 'mostCopiesPerOrder'>): number {
  return mostCopiesPerOrder ?? DEFAULT_MOST_COPIES_PER_ORDER;
}

/** Returns the problem of each line, counted together with the lines before it; null if there is none. */
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
 * Throws TOO_MANY_UNCONFIRMED_ORDERS at the limit of unconfirmed orders. For accounts without a verified email
 * address.
 */
export function assertMayOrderMore(unconfirmed: number): void {
  if (unconfirmed < MOST_UNCONFIRMED_ORDERS) return;
  refuse('TOO_MANY_UNCONFIRMED_ORDERS', { values: { max: MOST_UNCONFIRMED_ORDERS } });
}

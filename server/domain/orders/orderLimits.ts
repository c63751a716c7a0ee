import { problem, refuse, type Problem } from '../shared/errors.js';

/** How many copies of a listing one order takes at most, unless its seller says otherwise. */
export const DEFAULT_MOST_COPIES_PER_ORDER = 20;

/** How many copies one order takes at most, those of listings of which the seller allows more not counted. */
const MOST_COPIES_OF_AN_ORDER = 200;

/** How many orders that wait for their sellers an account has at most before its email address is verified. */
export const MOST_UNCONFIRMED_ORDERS = 5;

/** A line with what its seller says; null for the default. */
export interface LimitedLine {
  bookId: string;
  quantity: number;
  mostCopiesPerOrder: number | null;
}

/** How many copies of a listing one order may take. */
export function mostCopiesOf({ mostCopiesPerOrder }: Pick<LimitedLine, 'mostCopiesPerOrder'>): number {
  return mostCopiesPerOrder ?? DEFAULT_MOST_COPIES_PER_ORDER;
}

/** What keeps each line from being ordered together with those before it; null when nothing does. */
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

/** Refuses with TOO_MANY_UNCONFIRMED_ORDERS one more order beside so many of an unverified account. */
export function assertMayOrderMore(unconfirmed: number): void {
  if (unconfirmed < MOST_UNCONFIRMED_ORDERS) return;
  refuse('TOO_MANY_UNCONFIRMED_ORDERS', { values: { max: MOST_UNCONFIRMED_ORDERS } });
}

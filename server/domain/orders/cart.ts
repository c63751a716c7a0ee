import { z } from 'zod';
import type { BookPrice, OfferedBook } from '../catalogue/book.js';
import { problem, refuse, type Problem } from '../shared/errors.js';
import { dateField, idempotencyKeyField, idField, missingOr, quantityField } from '../shared/fields.js';
import { durationProblem, startProblem } from '../rental/rentalPeriod.js';
import type { Planning } from '../rental/room.js';

/** Maximum number of lines of a cart. The limit bounds the work for one order and keeps its maximum total exact. */
export const MOST_LINES = 200;

/** The kinds of lines: copies are bought, or rented for a period. */
export const CartItemType = { PURCHASE: 'PURCHASE', RENTAL: 'RENTAL' } as const;
export type CartItemType = keyof typeof CartItemType;

/** A line of a cart. `startsOn` and `months` are null for a purchase. */
export interface CartLine {
  type: CartItemType;
  quantity: number;
  startsOn: string | null;
  months: number | null;
}

/**
 * Input that adds a book to the cart. offerProblem later checks whether the book can be rented for this number of
 * months.
 */
export const addToCartSchema = z
  .object({
    bookId: idField,
    type: z.enum(CartItemType, missingOr('REQUIRED')),
    quantity: quantityField.nullish().transform((quantity) => quantity ?? 1),
    rental: z
      .object({ months: z.int(), startsOn: dateField.nullish().transform((day) => day ?? null) })
      .nullish()
      .transform((rental) => rental ?? null),
    idempotencyKey: idempotencyKeyField,
  })
  .refine(({ type, rental }) => type !== 'RENTAL' || rental !== null, {
    path: ['rental'],
    error: 'RENTAL_PERIOD_REQUIRED',
  })
  .refine(({ type, rental }) => type !== 'PURCHASE' || rental === null, {
    path: ['rental'],
    error: 'RENTAL_PERIOD_UNEXPECTED',
  });
export type AddToCart = z.output<typeof addToCartSchema>;

/** Input that changes the quantity of a line. */
export const updateCartItemSchema = z.object({ cartItemId: idField, quantity: quantityField });

export const removeFromCartSchema = z.object({ cartItemId: idField });

/** Throws CART_FULL if the cart already has 200 lines. */
export function assertCartHasRoom(lines: number): void {
  if (lines >= MOST_LINES) refuse('CART_FULL', { values: { max: MOST_LINES } });
}

/** The viewer who wants to order, today's date, and the days that are kept free between rentals. */
export interface Asking extends Planning {
  buyerId: string;
}

/**
 * Returns the problem that prevents ordering a line now; null if there is none. Does not check that copies are free.
 */
export function offerProblem(
  line: CartLine,
  book: Pick<OfferedBook, 'sellerId' | 'status' | 'price'>,
  { buyerId, today }: Omit<Asking, 'roomDays'>,
): Problem | null {
  const field = ['bookId'];
  if (book.sellerId === buyerId) return problem('OWN_BOOK', { field });
  if (book.status === 'UNLISTED') return problem('BOOK_UNLISTED', { field });
  if (book.status === 'SOLD') return problem('BOOK_SOLD', { field });
  return line.type === 'PURCHASE'
    ? saleProblem(book.price)
    : rentalProblem(line.months ?? 0, line.startsOn ?? today, book.price, today);
}

/** The availability of a book's copies on the days of a cart line. */
export interface FreeDays {
  /** Number of copies that are free on all of these days. */
  copies: number;
  /** The first day from which a copy is free without end; null if there is none. */
  freeFrom: string | null;
}

/** Returns the problem that prevents ordering `quantity` copies now; null if enough of them are free. */
export function copiesProblem(
  quantity: number,
  { copies, freeFrom }: FreeDays,
  { today }: Pick<Asking, 'today'>,
): Problem | null {
  if (quantity <= copies) return null;
  return copies === 0 && freeFrom !== null && freeFrom > today
    ? problem('BOOK_RENTED', { field: ['bookId'], values: { availableFrom: freeFrom } })
    : problem('NOT_ENOUGH_COPIES', { field: ['quantity'], values: { available: copies } });
}

function saleProblem(price: BookPrice): Problem | null {
  return price.sale ? null : problem('NOT_FOR_SALE', { field: ['type'] });
}

function rentalProblem(months: number, startsOn: string, price: BookPrice, today: string): Problem | null {
  if (!price.lease) return problem('NOT_FOR_RENT', { field: ['type'] });
  return durationProblem(months, price.lease) ?? startProblem(startsOn, today);
}

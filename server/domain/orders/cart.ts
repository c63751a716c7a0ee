import { z } from 'zod';
import type { BookPrice, OfferedBook } from '../catalogue/book.js';
import { problem, refuse, type Problem } from '../shared/errors.js';
import { dateField, idempotencyKeyField, idField, missingOr, quantityField } from '../shared/fields.js';
import { durationProblem, startProblem } from '../rental/rentalPeriod.js';

/** How many lines a cart holds at most: an order stays a bounded piece of work, and the dearest total exact. */
export const MOST_LINES = 200;

/** Whether a line takes copies for good or for a period. */
export const CartItemType = { PURCHASE: 'PURCHASE', RENTAL: 'RENTAL' } as const;
export type CartItemType = keyof typeof CartItemType;

/** What lies in a cart: a rental has the day it begins and its whole months. */
export interface CartLine {
  type: CartItemType;
  quantity: number;
  startsOn: string | null;
  months: number | null;
}

/** What one gives to add a book. Whether the months suit the book is for cartLineProblem to say. */
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

/** What one gives to change the quantity of a line. */
export const updateCartItemSchema = z.object({ cartItemId: idField, quantity: quantityField });

/** What one gives to take a line out. */
export const removeFromCartSchema = z.object({ cartItemId: idField });

/** Refuses with CART_FULL one more line in a cart of so many. */
export function assertCartHasRoom(lines: number): void {
  if (lines >= MOST_LINES) refuse('CART_FULL', { values: { max: MOST_LINES } });
}

/** Who wants a line, and the day it is asked. */
export interface Asking {
  buyerId: string;
  today: string;
}

/** What keeps a line from being ordered now, whatever copies are free; null when nothing does. */
export function offerProblem(
  line: CartLine,
  book: Pick<OfferedBook, 'sellerId' | 'status' | 'price'>,
  { buyerId, today }: Asking,
): Problem | null {
  const field = ['bookId'];
  if (book.sellerId === buyerId) return problem('OWN_BOOK', { field });
  if (book.status === 'UNLISTED') return problem('BOOK_UNLISTED', { field });
  if (book.status === 'SOLD') return problem('BOOK_SOLD', { field });
  return line.type === 'PURCHASE'
    ? saleProblem(book.price)
    : rentalProblem(line.months ?? 0, line.startsOn ?? today, book.price, today);
}

/** What the calendar of a book's copies says about the days of a line. */
export interface FreeDays {
  /** How many copies are free on all of them. */
  copies: number;
  /** The first day from which a copy is free for good; null when none ever is. */
  freeFrom: string | null;
}

/** What keeps so many copies from being ordered now; null when nothing does. */
export function copiesProblem(
  quantity: number,
  { copies, freeFrom }: FreeDays,
  { today }: Asking,
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

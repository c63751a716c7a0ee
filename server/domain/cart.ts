import { z } from 'zod';
import type { OfferedBook } from './book.js';
import { DomainError, problem, type Problem } from './errors.js';
import { dateField, idField, missingOr, quantityField } from './fields.js';
import { durationProblem, startProblem } from './rentalPeriod.js';

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

/** Who wants the line, and the day it is asked. */
export interface Asking {
  buyerId: string;
  today: string;
}

/** What keeps a line from being ordered now, as far as the book tells; null when nothing does. */
export function cartLineProblem(line: CartLine, book: OfferedBook, asking: Asking): Problem | null {
  const field = ['bookId'];
  if (book.sellerId === asking.buyerId) return problem('OWN_BOOK', { field });
  if (book.status === 'UNLISTED') return problem('BOOK_UNLISTED', { field });
  if (book.status === 'SOLD') return problem('BOOK_SOLD', { field });
  return line.type === 'PURCHASE'
    ? purchaseProblem(line.quantity, book)
    : rentalProblem({ ...line, startsOn: line.startsOn ?? asking.today }, book, asking.today);
}

/** Refuses what cartLineProblem finds. */
export function assertCanBeInCart(line: CartLine, book: OfferedBook, asking: Asking): void {
  const found = cartLineProblem(line, book, asking);
  if (found) throw new DomainError([found]);
}

function purchaseProblem(quantity: number, book: OfferedBook): Problem | null {
  if (!book.price.sale) return problem('NOT_FOR_SALE', { field: ['type'] });
  return rentedProblem(book) ?? copiesProblem(quantity, book.copies.available);
}

function rentalProblem(
  { startsOn, months, quantity }: { startsOn: string; months: number | null; quantity: number },
  book: OfferedBook,
  today: string,
): Problem | null {
  if (!book.price.lease) return problem('NOT_FOR_RENT', { field: ['type'] });
  const startsToday = startsOn <= today;
  const stillRented = book.availableFrom === null || startsOn < book.availableFrom;
  return (
    durationProblem(months ?? 0, book.price.lease) ??
    startProblem(startsOn, today) ??
    (stillRented ? rentedProblem(book) : null) ??
    copiesProblem(quantity, startsToday ? book.copies.available : book.copies.total)
  );
}

function rentedProblem({ status, availableFrom }: OfferedBook): Problem | null {
  if (status !== 'RENTED' || availableFrom === null) return null;
  return problem('BOOK_RENTED', { field: ['bookId'], values: { availableFrom } });
}

function copiesProblem(quantity: number, available: number): Problem | null {
  return quantity > available
    ? problem('NOT_ENOUGH_COPIES', { field: ['quantity'], values: { available } })
    : null;
}

import { quoteRental, rentalQuoteSchema, type RentalQuote } from '../../domain/orders/rentalQuote.js';
import { parseInput } from '../../domain/shared/errors.js';
import { today, type Scope } from '../scope.js';
import { viewBook } from './findBooks.js';

/**
 * Returns the cost and due date of a rental. Null if the viewer cannot see the book, or if the book cannot be rented
 * from this day for this many months.
 */
export async function viewRentalQuote(scope: Scope, input: unknown): Promise<RentalQuote | null> {
  const wanted = parseInput(rentalQuoteSchema, input);
  const book = await viewBook(scope, wanted.bookId);
  return book && quoteRental(book, wanted, { today: today(scope), deliveryDays: scope.deadlineDays.SHIPPED });
}

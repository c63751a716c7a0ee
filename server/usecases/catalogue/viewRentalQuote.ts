import { quoteRental, rentalQuoteSchema, type RentalQuote } from '../../domain/orders/rentalQuote.js';
import { parseInput } from '../../domain/shared/errors.js';
import { today, type Scope } from '../scope.js';
import { viewBook } from './findBooks.js';

/**
 * Returns the cost and the due day of a rental; null for a book that the viewer cannot see, or cannot rent
 * that way.
 */
export async function viewRentalQuote(scope: Scope, input: unknown): Promise<RentalQuote | null> {
  const wanted = parseInput(rentalQuoteSchema, input);
  const book = await viewBook(scope, wanted.bookId);
  return book && quoteRental(book, wanted, today(scope));
}

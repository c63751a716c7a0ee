import { canSeeUnlisted } from '../../domain/catalogue/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { bookById } from '../../persistence/queries/books/bookById.js';
import { booksByIds } from '../../persistence/queries/books/books.js';
import { today, type Scope } from '../scope.js';
import { presentBook, type Book } from './book.js';

/**
 * Returns the books with these IDs in the same order; null for an unknown ID. Unlike viewBook, does not check if the
 * viewer may see a book, because carts and orders also show books that are off the market.
 */
export async function findBooks(scope: Scope, ids: readonly string[]): Promise<(Book | null)[]> {
  const stored = await booksByIds(scope.database, ids, today(scope));
  const byId = new Map(stored.map((book) => [book.id, presentBook(book)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Returns the book with this ID, or null. A book off the market is returned to its seller and to moderators only. */
export async function viewBook(scope: Scope, id: string): Promise<Book | null> {
  const stored = await bookById(scope.database, id, today(scope));
  if (!stored) return null;
  const book = presentBook(stored);
  return book.status !== 'UNLISTED' || canSeeUnlisted(await scope.principal(), book) ? book : null;
}

/** Returns the book with this ID. Throws BOOK_NOT_FOUND if the book is unknown or hidden from the viewer. */
export async function requireBook(scope: Scope, id: string, field?: string[]): Promise<Book> {
  return (await viewBook(scope, id)) ?? refuse('BOOK_NOT_FOUND', field && { field });
}

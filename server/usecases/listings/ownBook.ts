import { parseInput, refuse } from '../../domain/shared/errors.js';
import { ownBookSchema } from '../../domain/catalogue/listingEdit.js';
import { canEdit } from '../../domain/catalogue/policies.js';
import { booksByIds } from '../../persistence/queries/books/books.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import { lockBooks } from '../../persistence/queries/stock/copies.js';
import type { Queryable } from '../../persistence/sql.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';

/**
 * Returns the viewer's listing, on the market or not. Throws UNAUTHENTICATED for visitors, NOT_YOUR_BOOK for another
 * seller's listing on the market, and BOOK_NOT_FOUND for an unknown listing and for another seller's listing off the
 * market.
 */
export async function ownBook(
  scope: Scope,
  input: unknown,
  database: Queryable = scope.database,
): Promise<StoredBook> {
  const viewer = await requireAbility(scope, 'listings:write');
  const { bookId } = parseInput(ownBookSchema, input);
  const [book] = await booksByIds(database, [bookId], today(scope));
  if (book && canEdit(viewer, book)) return book;
  const isHidden = !book || book.status === 'UNLISTED';
  return refuse(isHidden ? 'BOOK_NOT_FOUND' : 'NOT_YOUR_BOOK', { field: ['bookId'] });
}

/**
 * Returns the viewer's listing as ownBook does, and locks it against orders and changes until the transaction
 * ends.
 */
export async function lockedOwnBook(scope: Scope, tx: Transaction, bookId: string): Promise<StoredBook> {
  await lockBooks(tx, [bookId]);
  return ownBook(scope, { bookId }, tx);
}

import { bookmarkSchema } from '../../domain/catalogue/bookmark.js';
import { parseInput } from '../../domain/shared/errors.js';
import { removeBookmark, saveBookmark } from '../../persistence/queries/books/bookmarks.js';
import { requireBook } from '../catalogue/findBooks.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Saves a book for the viewer and returns the book's ID. Does nothing if the book is already saved. Throws
 * BOOK_NOT_FOUND if the book is unknown or hidden from the viewer.
 */
export async function addBookmark(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'bookmarks:write');
  const { bookId } = parseInput(bookmarkSchema, input);
  await requireBook(scope, bookId, ['bookId']);
  await scope.database.transaction(async (tx) => {
    const isNew = await saveBookmark(tx, { userId: viewer.id, bookId, now: scope.clock.now() });
    if (isNew) await record(scope, tx, { type: 'BookmarkAdded', userId: viewer.id, bookId });
  });
  return bookId;
}

/**
 * Removes the viewer's bookmark of a book and returns the book's ID. Does nothing if the book was not saved or no
 * longer exists.
 */
export async function dropBookmark(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'bookmarks:write');
  const { bookId } = parseInput(bookmarkSchema, input);
  await scope.database.transaction(async (tx) => {
    const wasThere = await removeBookmark(tx, viewer.id, bookId);
    if (wasThere) await record(scope, tx, { type: 'BookmarkRemoved', userId: viewer.id, bookId });
  });
  return bookId;
}

import { bookmarkedAmong, bookmarksOf, countBookmarks } from '../../persistence/queries/books/bookmarks.js';
import type { Book } from '../catalogue/book.js';
import { findBooks } from '../catalogue/findBooks.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { principalWith, requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** Returns a page of the viewer's bookmarks, newest first. Books that went off the market are included. */
export async function listBookmarks(scope: Scope, request: PageArguments): Promise<Page<Book>> {
  const { id } = await requireAbility(scope, 'bookmarks:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => bookmarksOf(scope.database, id, stretch),
    nodesOf: (bookmarks) =>
      findBooks(
        scope,
        bookmarks.map(({ bookId }) => bookId),
      ),
    placeOf: ({ createdAt, bookId }) => [createdAt, bookId],
    count: (most) => countBookmarks(scope.database, id, most),
  });
}

/**
 * Returns, for each of these books in order, true if the viewer has saved the book. Runs one statement, or none for a
 * visitor.
 */
export async function findBookmarked(scope: Scope, bookIds: readonly string[]): Promise<boolean[]> {
  const viewer = await principalWith(scope, 'bookmarks:read');
  const saved = viewer ? await bookmarkedAmong(scope.database, viewer.id, bookIds) : new Set<string>();
  return bookIds.map((id) => saved.has(id));
}

import { z } from 'zod';
import { COUNT_LIMIT } from '../../domain/shared/page.js';
import { bookmarkedAmong, bookmarksOf, countBookmarks } from '../../persistence/queries/books/bookmarks.js';
import type { Book } from '../catalogue/book.js';
import { findBooks } from '../catalogue/findBooks.js';
import { decodeCursor, encodeCursor, pageOf, pageRequest, type Page, type PageArguments } from '../paging.js';
import { requireViewer, type Scope } from '../scope.js';

const placeSchema = z.tuple([z.iso.datetime(), z.string().max(90)]);

/** A page of the books that the viewer has saved, the last saved first; whatever has become of them. */
export async function listBookmarks(scope: Scope, request: PageArguments): Promise<Page<Book>> {
  const viewer = await requireViewer(scope);
  const page = pageRequest(request);
  const bookmarks = await bookmarksOf(scope.database, {
    userId: viewer.id,
    limit: page.size + 1,
    backward: page.backward,
    place: page.cursor === null ? null : decodeCursor(page.cursor, placeSchema),
  });
  const savedAt = new Map(bookmarks.map(({ bookId, createdAt }) => [bookId, createdAt]));
  const books = await findBooks(scope, [...savedAt.keys()]);
  return pageOf(
    books.filter((book) => book !== null),
    page,
    {
      cursorOf: ({ id }) => encodeCursor([savedAt.get(id), id]),
      count: () => countBookmarks(scope.database, viewer.id, COUNT_LIMIT + 1),
    },
  );
}

/** Whether the viewer has saved each of these books: one statement for all of them, none for a visitor. */
export async function findBookmarked(scope: Scope, bookIds: readonly string[]): Promise<boolean[]> {
  const viewer = await scope.viewer();
  const saved = viewer ? await bookmarkedAmong(scope.database, viewer.id, bookIds) : new Set<string>();
  return bookIds.map((id) => saved.has(id));
}

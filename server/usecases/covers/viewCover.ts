import type { CoverWords } from '../../covers/drawnCover.js';
import { canSeeUnlisted } from '../../domain/orders/policies.js';
import { bookForCover, keepsBook, type BookForCover } from '../../persistence/queries/books/covers.js';
import type { Scope } from '../scope.js';

/** What the drawn cover of a book shows, and whether it is for its viewer only. */
export interface ViewedCover extends CoverWords {
  isHidden: boolean;
}

/**
 * The drawn cover of a book, or null. Once a book is off the market its cover is there for anyone who goes on seeing the book:
 * its seller, administrators, and those who ordered it, or have it in the cart or among the bookmarks.
 */
export async function viewCover(scope: Scope, bookId: string): Promise<ViewedCover | null> {
  const book = await bookForCover(scope.reads, bookId);
  if (!book) return null;
  const { title, author, unlisted: isHidden } = book;
  return !isHidden || (await seesHidden(scope, bookId, book)) ? { title, author, isHidden } : null;
}

async function seesHidden(scope: Scope, bookId: string, book: BookForCover): Promise<boolean> {
  const viewer = await scope.viewer();
  if (!viewer) return false;
  return canSeeUnlisted(viewer, book) || keepsBook(scope.database, viewer.id, bookId);
}

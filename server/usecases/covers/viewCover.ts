import type { CoverWords } from '../../covers/drawnCover.js';
import { canSeeAllCovers, canSeeUnlisted } from '../../domain/catalogue/policies.js';
import {
  bookForCover,
  keepsBook,
  keepsCover,
  uploadedCover,
  type BookForCover,
} from '../../persistence/queries/books/covers.js';
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
  const viewer = await scope.principal();
  if (!viewer) return false;
  return canSeeUnlisted(viewer, book) || keepsBook(scope.database, viewer.id, bookId);
}

/**
 * Whether an uploaded cover, named by its hash, is for everybody or for this viewer only; null if the viewer may not see it.
 * It is for everybody while a listing that has it is on the market, and afterwards for whoever goes on seeing such a
 * listing. A cover that was replaced is nobody's.
 */
export async function viewUploadedCover(scope: Scope, hash: string): Promise<{ isPublic: boolean } | null> {
  const cover = await uploadedCover(scope.reads, hash);
  if (!cover) return null;
  if (!cover.unlisted) return { isPublic: true };
  const viewer = await scope.principal();
  if (!viewer) return null;
  const sees = canSeeAllCovers(viewer) || (await keepsCover(scope.database, viewer.id, hash));
  return sees ? { isPublic: false } : null;
}

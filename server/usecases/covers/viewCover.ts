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

/**
 * The texts of a drawn cover. `isHidden` is true if the book is off the market; the cover must then not be cached.
 */
export interface ViewedCover extends CoverWords {
  isHidden: boolean;
}

/**
 * Returns the texts of a book's drawn cover, or null if the viewer cannot see it. The cover of a book off the
 * market is returned only to its seller, to moderators, and to people who ordered the book or have it in their
 * cart or bookmarks.
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
 * Returns null if the viewer may not see the uploaded cover; otherwise, `isPublic` is true if everybody may. A cover
 * is public while a listing that uses it is on the market. Otherwise it is visible to the sellers of its listings, to
 * moderators, and to people who have one of its listings in an order, cart or bookmarks. A cover that no listing uses
 * is never returned.
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

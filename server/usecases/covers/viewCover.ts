import type { CoverWords } from '../../covers/drawnCover.js';
import { isCoverHash, storedImage, type CoverSize } from '../../covers/storedCover.js';
import { canSeeAllCovers, canSeeUnlisted } from '../../domain/catalogue/policies.js';
import { refuse } from '../../domain/shared/errors.js';
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

/** A WebP image of an uploaded cover or a photo; `isPublic` is true if everyone may see it. */
export interface ViewedPicture {
  image: Buffer;
  isPublic: boolean;
}

/**
 * Returns the texts of a book's drawn cover. The cover of a book off the market is returned only to its seller, to
 * moderators, and to people who ordered the book or have it in their cart or bookmarks. Throws NOT_FOUND for all
 * others, so that they do not learn which books exist.
 */
export async function viewCover(scope: Scope, bookId: string): Promise<ViewedCover> {
  const book = (await bookForCover(scope.reads, bookId)) ?? refuse('NOT_FOUND');
  const { title, author, unlisted: isHidden } = book;
  if (isHidden && !(await seesHidden(scope, bookId, book))) refuse('NOT_FOUND');
  return { title, author, isHidden };
}

async function seesHidden(scope: Scope, bookId: string, book: BookForCover): Promise<boolean> {
  const viewer = await scope.principal();
  if (!viewer) return false;
  return canSeeUnlisted(viewer, book) || keepsBook(scope.database, viewer.id, bookId);
}

/**
 * Returns an uploaded cover. Throws NOT_FOUND if the viewer may not see it. A cover is public while a listing that uses
 * it is on the market. After that, it is visible only to the sellers of its listings, to moderators, and to people who
 * have one of its listings in an order, cart or bookmarks. A cover that no listing uses is never returned.
 */
export async function viewUploadedCover(scope: Scope, hash: string, size: CoverSize): Promise<ViewedPicture> {
  const cover = (isCoverHash(hash) && (await uploadedCover(scope.reads, hash))) || refuse('NOT_FOUND');
  const isPublic = !cover.unlisted;
  if (!isPublic && !(await seesHiddenCover(scope, hash))) refuse('NOT_FOUND');
  const image = (await storedImage(scope.files, hash, size)) ?? refuse('NOT_FOUND');
  return { image, isPublic };
}

async function seesHiddenCover(scope: Scope, hash: string): Promise<boolean> {
  const viewer = await scope.principal();
  if (!viewer) return false;
  return canSeeAllCovers(viewer) || keepsCover(scope.database, viewer.id, hash);
}

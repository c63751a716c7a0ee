import { canEdit, canSeeUnlisted } from '../../domain/catalogue/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { bookOfPhoto, type BookOfPhoto } from '../../persistence/queries/photos/bookPhotos.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Returns the viewer's own listing of a photo. Refuses UNAUTHENTICATED, PHOTO_NOT_FOUND (also for photos that
 * the viewer may not see), and NOT_YOUR_BOOK.
 */
export async function ownPhoto(scope: Scope, photoId: string): Promise<BookOfPhoto> {
  const viewer = await requireAbility(scope, 'listings:write');
  const book = await bookOfPhoto(scope.database, photoId);
  if (book && canEdit(viewer, book)) return book;
  const isHidden = !book || (book.unlisted && !canSeeUnlisted(viewer, book));
  return refuse(isHidden ? 'PHOTO_NOT_FOUND' : 'NOT_YOUR_BOOK', { field: ['photoId'] });
}

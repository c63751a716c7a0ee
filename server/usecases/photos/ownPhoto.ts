import { canEdit, canSeeUnlisted } from '../../domain/catalogue/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { bookOfPhoto, type BookOfPhoto } from '../../persistence/queries/photos/bookPhotos.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Returns the listing that a photo belongs to, if the listing is the viewer's own. Throws UNAUTHENTICATED for
 * visitors, PHOTO_NOT_FOUND if the photo is unknown or the viewer may not see it, and NOT_YOUR_BOOK if the listing is
 * another seller's.
 */
export async function ownPhoto(scope: Scope, photoId: string): Promise<BookOfPhoto> {
  const viewer = await requireAbility(scope, 'listings:write');
  const book = await bookOfPhoto(scope.database, photoId);
  if (book && canEdit(viewer, book)) return book;
  const isHidden = !book || (book.unlisted && !canSeeUnlisted(viewer, book));
  return refuse(isHidden ? 'PHOTO_NOT_FOUND' : 'NOT_YOUR_BOOK', { field: ['photoId'] });
}

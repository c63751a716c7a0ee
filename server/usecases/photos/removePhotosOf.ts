import { removePhotosOfSeller } from '../../persistence/queries/photos/bookPhotos.js';
import { removePhotosOfAuthor } from '../../persistence/queries/photos/orderPhotos.js';
import type { Transaction } from '../../persistence/transaction.js';

/**
 * Deletes the rows of all photos that the owner of a closed account added to listings and orders. Returns their ids,
 * so that the image files can be deleted too.
 */
export async function removePhotosOf(tx: Transaction, userId: string): Promise<string[]> {
  return [...(await removePhotosOfSeller(tx, userId)), ...(await removePhotosOfAuthor(tx, userId))];
}

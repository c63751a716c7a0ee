import { removePhotosOfSeller } from '../../persistence/queries/photos/bookPhotos.js';
import { removePhotosOfAuthor } from '../../persistence/queries/photos/orderPhotos.js';
import type { Transaction } from '../../persistence/transaction.js';

/**
 * Removes the rows of all photos by the owner of a closed account, and returns the ids of the images to
 * delete.
 */
export async function removePhotosOf(tx: Transaction, userId: string): Promise<string[]> {
  return [...(await removePhotosOfSeller(tx, userId)), ...(await removePhotosOfAuthor(tx, userId))];
}

import { ownListings } from '../../persistence/queries/books/ownListings.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { PAGE_OF_EXPORT } from './pageOfExport.js';

/**
 * Returns all current and former listings of the viewer, newest first. Reads the database page by page while the
 * result is consumed. Throws UNAUTHENTICATED for a visitor.
 */
export async function exportListings(scope: Scope): Promise<AsyncGenerator<StoredBook>> {
  const viewer = await requireAbility(scope, 'listings:read');
  return listingsOf(scope, viewer.id);
}

async function* listingsOf(scope: Scope, sellerId: string): AsyncGenerator<StoredBook> {
  const list = { sellerId, today: today(scope), search: null, status: null };
  for (let place: [string, string] | null = null; ;) {
    const books: StoredBook[] = await ownListings(scope.database, list, {
      limit: PAGE_OF_EXPORT,
      backward: false,
      place,
    });
    yield* books;
    const last = books.at(-1);
    if (!last || books.length < PAGE_OF_EXPORT) return;
    place = [last.listedAt.toISOString(), last.id];
  }
}

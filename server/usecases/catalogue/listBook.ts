import type { Readable } from 'node:stream';
import { parseInput } from '../../domain/errors.js';
import { listingSchema, type Listing } from '../../domain/listing.js';
import { listingFromRow } from '../../domain/listingRow.js';
import { coverId } from '../../persistence/queries/covers.js';
import { newId } from '../../persistence/ids.js';
import { requireViewer, type Scope } from '../scope.js';
import { storeCover } from './storeCover.js';
import { storeListings } from './storeListings.js';

/**
 * Offers a book for the viewer; answers its id. Refuses what listingSchema and processCover refuse. `cover` opens the
 * uploaded picture, which is read only when everything else is right.
 */
export async function listBook(
  scope: Scope,
  input: unknown,
  cover: (() => Readable) | null,
): Promise<string> {
  await requireViewer(scope);
  return offer(scope, parseInput(listingSchema, input), cover);
}

/** Offers a book that is described as the documented paths do (domain/listingRow); answers its id. */
export async function listBookFromRow(
  scope: Scope,
  row: unknown,
  cover: (() => Readable) | null,
): Promise<string> {
  await requireViewer(scope);
  return offer(scope, listingFromRow(row, listingSchema), cover);
}

async function offer(scope: Scope, listing: Listing, cover: (() => Readable) | null): Promise<string> {
  const viewer = await requireViewer(scope);
  const hash = cover && (await storeCover(scope, cover()));
  return scope.database.transaction(async (tx) => {
    const [id] = await storeListings(tx, [
      {
        sellerId: viewer.id,
        listedAt: scope.clock.now(),
        listing,
        coverId: hash && (await coverId(tx, newId('cover'), hash)),
        importKey: null,
      },
    ]);
    if (!id) throw new Error('A listing without an import key is always new');
    return id;
  });
}

import type { Readable } from 'node:stream';
import { parseInput } from '../../domain/shared/errors.js';
import { assertPublished } from '../../domain/catalogue/bookFacts.js';
import { keyedSchema, listingSchema, type Listing } from '../../domain/catalogue/listing.js';
import { coverId } from '../../persistence/queries/books/covers.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';
import { onceUnderKey } from '../onceUnderKey.js';
import { valueOf, type Lazy } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { storeCover } from '../covers/storeCover.js';
import { storeListings } from './storeListings.js';

/**
 * Creates a listing of the viewer and returns its ID. A repeated request with the same idempotencyKey returns the
 * same listing. `cover` opens the uploaded picture, which is read last. Throws what listingSchema, assertPublished
 * and storeCover throw, and IDEMPOTENCY_KEY_REUSED if the key was used with other input.
 */
export async function listBook(scope: Scope, input: unknown, cover: Lazy<Readable | null>): Promise<string> {
  const { id: userId } = await requireAbility(scope, 'listings:write');
  const said = await valueOf(input);
  const listing = parseInput(listingSchema, said, scope.currency);
  assertPublished(listing, today(scope));
  const { idempotencyKey: key } = parseInput(keyedSchema, said);
  const picture = await valueOf(cover);
  const hash = picture && (await storeCover(scope, picture));
  const now = scope.clock.now();
  const id = newId('book');
  const request = { userId, action: 'LIST_BOOK', key, content: [listing, hash], now } as const;
  return scope.database.transaction((tx) =>
    onceUnderKey(tx, request, id, () =>
      store(scope, tx, { id, sellerId: userId, listedAt: now, listing, hash }),
    ),
  );
}

interface NewOffer {
  id: string;
  sellerId: string;
  listedAt: Date;
  listing: Listing;
  hash: string | null;
}

async function store(scope: Scope, tx: Transaction, { hash, ...offered }: NewOffer): Promise<void> {
  const cover = hash && (await coverId(tx, newId('cover'), hash));
  await storeListings(scope, tx, [{ ...offered, currency: scope.currency, coverId: cover, importKey: null }]);
}

import { createHash } from 'node:crypto';
import { authorKey } from '../../domain/catalogue/authorKey.js';
import { editionKey, type EditionFacts } from '../../domain/catalogue/editionKey.js';
import { newId } from '../../persistence/ids.js';
import { addEditions, editionsByKey, type EditionToFile } from '../../persistence/queries/editions/filing.js';
import { placeOfListing } from '../../persistence/queries/editions/placing.js';
import type { Transaction } from '../../persistence/transaction.js';

/** Returns the IDs of the editions of these listings, in the same order. Creates missing editions. */
export async function fileUnderEditions(
  tx: Transaction,
  listings: readonly EditionFacts[],
): Promise<string[]> {
  const keys = listings.map((listing) => storedKey(editionKey(listing)));
  const known = await editionsByKey(tx, keys);
  const missing = new Map<string, EditionToFile>();
  listings.forEach(({ title, author, isbn }, index) => {
    const key = keys[index] ?? '';
    if (!known.has(key) && !missing.has(key)) {
      missing.set(key, { key, id: newId('edition'), title, author, authorKey: authorKey(author), isbn });
    }
  });
  if (missing.size > 0) {
    await addEditions(tx, [...missing.values()]);
    // Reads the ids back, because another transaction may have created an edition first.
    for (const [key, id] of await editionsByKey(tx, [...missing.keys()])) known.set(key, id);
  }
  return keys.map((key) => {
    const id = known.get(key);
    if (!id) throw new Error('An edition that was just made is not there');
    return id;
  });
}

/**
 * Returns the ID of the edition of an edited listing: the current edition if a moderator placed the listing there; if
 * not, the edition that matches the new details.
 */
export async function refile(tx: Transaction, bookId: string, listing: EditionFacts): Promise<string> {
  const place = await placeOfListing(tx, bookId);
  const [editionId = ''] = place ? [place] : await fileUnderEditions(tx, [listing]);
  return editionId;
}

/** Returns the SHA-256 hash of an edition's key. Keys contain titles and authors, which can be too long for an index. */
export function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

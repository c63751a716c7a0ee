import { createHash } from 'node:crypto';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { Listing } from '../../domain/catalogue/listing.js';
import type { EditedListing } from '../../domain/catalogue/listingEdit.js';
import { indexWords, normalise, titleKey } from '../../domain/catalogue/search/searchText.js';
import { BookEntity } from '../../persistence/entities/catalogue.js';
import { newId } from '../../persistence/ids.js';
import { addSearchWords, tsvectorOf } from '../../persistence/queries/books/searchWords.js';
import { addSuggestedTexts } from '../../persistence/queries/books/suggestedTexts.js';
import type { Transaction } from '../../persistence/transaction.js';
import { fileUnderEditions } from '../editions/fileUnderEditions.js';
import { recordAll, type RecordingScope } from '../record.js';

/** A checked listing with the values that the server adds. */
export interface NewListing {
  /** Generated if absent. */
  id?: string;
  sellerId: string;
  listedAt: Date;
  listing: Listing;
  /** Currency of every amount in the listing. */
  currency: CurrencyCode;
  coverId: string | null;
  /** The key that identifies the book in later imports; null for a listing that was not imported. */
  importKey: string | null;
}

/**
 * Stores listings, adds their words to the search index, and returns their IDs. Skips listings whose import key the
 * seller already has.
 */
export async function storeListings(
  scope: RecordingScope,
  tx: Transaction,
  listings: readonly NewListing[],
): Promise<string[]> {
  const rows = listings.map((each) => ({ ...each, id: each.id ?? newId('book') }));
  const editions = await fileUnderEditions(
    tx,
    listings.map(({ listing }) => listing),
  );
  const stored = new Set(
    await tx.insertNew(
      BookEntity,
      rows.map((row, index) => bookRow(row, editions[index])),
    ),
  );
  const added = rows.filter(({ id }) => stored.has(id));
  // Runs as late as possible: other transactions that add the same words wait until this transaction ends.
  await addSearchWords(tx, added.flatMap(wordsOf));
  await addSuggestedTexts(
    tx,
    added.map(({ listing }) => listing),
  );
  await recordAll(
    scope,
    tx,
    [...bySeller(added)].map(([sellerId, bookIds]) => ({ type: 'BooksListed', sellerId, bookIds })),
  );
  return added.map(({ id }) => id);
}

function bySeller(books: readonly { id: string; sellerId: string }[]): Map<string, string[]> {
  const sellers = new Map<string, string[]>();
  for (const { id, sellerId } of books) sellers.set(sellerId, [...(sellers.get(sellerId) ?? []), id]);
  return sellers;
}

/** Returns the key that identifies a book in imports: its ISBN or, without one, a hash of title and author. */
export function importKeyOf({ isbn, title, author }: Listing): string {
  if (isbn) return `isbn:${isbn}`;
  const work = [title, author].map((text) => normalise(text).replace(/\s+/g, ' ')).join('\n');
  return `work:${createHash('sha256').update(work).digest('hex')}`;
}

function wordsOf({ listing: { title, author } }: NewListing): string[] {
  return indexWords(title, author);
}

function bookRow({ listing, ...rest }: NewListing, editionId: string | undefined) {
  return { ...rest, editionId, ...listingRow(listing), freeCopies: listing.copies };
}

/** Returns the database columns of a listing, including those for search and for sorting by title. */
export function listingRow(listing: EditedListing) {
  const { lease, copies: _, ...book } = listing;
  return {
    ...book,
    rentPerMonth: lease?.perMonth ?? null,
    deposit: lease?.deposit ?? null,
    lateFeePerDay: lease?.lateFeePerDay ?? 0,
    minDuration: lease?.minDuration ?? null,
    maxDuration: lease?.maxDuration ?? null,
    replacementPrice: lease?.replacementPrice ?? null,
    rentCreditPercent: lease?.rentCreditPercent ?? null,
    titleKey: titleKey(book.title),
    searchVector: tsvectorOf(indexWords(book.title, book.author)),
  };
}

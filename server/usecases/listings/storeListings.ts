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

/** A checked listing with what only the server says of it. */
export interface NewListing {
  /** One is made where there is none. */
  id?: string;
  sellerId: string;
  listedAt: Date;
  listing: Listing;
  /** Of all its amounts. */
  currency: CurrencyCode;
  coverId: string | null;
  /** Under which an import knows the listing again; null for one that was made by hand. */
  importKey: string | null;
}

/**
 * Stores listings and takes their words into the search. One whose import key the seller already has
 * is left out. Answers the ids of those that were stored.
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
  // Late, because other transactions with the same new words wait from here until this one ends.
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

/** How an import knows a book again: by its ISBN, or by title and author when it has none. */
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

/** What a listing is in the columns of its book, with what the search and the sort by title need. */
export function listingRow(listing: EditedListing) {
  const { lease, copies: _, ...book } = listing;
  return {
    ...book,
    rentPerMonth: lease?.perMonth ?? null,
    deposit: lease?.deposit ?? null,
    lateFeePerDay: lease?.lateFeePerDay ?? 0,
    minDuration: lease?.minDuration ?? null,
    maxDuration: lease?.maxDuration ?? null,
    titleKey: titleKey(book.title),
    searchVector: tsvectorOf(indexWords(book.title, book.author)),
  };
}

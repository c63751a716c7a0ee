import type { Readable } from 'node:stream';
import { assertPublished } from '../../domain/catalogue/bookFacts.js';
import {
  assertCopiesSeen,
  copiesToAdd,
  editedListing,
  type EditedListing,
  type StandingListing,
} from '../../domain/catalogue/listingEdit.js';
import { indexWords } from '../../domain/catalogue/search/searchText.js';
import { BookEntity } from '../../persistence/entities/catalogue.js';
import { newId } from '../../persistence/ids.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import { coverId } from '../../persistence/queries/books/covers.js';
import { addSearchWords } from '../../persistence/queries/books/searchWords.js';
import { addSuggestedTexts } from '../../persistence/queries/books/suggestedTexts.js';
import type { Transaction } from '../../persistence/transaction.js';
import { refile } from '../editions/fileUnderEditions.js';
import { record } from '../record.js';
import { valueOf, type Lazy } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { lockedOwnBook, ownBook } from './ownBook.js';
import { storeCover } from '../covers/storeCover.js';
import { listingRow } from './storeListings.js';

/** Changed fields of a listing, in the form that listBook accepts. Absent and undefined fields stay unchanged. */
export interface BookEdit {
  bookId: string;
  /** True to return to the drawn cover. Ignored if the request uploads a new cover. */
  removeCover?: boolean;
  /** The number of copies that the seller saw before the edit; required if the edit changes the number. */
  compareCopies?: number | null;
}

/**
 * Changes the viewer's listing and returns its ID. Orders keep their title and price; carts show the new price. The
 * uploaded cover is read last. Throws what ownBook, editedListing, assertPublished, assertCopiesSeen, copiesToAdd and
 * storeCover throw.
 */
export async function editBook(
  scope: Scope,
  changes: Lazy<BookEdit>,
  cover: Lazy<Readable | null>,
): Promise<string> {
  await requireAbility(scope, 'listings:write');
  const { bookId, removeCover, ...edit } = await valueOf(changes);
  const book = await ownBook(scope, { bookId });
  checkedEdit(book, edit, today(scope));
  const picture = await valueOf(cover);
  const hash = picture && (await storeCover(scope, picture));
  await scope.database.transaction((tx) => storeEdit(scope, tx, book.id, { edit, hash, removeCover }));
  return book.id;
}

interface CheckedEdit extends Pick<BookEdit, 'removeCover'> {
  edit: object;
  hash: string | null;
}

async function storeEdit(
  scope: Scope,
  tx: Transaction,
  bookId: string,
  { edit, hash, removeCover }: CheckedEdit,
): Promise<void> {
  const book = await lockedOwnBook(scope, tx, bookId);
  const { listing, added } = checkedEdit(book, edit, today(scope));
  const cover = hash
    ? { coverId: await coverId(tx, newId('cover'), hash) }
    : removeCover && { coverId: null };
  const freeCopies = book.copies.sellable + added;
  const editionId = await refile(tx, bookId, listing);
  const change = { ...listingRow(listing), editionId, ...cover, freeCopies, updatedAt: scope.clock.now() };
  await tx.update(BookEntity, { id: bookId }, change);
  // Runs as late as possible: other transactions that add the same words wait until this transaction ends.
  await addSearchWords(tx, indexWords(listing.title, listing.author));
  await addSuggestedTexts(tx, [listing]);
  await record(scope, tx, { type: 'ListingChanged', bookId, sellerId: book.sellerId, change: 'EDITED' });
}

function checkedEdit(
  book: StoredBook,
  edit: object,
  today: string,
): { listing: EditedListing; added: number } {
  const listing = editedListing(standingListing(book), edit, book.price.currency);
  assertPublished(listing, today);
  assertCopiesSeen(edit, listing.copies, book.copies);
  return { listing, added: copiesToAdd(listing.copies, book.copies) };
}

function standingListing(stored: StoredBook): StandingListing {
  const { copies: _, ...book } = stored;
  const { sale, lease } = book.price;
  return {
    ...book,
    salePrice: sale?.amount ?? null,
    lease: lease && {
      ...lease,
      perMonth: lease.perMonth.amount,
      deposit: lease.deposit.amount,
      lateFeePerDay: lease.lateFeePerDay.amount,
      replacementPrice: lease.replacementPrice?.amount ?? null,
    },
  };
}

import { editionsByIds } from '../../persistence/queries/editions/editions.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import { presentBook, type Book } from '../catalogue/book.js';
import { searchListings, type BooksRequest } from '../catalogue/searchBooks.js';
import type { Page } from '../paging.js';
import type { Scope } from '../scope.js';
import type { Edition } from './viewEditions.js';

/** An edition in a list, with the first of its offers that are in the list. */
export interface ListedEdition extends Edition {
  offer: Book;
}

/**
 * A page of the editions of which a book is in the list that searchBooks would answer, in the order of the first of these:
 * an edition stands once, where its first offer would.
 */
export function searchEditions(scope: Scope, request: BooksRequest): Promise<Page<ListedEdition>> {
  return searchListings(scope, request, {
    ofEditions: true,
    nodesOf: (offers) => editionsOf(scope, offers),
  });
}

/** The editions of these offers, in their order. */
export async function editionsOf(
  scope: Scope,
  offers: readonly StoredBook[],
): Promise<(ListedEdition | null)[]> {
  const ids = offers.map(({ editionId }) => editionId);
  const editions = new Map((await editionsByIds(scope.reads, ids)).map((each) => [each.id, each]));
  return offers.map((offer) => {
    const edition = editions.get(offer.editionId);
    return edition ? { ...edition, offer: presentBook(offer) } : null;
  });
}

import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import { editionsByIds } from '../../persistence/queries/editions/editions.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import { presentBook, type Book } from '../catalogue/book.js';
import { bookFacets } from '../catalogue/finding/bookFacets.js';
import { relaxations } from '../catalogue/finding/relaxations.js';
import { searchListings, type BooksPage, type BooksRequest } from '../catalogue/searchBooks.js';
import type { Page } from '../paging.js';
import type { Scope } from '../scope.js';
import { findOffersOfEditions, NO_OFFERS, type Edition, type EditionOffers } from './viewEditions.js';

/** An edition in a list, with its first offer that matches the list's filter. */
export interface ListedEdition extends Edition {
  offer: Book;
  /**
   * Returns the totals of the edition's offers that match the filter. The first call reads them for all editions of
   * the page.
   */
  matching(): Promise<EditionOffers>;
}

/** A page of editions, with facets and relaxations that count editions. */
export type EditionsPage = Page<ListedEdition> & Pick<BooksPage, 'facets' | 'relaxations'>;

/**
 * Returns a page of the editions to which the books in the list of searchBooks belong. Each edition appears once, at
 * the position of its first offer. Throws the same errors as searchBooks.
 */
export async function searchEditions(scope: Scope, request: BooksRequest): Promise<EditionsPage> {
  const page = await searchListings(scope, request, {
    ofEditions: true,
    nodesOf: (offers, { filter }) => editionsOf(scope, offers, filter),
  });
  return Object.assign(page, {
    facets: () => bookFacets(scope, request, 'EDITIONS'),
    relaxations: () => relaxations(scope, request, true),
  });
}

/** Returns the editions of these offers, in the same order. */
export async function editionsOf(
  scope: Scope,
  offers: readonly StoredBook[],
  filter: BookFilter,
): Promise<(ListedEdition | null)[]> {
  const ids = offers.map(({ editionId }) => editionId);
  const editions = new Map((await editionsByIds(scope.reads, ids)).map((each) => [each.id, each]));
  let found: Promise<EditionOffers[]> | undefined;
  return offers.map((offer, index) => {
    const edition = editions.get(offer.editionId);
    const matching = async () =>
      (await (found ??= findOffersOfEditions(scope, ids, filter)))[index] ?? NO_OFFERS;
    return edition ? { ...edition, offer: presentBook(offer), matching } : null;
  });
}

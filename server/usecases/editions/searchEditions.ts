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

/** An edition in a list, with the first of its offers that are in the list. */
export interface ListedEdition extends Edition {
  offer: Book;
  /** What those of its offers come to that match the filter of the list: read once for a whole page, when first asked for. */
  matching(): Promise<EditionOffers>;
}

/** A page of a list that can be narrowed and widened; counted are editions. */
export type EditionsPage = Page<ListedEdition> & Pick<BooksPage, 'facets' | 'relaxations'>;

/**
 * A page of the editions of which a book is in the list that searchBooks would answer, in the order of the first of these:
 * an edition stands once, where its first offer would.
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

/** The editions of these offers of a list, in their order. */
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

import { booksPage } from '../../persistence/queries/books/booksPage.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import type { Value } from '../../persistence/sql.js';
import {
  emptyPage,
  pageOf,
  pageRequest,
  type Listed,
  type Page,
  type PageArguments,
  type PageRequest,
} from '../paging.js';
import { today, type Scope } from '../scope.js';
import { presentBook, type Book } from './book.js';
import { placeOf, readCursor, type BookList } from './bookCursor.js';
import { bookFacets, type BookFacets } from './finding/bookFacets.js';
import { nearMisses, relaxations, type Relaxation } from './finding/relaxations.js';
import { refuseUnknownIds } from './finding/refuseUnknownIds.js';
import { countListed } from './countListed.js';
import { listOf, orderOf, interpretationsOf, type ListRequest } from './bookLists.js';

export interface BooksRequest extends ListRequest, PageArguments {}

/** A page of books. Facets, relaxations and near misses are computed only when their functions are called. */
export interface BooksPage extends Page<Book> {
  facets(): Promise<BookFacets>;
  relaxations(): Promise<Relaxation[]>;
  nearMisses(first: number): Promise<Book[]>;
}

/**
 * Returns a page of the books on the market. The default order is newest first, or best matches first for a search. A search
 * without results is repeated, forgiving one typo in each longer word. Throws for invalid page arguments, cursors and filters,
 * and for unknown sellers and editions.
 */
export async function searchBooks(scope: Scope, request: BooksRequest): Promise<BooksPage> {
  const page = await searchListings(scope, request, {
    ofEditions: false,
    nodesOf: (books) => books.map(presentBook),
  });
  return Object.assign(page, {
    facets: () => bookFacets(scope, request),
    relaxations: () => relaxations(scope, request),
    nearMisses: (first: number) => nearMisses(scope, request, first),
  });
}

/** The entries of a list: all books, or the first offer of each edition if `ofEditions`. */
export interface Shown<Node> {
  ofEditions: boolean;
  /** Returns the entries for these books, in the same order. */
  nodesOf(books: StoredBook[], list: BookList): ReturnType<Listed<StoredBook, Node>['nodesOf']>;
}

/** Returns a page of a list of books or of editions. */
export async function searchListings<Node extends object>(
  scope: Scope,
  request: BooksRequest,
  shown: Shown<Node>,
): Promise<Page<Node>> {
  const page = pageRequest(request);
  const order = orderOf(request);
  const place =
    page.cursor === null ? null : readCursor(page.cursor, order, request.filter?.listingType ?? undefined);
  for (const interpretation of place ? [place.interpretation] : interpretationsOf(request)) {
    const list = await listOf(scope, request, order, interpretation);
    if (!list) break;
    const found = await readPage({ scope, list, page, shown }, place?.keys ?? null);
    if (found.nodes.length > 0) return found;
  }
  await refuseUnknownIds(scope, request);
  return emptyPage(page);
}

interface ListedPage<Node> {
  scope: Scope;
  list: BookList;
  page: PageRequest;
  shown: Shown<Node>;
}

function readPage<Node extends object>(
  { scope, list, page, shown: { ofEditions, nodesOf } }: ListedPage<Node>,
  place: readonly Value[] | null,
): Promise<Page<Node>> {
  const read = (stretch: { limit: number; backward: boolean }) =>
    booksPage(scope.reads, { ...list, ...stretch, ofEditions, skip: 0, place }, today(scope));
  return pageOf(page, read, {
    nodesOf: (books) => nodesOf(books, list),
    placeOf: (book) => placeOf(book, list),
    count: () => countListed(scope, { filter: list.filter, ofEditions }),
  });
}

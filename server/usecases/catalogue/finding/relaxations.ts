import { searchWords } from '../../../domain/catalogue/search/searchText.js';
import { COUNT_LIMIT } from '../../../domain/shared/page.js';
import { booksPage } from '../../../persistence/queries/books/booksPage.js';
import { today, type Scope } from '../../scope.js';
import { presentBook, type Book } from '../book.js';
import type { BookList } from '../bookCursor.js';
import { listOf, orderOf, interpretationsOf, type ListRequest, type RequestedFilter } from '../bookLists.js';
import { countListed } from '../countListed.js';

/** The filters by their names in the API, each with its field in a request. */
export const FilterName = {
  SEARCH: 'search',
  GENRE: 'genre',
  LISTING_TYPE: 'listingType',
  SALE_PRICE: 'salePrice',
  RENT_PER_MONTH: 'rentPerMonth',
  CONDITION_AT_LEAST: 'conditionAtLeast',
  LANGUAGE: 'language',
  PIN_CODE: 'pinCode',
  AVAILABLE_NOW: 'availableNow',
  FREE: 'free',
  SELLER: 'sellerId',
  EDITION: 'editionId',
} as const satisfies Record<string, keyof RequestedFilter>;
export type FilterName = keyof typeof FilterName;

/** The number of entries that a list would have without one of its filters. */
export interface Relaxation {
  without: FilterName;
  count: number;
  countIsCapped: boolean;
}

/** Returns, for each active filter, the total of the list without that filter. The highest total comes first. */
export async function relaxations(
  scope: Scope,
  request: ListRequest,
  ofEditions = false,
): Promise<Relaxation[]> {
  const relaxed = activeFilters(request).map(async (without) => {
    const found = await firstFound(scope, withoutFilter(request, without), (list) =>
      countListed(scope, { filter: list.filter, ofEditions }),
    );
    const count = found ?? 0;
    return { without, count: Math.min(count, COUNT_LIMIT), countIsCapped: count > COUNT_LIMIT };
  });
  return (await Promise.all(relaxed)).toSorted((a, b) => b.count - a.count);
}

/** Maximum number of relaxed lists that nearMisses reads. */
const MOST_LOOSER = 6;

/**
 * Returns up to `most` near misses of a list: books that match all filters but one, alternating with books that match a single
 * word of the search. The search is never dropped as a whole. The only filter of a list is never dropped either, because
 * without filters every book would match.
 */
export async function nearMisses(scope: Scope, request: ListRequest, most: number): Promise<Book[]> {
  const lists = looser(request).slice(0, MOST_LOOSER);
  const found = await Promise.all(lists.map((each) => firstBooks(scope, each, most)));
  const inTurn = Array.from({ length: most }, (_, place) => found.flatMap((books) => books[place] ?? []));
  const unlike = new Map(inTurn.flat().map((book) => [book.id, book]));
  return [...unlike.values()].slice(0, most);
}

function looser(request: ListRequest): ListRequest[] {
  const filters = activeFilters(request);
  const isOnly = filters.length === 1;
  const relaxed = isOnly
    ? []
    : filters.filter((name) => name !== 'SEARCH').map((name) => withoutFilter(request, name));
  const words = searchWords(request.filter?.search ?? '').toSorted((a, b) => b.length - a.length);
  const ofWords = words.length > 1 ? words : [];
  return [...relaxed, ...ofWords.map((search) => ({ ...request, filter: { ...request.filter, search } }))];
}

async function firstBooks(scope: Scope, request: ListRequest, most: number): Promise<Book[]> {
  const stretch = { limit: most, backward: false, skip: 0, place: null };
  const read = async (list: BookList) => {
    const books = await booksPage(scope.reads, { ...list, ...stretch }, today(scope));
    return books.length > 0 ? books.map(presentBook) : null;
  };
  return (await firstFound(scope, request, read)) ?? [];
}

/**
 * Calls `find` with each interpretation of the search text in turn. Returns the first result; null if no interpretation
 * has one.
 */
async function firstFound<Found>(
  scope: Scope,
  request: ListRequest,
  find: (list: BookList) => Promise<Found>,
): Promise<Found | null> {
  for (const interpretation of interpretationsOf(request)) {
    const list = await listOf(scope, request, orderOf(request), interpretation);
    const found = list && (await find(list));
    if (found) return found;
  }
  return null;
}

function activeFilters({ filter }: ListRequest): FilterName[] {
  return (Object.keys(FilterName) as FilterName[]).filter((name) => isActive(filter?.[FilterName[name]]));
}

/** True if a filter restricts the list. False, blank text and a range without limits do not. */
function isActive(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return value === true;
  return Object.values(value).some((end) => end !== undefined && end !== null);
}

function withoutFilter(request: ListRequest, name: FilterName): ListRequest {
  return { ...request, filter: { ...request.filter, [FilterName[name]]: undefined } };
}

import type { BookLanguage } from '../../domain/catalogue/bookFacts.js';
import {
  conditionsFrom,
  filterSchema,
  sortingDistrict,
  type PriceRange,
} from '../../domain/catalogue/bookFilter.js';
import type { BookCondition, BookSort, Genre, ListingType } from '../../domain/catalogue/book.js';
import { isbnFromSearch } from '../../domain/catalogue/isbn.js';
import { parseInput } from '../../domain/shared/errors.js';
import { daysToCome, type Days } from '../../domain/rental/rentalCalendar.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import type { BookOrder } from '../../persistence/queries/books/booksQuery.js';
import { today, type Scope } from '../scope.js';
import type { BookList, Reading } from './bookCursor.js';
import { readSearch } from './readSearch.js';

/** The request for a list of books. Absent fields restrict nothing. */
export interface ListRequest {
  filter?: RequestedFilter | null;
  sort?: BookSort | null;
}

/** The filters of a list. Amounts in paise. */
export interface RequestedFilter {
  search?: string | null;
  genre?: Genre | null;
  listingType?: ListingType | null;
  /** Refuses RANGE_REVERSED if the ends are reversed, as the other range does. */
  salePrice?: Range | null;
  rentPerMonth?: Range | null;
  /** In this condition or a better one. */
  conditionAtLeast?: BookCondition | null;
  language?: BookLanguage | null;
  /** Of sellers in its sorting district; refused with PIN_CODE_INVALID. */
  pinCode?: string | null;
  /** With a copy that is available today; false restricts nothing. */
  availableNow?: boolean | null;
  sellerId?: string | null;
  /** Offers of this edition, or of the one that it was joined into, that have copies. */
  editionId?: string | null;
  /** The days on which a copy has to be free. Refuses DAYS_PAST if all of them have passed. */
  free?: Days | null;
}

type Range = { [End in keyof PriceRange]?: number | null };

/** Returns the order of a list: newest first by default, best matches first for a search. */
export function orderOf({ filter, sort }: ListRequest): BookOrder {
  if (sort) return sort;
  const text = textOf(filter);
  return text && !isbnFromSearch(text) ? 'RELEVANCE' : 'DATE_DESC';
}

/**
 * Returns the readings of a list to try in turn: a search without results is read again with typos forgiven.
 */
export function readingsOf({ filter }: ListRequest): Reading[] {
  return filter?.search ? ['STRICT', 'LOOSE'] : ['STRICT'];
}

export type ListPorts = Pick<Scope, 'reads' | 'clock' | 'timeZone' | 'currency'>;

/** Returns the requested list, or null if it is necessarily empty. */
export async function listOf(
  scope: ListPorts,
  { filter }: ListRequest,
  order: BookOrder,
  reading: Reading,
): Promise<BookList | null> {
  const checked = checkedFilter(scope, filter ?? {});
  const text = textOf(filter);
  const search = text ? await readSearch(scope.reads, text, reading) : undefined;
  if (search === null) return null;
  return { filter: { search, ...checked }, order, reading };
}

/** Returns the filters besides the search. Refuses invalid ones, whatever the search finds. */
function checkedFilter(scope: ListPorts, filter: RequestedFilter): BookFilter {
  const { genre, listingType, conditionAtLeast, language, sellerId, editionId, free } = filter;
  const { pinCode, salePrice, rentPerMonth } = parseInput(filterSchema, filter, scope.currency);
  const isAnyCondition = !conditionAtLeast || conditionAtLeast === 'ACCEPTABLE';
  return {
    genre: genre ?? undefined,
    listingType: listingType ?? undefined,
    conditions: isAnyCondition ? undefined : conditionsFrom(conditionAtLeast),
    language: language ?? undefined,
    salePrice: bounded(salePrice),
    rentPerMonth: bounded(rentPerMonth),
    district: pinCode && sortingDistrict(pinCode),
    sellerId: sellerId ?? undefined,
    editionId: editionId ?? undefined,
    availableOn: filter.availableNow ? today(scope) : undefined,
    free: free ? { ...daysToCome(free, today(scope)), today: today(scope) } : undefined,
  };
}

/** A range without ends restricts nothing. */
function bounded(range: PriceRange | undefined): PriceRange | undefined {
  return range?.from === undefined && range?.to === undefined ? undefined : range;
}

function textOf(filter: ListRequest['filter']): string | undefined {
  return filter?.search?.trim();
}

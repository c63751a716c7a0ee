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
import { withRoom } from '../../domain/rental/room.js';
import { daysToCome, type Days } from '../../domain/rental/rentalCalendar.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import type { BookOrder } from '../../persistence/queries/books/booksQuery.js';
import { today, type Scope } from '../scope.js';
import type { BookList, Interpretation } from './bookCursor.js';
import { readSearch } from './readSearch.js';

/** A request for a list of books. Absent filters do not restrict the list; `orderOf` returns the default sort order. */
export interface ListRequest {
  filter?: RequestedFilter | null;
  sort?: BookSort | null;
}

/** The filters of a list. Amounts are in paise. */
export interface RequestedFilter {
  search?: string | null;
  genre?: Genre | null;
  listingType?: ListingType | null;
  /** The range of sale prices. A reversed range is refused with RANGE_REVERSED, here and in rentPerMonth. */
  salePrice?: Range | null;
  rentPerMonth?: Range | null;
  /** The worst condition to include. */
  conditionAtLeast?: BookCondition | null;
  language?: BookLanguage | null;
  /** Only offers of sellers in the sorting district of this PIN code. An invalid code is refused with PIN_CODE_INVALID. */
  pinCode?: string | null;
  /** True for books with a copy that is available today; false does not restrict the list. */
  availableNow?: boolean | null;
  sellerId?: string | null;
  /**
   * Includes offers of this edition that have copies. If the edition was joined into another, includes that edition's offers.
   */
  editionId?: string | null;
  /**
   * Includes books with a copy that is free on all of these days. Refused with DAYS_PAST if all of the days have
   * passed.
   */
  free?: Days | null;
}

type Range = { [End in keyof PriceRange]?: number | null };

/** Returns the sort order of a list. The default is newest first, or best matches first for a search by words. */
export function orderOf({ filter, sort }: ListRequest): BookOrder {
  if (sort) return sort;
  const text = textOf(filter);
  return text && !isbnFromSearch(text) ? 'RELEVANCE' : 'DATE_DESC';
}

/**
 * Returns the interpretations of the search text to try in turn: a search without results is repeated with typos
 * forgiven.
 */
export function interpretationsOf({ filter }: ListRequest): Interpretation[] {
  return filter?.search ? ['STRICT', 'LOOSE'] : ['STRICT'];
}

export type ListPorts = Pick<Scope, 'reads' | 'clock' | 'timeZone' | 'rentalRoomDays' | 'currency'>;

/**
 * Returns the requested list, or null if its search cannot match any book. Throws RANGE_REVERSED if a price range ends
 * below its beginning, PIN_CODE_INVALID if the PIN code does not have 6 digits, PERIOD_INVALID if the wanted days end
 * before they begin, and DAYS_PAST if all wanted days have passed.
 */
export async function listOf(
  scope: ListPorts,
  { filter }: ListRequest,
  order: BookOrder,
  interpretation: Interpretation,
): Promise<BookList | null> {
  const checked = checkedFilter(scope, filter ?? {});
  const text = textOf(filter);
  const search = text ? await readSearch(scope.reads, text, interpretation) : undefined;
  if (search === null) return null;
  return { filter: { search, ...checked }, order, interpretation };
}

/** Returns all filters except the search. Throws for an invalid filter, even if the search finds nothing. */
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
    free: free
      ? { ...withRoom(daysToCome(free, today(scope)), scope.rentalRoomDays), today: today(scope) }
      : undefined,
  };
}

/** Returns the range; undefined if it has neither a minimum nor a maximum, and so filters nothing. */
function bounded(range: PriceRange | undefined): PriceRange | undefined {
  return range?.from === undefined && range?.to === undefined ? undefined : range;
}

function textOf(filter: ListRequest['filter']): string | undefined {
  return filter?.search?.trim();
}

import { z } from 'zod';
import { formatDecimal } from '../money/format.js';
import { refuse } from '../shared/errors.js';
import { idField, optional, optionalText } from '../shared/fields.js';
import { BookLanguage } from './bookFacts.js';
import { filterSchema, type PriceRange } from './bookFilter.js';
import { isbnFromSearch } from './isbn.js';
import { searchWords } from './search/searchText.js';
import { BookCondition, Genre, ListingType } from './book.js';

/** Maximum number of saved searches of a person. */
export const MOST_SAVED_SEARCHES = 50;

/** Maximum number of characters of a saved search's text. */
const LONGEST_TEXT = 200;

/** Input that saves a search. A saved search cannot contain an edition, or days on which a copy must be free. */
export const saveSearchSchema = filterSchema.extend({
  search: optionalText(LONGEST_TEXT),
  genre: optional(z.enum(Genre)),
  listingType: optional(z.enum(ListingType)),
  conditionAtLeast: optional(z.enum(BookCondition)),
  language: optional(z.enum(BookLanguage)),
  sellerId: optional(idField),
});

/** A search as it is stored, without filters that restrict nothing. */
export interface SearchFilter {
  search?: string;
  genre?: Genre;
  listingType?: ListingType;
  salePrice?: PriceRange;
  rentPerMonth?: PriceRange;
  conditionAtLeast?: BookCondition;
  language?: BookLanguage;
  pinCode?: string;
  sellerId?: string;
}

/**
 * Returns the search without filters that restrict nothing, so that equal searches are stored alike. Throws
 * SEARCH_EMPTY if no filter remains, or if the text contains no words.
 */
export function normalSearch(asked: z.output<typeof saveSearchSchema>): SearchFilter {
  const { search, conditionAtLeast, salePrice, rentPerMonth, ...others } = asked;
  const filter = {
    ...others,
    search: search?.replaceAll(/\s+/g, ' '),
    // ACCEPTABLE is the worst condition and restricts nothing.
    conditionAtLeast: conditionAtLeast === 'ACCEPTABLE' ? undefined : conditionAtLeast,
    salePrice: salePrice && withoutUndefined(salePrice),
    rentPerMonth: rentPerMonth && withoutUndefined(rentPerMonth),
  };
  if (search && searchWords(search).length === 0) refuse('SEARCH_EMPTY', { field: ['search'] });
  const chosen = withoutUndefined(filter) as SearchFilter | undefined;
  return chosen ?? refuse('SEARCH_EMPTY');
}

/**
 * Returns the search with its text as normalised words or as an ISBN-13, to recognise equal searches such as 'Godan '
 * and 'godan'.
 */
export function searchAsRead({ search, ...others }: SearchFilter): SearchFilter {
  if (search === undefined) return others;
  return { ...others, search: isbnFromSearch(search) ?? searchWords(search).join(' ') };
}

/** Returns the object without undefined values; undefined if no value remains. */
function withoutUndefined<Values extends object>(values: Values): Values | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Values) : undefined;
}

/** Throws SAVED_SEARCH_LIMIT if the person already has 50 saved searches. */
export function assertMaySaveMore(searches: number): void {
  if (searches >= MOST_SAVED_SEARCHES) refuse('SAVED_SEARCH_LIMIT', { values: { max: MOST_SAVED_SEARCHES } });
}

const spelt = (name: string | undefined) => name?.toLowerCase().replaceAll('_', ' ');
const rupees = (amount: number | undefined) => (amount === undefined ? undefined : formatDecimal(amount));

/**
 * Returns the query string of the search, without a question mark. Both the screen with the list of books and the
 * documented REST path accept it.
 */
export function queryOfSearch(filter: SearchFilter): string {
  const parameters = {
    search: filter.search,
    genre: spelt(filter.genre),
    listingType: spelt(filter.listingType),
    salePriceFrom: rupees(filter.salePrice?.from),
    salePriceTo: rupees(filter.salePrice?.to),
    rentFrom: rupees(filter.rentPerMonth?.from),
    rentTo: rupees(filter.rentPerMonth?.to),
    condition: spelt(filter.conditionAtLeast),
    language: filter.language?.toLowerCase(),
    pinCode: filter.pinCode,
    seller: filter.sellerId,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.append(name, value);
  return query.toString();
}

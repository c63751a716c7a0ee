import type { BookSort, Genre, ListingType } from '../../shared/contract/schema.generated';
import { BOOK_SORT_LABELS, GENRE_LABELS, LISTING_TYPE_LABELS } from '../book/bookLabels';

/** The basic filters and the sort order of a list. An empty text means no filter. */
export type Filters = {
  readonly search: string;
  readonly genre: Genre | '';
  readonly listingType: ListingType | '';
  readonly sortBy: BookSort | '';
};

/**
 * Reads the filters of an address. Their values have the documented names ('Science Fiction', 'sale', 'price_asc') in any
 * case. Unknown values are ignored.
 */
export function readFilters(query: string): Filters {
  const parameters = new URLSearchParams(query);
  return {
    search: parameters.get('search')?.trim() ?? '',
    genre: choiceOf(GENRE_LABELS, parameters.get('genre')),
    listingType: choiceOf(LISTING_TYPE_LABELS, parameters.get('listingType')),
    sortBy: choiceOf(BOOK_SORT_LABELS, parameters.get('sortBy')),
  };
}

function choiceOf<Choice extends string>(choices: Record<Choice, unknown>, text: string | null): Choice | '' {
  const name = text?.toUpperCase().replace(/[\s-]+/g, '_') ?? '';
  return name in choices ? (name as Choice) : '';
}

/** The parameters of the additional filters, which `narrowed.ts` reads. */
export const NARROWING = [
  'salePriceFrom',
  'salePriceTo',
  'rentFrom',
  'rentTo',
  'condition',
  'language',
  'pinCode',
  'availableNow',
  'freeFrom',
  'freeUntil',
  'seller',
] as const;

/**
 * Returns the query string for these filters, including '?'; empty if there are none. Filters in the query
 * string `from` that `Filters` does not contain are kept.
 */
export function writeFilters({ search, genre, listingType, sortBy }: Filters, from = ''): string {
  const before = new URLSearchParams(from);
  const lowerCase = { listingType: listingType.toLowerCase(), sortBy: sortBy.toLowerCase() };
  const parameters = { search: search.trim(), genre: titleCase(genre), ...lowerCase };
  const others = NARROWING.map((name) => [name, before.get(name)] as const);
  const chosen = [...Object.entries(parameters), ...others].flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  const query = new URLSearchParams(chosen).toString();
  return query && `?${query}`;
}

const titleCase = (name: string) =>
  name
    .split('_')
    .map((word) => word.slice(0, 1) + word.slice(1).toLowerCase())
    .join(' ');

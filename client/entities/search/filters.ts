import type { BookSort, Genre, ListingType } from '../../shared/contract/schema.generated';
import { BOOK_SORT_LABELS, GENRE_LABELS, LISTING_TYPE_LABELS } from '../book/bookLabels';

/** What a list of books is narrowed and sorted by; an empty text is no choice. */
export type Filters = {
  readonly search: string;
  readonly genre: Genre | '';
  readonly listingType: ListingType | '';
  readonly sortBy: BookSort | '';
};

/**
 * The filters that the query of an address asks for, in the documented names ('Science Fiction', 'sale',
 * 'price_asc'; upper and lower case are the same). What is not known counts as not chosen.
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

/** The parameters by which the list is narrowed further; `narrowed.ts` reads them. */
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
 * The query of the address that shows these filters, beginning with '?'; empty when nothing is chosen. By what else the list at
 * `from` is narrowed, it stays narrowed.
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

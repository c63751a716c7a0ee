import type { BookSort, Genre, ListingType } from '../../domain/catalogue/book.js';
import { isbnFromSearch } from '../../domain/catalogue/isbn.js';
import { daysToCome, type Days } from '../../domain/rental/rentalCalendar.js';
import type { BookOrder } from '../../persistence/queries/books/booksQuery.js';
import { today, type Scope } from '../scope.js';
import type { BookList, Reading } from './bookCursor.js';
import { readSearch } from './readSearch.js';

/** What a list of books is asked for; what is left out does not restrict it. */
export interface ListRequest {
  filter?: {
    search?: string | null;
    genre?: Genre | null;
    listingType?: ListingType | null;
    sellerId?: string | null;
    /** Offers of this edition that have copies. */
    editionId?: string | null;
    /** When a copy has to be free; refused with PERIOD_INVALID when no such day is to come. */
    free?: Days | null;
  } | null;
  sort?: BookSort | null;
}

/** The order of a list: newest first unless a sort is named, the best matches first when words are searched for. */
export function orderOf({ filter, sort }: ListRequest): BookOrder {
  if (sort) return sort;
  const text = textOf(filter);
  return text && !isbnFromSearch(text) ? 'RELEVANCE' : 'DATE_DESC';
}

/** How a list may be read, the first that finds something: a search is read once more with typos forgiven. */
export function readingsOf({ filter }: ListRequest): Reading[] {
  return filter?.search ? ['STRICT', 'LOOSE'] : ['STRICT'];
}

/** The list that is meant, or null when nothing can be in it. */
export async function listOf(
  scope: Scope,
  { filter }: ListRequest,
  order: BookOrder,
  reading: Reading,
): Promise<BookList | null> {
  const text = textOf(filter);
  const search = text ? await readSearch(scope.reads, text, reading) : undefined;
  if (search === null) return null;
  const { genre, listingType, sellerId, editionId, free } = filter ?? {};
  return {
    filter: {
      search,
      genre: genre ?? undefined,
      listingType: listingType ?? undefined,
      sellerId: sellerId ?? undefined,
      editionId: editionId ?? undefined,
      free: free ? { ...daysToCome(free, today(scope)), today: today(scope) } : undefined,
    },
    order,
    reading,
  };
}

function textOf(filter: ListRequest['filter']): string | undefined {
  return filter?.search?.trim();
}

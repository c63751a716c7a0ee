import type { BookSort, Genre, ListingType } from '../../domain/book.js';
import { isbnFromSearch } from '../../domain/isbn.js';
import { COUNT_LIMIT } from '../../domain/page.js';
import { daysToCome, type Days } from '../../domain/rentalCalendar.js';
import { booksPage, countBooks } from '../../persistence/queries/booksPage.js';
import type { BookOrder } from '../../persistence/queries/booksQuery.js';
import { pageOf, pageRequest, type Page, type PageArguments, type PageRequest } from '../paging.js';
import { today, type Scope } from '../scope.js';
import { presentBook, type Book } from './book.js';
import { cursorOf, readCursor, type BookList, type Reading } from './bookCursor.js';
import { readSearch } from './readSearch.js';

/** What a list of books is asked for; what is left out does not restrict it. */
export interface BooksRequest extends PageArguments {
  filter?: {
    search?: string | null;
    genre?: Genre | null;
    listingType?: ListingType | null;
    sellerId?: string | null;
    /** When a copy has to be free; refused with PERIOD_INVALID when no such day is to come. */
    free?: Days | null;
  } | null;
  sort?: BookSort | null;
}

/**
 * A page of the listed books: newest first unless a sort is named, the best matches first when words are searched for.
 * A search that finds nothing as it stands is read once more, with a typo forgiven in each longer word.
 */
export async function searchBooks(scope: Scope, request: BooksRequest): Promise<Page<Book>> {
  const page = pageRequest(request);
  const order = orderOf(request);
  const place = page.cursor === null ? null : readCursor(page.cursor, order);
  const readings: Reading[] = place
    ? [place.reading]
    : request.filter?.search
      ? ['STRICT', 'LOOSE']
      : ['STRICT'];
  for (const reading of readings) {
    const list = await listOf(scope, request, order, reading);
    if (!list) break;
    const found = await readPage(scope, list, page, place?.keys ?? null);
    if (found.nodes.length > 0) return found;
  }
  return pageOf([], page, { cursorOf: () => '', count: async () => 0 });
}

function orderOf({ filter, sort }: BooksRequest): BookOrder {
  if (sort) return sort;
  const text = textOf(filter);
  return text && !isbnFromSearch(text) ? 'RELEVANCE' : 'DATE_DESC';
}

function textOf(filter: BooksRequest['filter']): string | undefined {
  return filter?.search?.trim();
}

/** The list that is meant, or null when nothing can be in it. */
async function listOf(
  scope: Scope,
  { filter }: BooksRequest,
  order: BookOrder,
  reading: Reading,
): Promise<BookList | null> {
  const text = textOf(filter);
  const search = text ? await readSearch(scope.database, text, reading) : undefined;
  if (search === null) return null;
  const { genre, listingType, sellerId, free } = filter ?? {};
  return {
    filter: {
      search,
      genre: genre ?? undefined,
      listingType: listingType ?? undefined,
      sellerId: sellerId ?? undefined,
      free: free ? { ...daysToCome(free, today(scope)), today: today(scope) } : undefined,
    },
    order,
    reading,
  };
}

async function readPage(
  scope: Scope,
  list: BookList,
  page: PageRequest,
  place: readonly unknown[] | null,
): Promise<Page<Book>> {
  const query = { ...list, limit: page.size + 1, backward: page.backward, place };
  const books = await booksPage(scope.database, query, today(scope));
  return pageOf(books.map(presentBook), page, {
    cursorOf: (book) => cursorOf(book, list),
    count: () => countBooks(scope.database, list.filter, COUNT_LIMIT + 1),
  });
}

import { z } from 'zod';
import { BookSort, Genre, ListingType } from '../../domain/book.js';
import { parseInput } from '../../domain/errors.js';
import { USUAL_PAGE } from '../../domain/page.js';
import type { NumberedPage } from '../../usecases/catalogue/browseBooks.js';
import { limitParameter, parameter } from '../parameters.js';
import { GENRE_LABELS, SORT_NAMES } from './labels.js';

/** 'Science Fiction', 'science-fiction' and 'SCIENCE_FICTION' are one. */
const nameOf = (label: string) =>
  label
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, '_');

const genreField = z.string().transform(nameOf).pipe(z.enum(Genre, 'GENRE_UNKNOWN'));
const listingTypeField = z.string().transform(nameOf).pipe(z.enum(ListingType, 'LISTING_TYPE_UNKNOWN'));
const sortField = z.string().transform(nameOf).pipe(z.enum(BookSort, 'SORT_UNKNOWN'));
const numberField = z.coerce.number('INVALID_VALUE').int('INVALID_VALUE').min(1, 'INVALID_VALUE');

/** What GET /api/v1/books may be asked. Other parameters, such as one against caches, are ignored. */
export const booksQuerySchema = z.object({
  search: parameter(z.string().max(500, 'TOO_LONG')).describe('Words of title and author, or an ISBN.'),
  genre: parameter(genreField).describe(`One of ${Object.values(GENRE_LABELS).join(', ')}.`),
  listingType: parameter(listingTypeField).describe('sale, lease or both: as in the filter of the screens.'),
  sortBy: parameter(sortField).describe(
    `One of ${SORT_NAMES.join(', ')}; the best matches or the newest first without.`,
  ),
  page: parameter(numberField).describe('From 1.'),
  limit: limitParameter(USUAL_PAGE),
});

/** Reads the query of a list of books. */
export function readBooksQuery(query: unknown): NumberedPage {
  const {
    search,
    genre,
    listingType,
    sortBy,
    page = 1,
    limit = USUAL_PAGE,
  } = parseInput(booksQuerySchema, query);
  return { filter: { search, genre, listingType }, sort: sortBy, page, limit };
}

import { z } from 'zod';
import { BookSort, Genre, ListingType } from '../../domain/catalogue/book.js';
import { parseInput } from '../../domain/shared/errors.js';
import { USUAL_PAGE } from '../../domain/shared/page.js';
import type { NumberedPage } from '../../usecases/catalogue/browseBooks.js';
import { limitParameter, parameter } from '../parameters.js';
import { filterOf, filterParameters, nameParameter } from './filterParameters.js';
import { GENRE_LABELS, LISTING_TYPES, SORT_NAMES } from './labels.js';

export const searchParameter = parameter(z.string().max(500, 'TOO_LONG')).meta({
  type: 'string',
  maxLength: 500,
  example: 'premchand',
  description:
    'Words from the title or the author, or an ISBN. Tolerates typos, missing accents and unfinished words.',
});

/** Path parameters of requests for one book. */
export const bookParams = z.object({ id: z.string().describe('The `_id` of the book.') });

/** Query of GET /api/v1/books. Unknown parameters, such as a timestamp that bypasses a cache, are ignored. */
export const booksQuerySchema = z.object({
  search: searchParameter,
  genre: nameParameter(Genre, 'GENRE_UNKNOWN', Object.values(GENRE_LABELS)).describe(
    'Only books of this genre.',
  ),
  listingType: nameParameter(ListingType, 'LISTING_TYPE_UNKNOWN', LISTING_TYPES).describe(
    '`sale`: only books for sale. `lease`: only books for rent. `both`: only books offered both ways.',
  ),
  ...filterParameters,
  sortBy: nameParameter(BookSort, 'SORT_UNKNOWN', SORT_NAMES).describe(
    'The order of the list. By default, a search lists the best matches first, and any other list has the newest ' +
      'books first.',
  ),
  page: parameter(z.coerce.number('INVALID_VALUE').int('INVALID_VALUE').min(1, 'INVALID_VALUE')).meta({
    type: 'integer',
    minimum: 1,
    default: 1,
    description: 'The number of the page, starting from 1.',
  }),
  limit: limitParameter(USUAL_PAGE),
});

/** Response fields of lists with numbered pages, besides the entries. */
export const numberedPage = (entries: 'books' | 'editions') => ({
  total: z.int().min(0).describe(`The number of matching ${entries}, counted up to 10,000.`),
  totalIsCapped: z.boolean().describe(`True if more than 10,000 ${entries} match.`),
  page: z.int().min(1).describe('The number of this page, starting from 1.'),
  limit: z.int().min(1).max(100).describe(`The maximum number of ${entries} on a page.`),
});

/** Parses the query of GET /api/v1/books or /api/v1/editions. Throws a refusal that lists the invalid parameters. */
export function readBooksQuery(query: unknown): NumberedPage {
  const {
    search,
    genre,
    listingType,
    sortBy,
    page = 1,
    limit = USUAL_PAGE,
    ...others
  } = parseInput(booksQuerySchema, query);
  return { filter: { search, genre, listingType, ...filterOf(others) }, sort: sortBy, page, limit };
}

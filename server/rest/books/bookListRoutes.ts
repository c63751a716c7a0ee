import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { browseBooks } from '../../usecases/catalogue/browseBooks.js';
import { requireBook } from '../../usecases/catalogue/findBooks.js';
import { linkPublicPage } from '../../usecases/publicPages/linkPublicPage.js';
import { successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { bookSchema, presentBooks } from './bookSchema.js';
import { FILTER_NAMES } from './filterParameters.js';
import { bookParams, booksQuerySchema, numberedPage, readBooksQuery } from './booksQuery.js';

const tags = ['Books'];

/** Response with a list of books in numbered pages. */
export const bookListSchema = successOf(
  z.object({
    books: z.array(bookSchema),
    ...numberedPage('books'),
  }),
);

const viewedBookSchema = z.object({
  book: bookSchema,
  editionId: z.string().describe('The `_id` of the edition that this listing offers.'),
  publicPath: z
    .string()
    .nullable()
    .describe(
      'The path of the public page on this server, for sharing. Null if the operator turned public pages ' +
        'off.',
    ),
});

/** Registers GET of the list of books and of a single book. */
export async function bookListRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  searchBooksRoute(http, dependencies);
  viewBookRoute(http, dependencies);
}

function searchBooksRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/books',
    {
      config: { anyParameters: true },
      schema: {
        tags,
        operationId: 'searchBooks',
        summary: 'Search and list books',
        description:
          'Lists the books on the market. Only the first 10,000 books can be read. To read more, narrow the search or ' +
          'use the cursors of the GraphQL API. Unknown parameters are ignored.',
        querystring: booksQuerySchema,
        response: { 200: bookListSchema, ...refusals(400, 422) },
      },
    },
    async (request) => {
      const asked = readBooksQuery(request.query);
      const scope = openScope(request);
      const { books, ...counted } = await underNames(FILTER_NAMES, () => browseBooks(scope, asked));
      const { page, limit } = asked;
      return {
        status: 'success',
        data: { books: await presentBooks(scope, books), ...counted, page, limit },
      };
    },
  );
}

function viewBookRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/books/:id',
    {
      schema: {
        tags,
        operationId: 'viewBook',
        summary: 'Get a book',
        description:
          'Returns a listing. Only the seller and moderators can read a listing that is off the market.',
        params: bookParams,
        response: { 200: successOf(viewedBookSchema), ...refusals(404) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const found = await requireBook(scope, request.params.id);
      const [book] = await presentBooks(scope, [found]);
      const { id, title, editionId } = found;
      const publicPath = linkPublicPage(scope, 'book', id, title);
      return { status: 'success', data: { book, editionId, publicPath } };
    },
  );
}

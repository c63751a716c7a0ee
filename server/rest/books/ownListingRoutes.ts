import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BookStatus } from '../../domain/catalogue/book.js';
import { listOwnBooks } from '../../usecases/listings/listOwnBooks.js';
import { putBackBook } from '../../usecases/listings/putBackBook.js';
import { takeOffBook } from '../../usecases/listings/takeOffBook.js';
import { successOf } from '../envelope.js';
import {
  choiceParameter,
  nextCursorField,
  nextCursorOf,
  pageParameters,
  readPageQuery,
} from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { bookSchema, bookNow, presentBooks } from './bookSchema.js';
import { bookParams, searchParameter } from './booksQuery.js';

const tags = ['Books'];

const listingsQuerySchema = z.object({
  search: searchParameter,
  status: choiceParameter(BookStatus, 'Only listings of this status.'),
  ...pageParameters,
});

const MOVES = [
  {
    path: 'take-off',
    operationId: 'takeOffBook',
    summary: 'Take a listing off the market',
    description:
      'Takes one of your listings off the market. Existing orders are not affected. Repeating the call changes ' +
      'nothing.',
    move: takeOffBook,
  },
  {
    path: 'put-back',
    operationId: 'putBackBook',
    summary: 'Put a listing back on the market',
    description:
      'Puts one of your listings back on the market, unless a moderator removed it. Repeating the call ' +
      'changes nothing.',
    move: putBackBook,
  },
];

/** Registers the routes that list the principal's listings, take one off the market and put it back. */
export async function ownListingRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  listListingsRoute(http, dependencies);
  moveRoutes(http, dependencies);
}

function listListingsRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/listings',
    {
      schema: {
        tags,
        operationId: 'listListings',
        summary: 'Get your listings',
        description: 'Lists your listings, newest first, including listings that are sold or off the market.',
        querystring: listingsQuerySchema,
        response: {
          200: successOf(z.object({ books: z.array(bookSchema), nextCursor: nextCursorField })),
          ...refusals(401, 422),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const page = await listOwnBooks(scope, readPageQuery(listingsQuerySchema, request.query));
      const books = await presentBooks(scope, page.nodes);
      return { status: 'success', data: { books, nextCursor: nextCursorOf(page) } };
    },
  );
}

function moveRoutes(http: FastifyInstance, { openScope }: RestDependencies): void {
  for (const { path, move, ...texts } of MOVES) {
    http.post<{ Params: { id: string } }>(
      `/api/v1/books/:id/${path}`,
      {
        schema: {
          tags,
          ...texts,
          params: bookParams,
          response: { 200: successOf(z.object({ book: bookSchema })), ...refusals(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const scope = openScope(request);
        const bookId = request.params.id;
        const id = await underNames({ bookId: 'id' }, () => move(scope, { bookId }));
        return { status: 'success', data: { book: await bookNow(scope, id) } };
      },
    );
  }
}

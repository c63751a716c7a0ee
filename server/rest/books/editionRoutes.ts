import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { browseBooks } from '../../usecases/catalogue/browseBooks.js';
import { browseEditions } from '../../usecases/editions/browseEditions.js';
import { requireEdition } from '../../usecases/editions/viewEditions.js';
import { successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { bookListSchema } from './bookListRoutes.js';
import { presentBooks } from './bookSchema.js';
import { FILTER_NAMES } from './filterParameters.js';
import { booksQuerySchema, numberedPage, readBooksQuery } from './booksQuery.js';
import {
  editionSchema,
  listedEditionSchema,
  presentEditions,
  presentListedEditions,
} from './editionSchema.js';

const tags = ['Books'];

const editionParams = z.object({ id: z.string().describe('The `_id` of the edition.') });

const editionListSchema = successOf(
  z.object({ editions: z.array(listedEditionSchema), ...numberedPage('editions') }),
);

/** Registers the GET routes of the list of editions, of one edition, and of its offers. */
export async function editionRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  searchEditionsRoute(http, dependencies);
  viewEditionRoute(http, dependencies);
  listOffersRoute(http, dependencies);
}

function searchEditionsRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/editions',
    {
      config: { anyParameters: true },
      schema: {
        tags,
        operationId: 'searchEditions',
        summary: 'Search and list editions',
        description:
          'Lists the editions of the books on the market, in the order in which GET /api/v1/books lists their first ' +
          'offers. Offers with copies come before offers without copies. Unknown parameters are ignored. Only the ' +
          'first 10,000 editions can be read.',
        querystring: booksQuerySchema,
        response: { 200: editionListSchema, ...refusals(400, 422) },
      },
    },
    async (request) => {
      const asked = readBooksQuery(request.query);
      const scope = openScope(request);
      const { editions, ...counted } = await underNames(FILTER_NAMES, () => browseEditions(scope, asked));
      const { page, limit } = asked;
      return {
        status: 'success',
        data: { editions: await presentListedEditions(scope, editions), ...counted, page, limit },
      };
    },
  );
}

function viewEditionRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/editions/:id',
    {
      schema: {
        tags,
        operationId: 'viewEdition',
        summary: 'Get an edition',
        description:
          'Returns an edition with the totals of its offers. If the edition was joined into another one, returns that ' +
          'edition. Only moderators can read an edition without offers.',
        params: editionParams,
        response: { 200: successOf(z.object({ edition: editionSchema })), ...refusals(404) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const [edition] = await presentEditions(scope, [await requireEdition(scope, request.params.id)]);
      return { status: 'success', data: { edition } };
    },
  );
}

function listOffersRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/editions/:id/offers',
    {
      config: { anyParameters: true },
      schema: {
        tags,
        operationId: 'listOffers',
        summary: 'List the offers of an edition',
        description: 'Lists the offers of the edition that are on the market and have copies.',
        params: editionParams,
        querystring: booksQuerySchema,
        response: { 200: bookListSchema, ...refusals(400, 404, 422) },
      },
    },
    async (request) => {
      const asked = readBooksQuery(request.query);
      const scope = openScope(request);
      const { id: editionId } = await requireEdition(scope, request.params.id);
      const { books, ...counted } = await underNames(FILTER_NAMES, () =>
        browseBooks(scope, {
          ...asked,
          filter: { ...asked.filter, editionId },
        }),
      );
      const { page, limit } = asked;
      return {
        status: 'success',
        data: { books: await presentBooks(scope, books), ...counted, page, limit },
      };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import {
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  type SavedSearch,
} from '../../usecases/savedSearches/saveSearch.js';
import { booksQuerySchema } from '../books/booksQuery.js';
import { FILTER_NAMES, filterOf } from '../books/filterParameters.js';
import { doneSchema, successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';

const tags = ['Saved searches'];

/**
 * The parameters of GET /api/v1/books that a search can save. Filters for days are excluded, because a new listing is
 * available on all days.
 */
const saveQuerySchema = booksQuerySchema.omit({
  sortBy: true,
  page: true,
  limit: true,
  availableNow: true,
  freeFrom: true,
  freeUntil: true,
});

const savedSearchSchema = z
  .object({
    _id: z.string(),
    query: z.string().describe('The query string for GET /api/v1/books that returns the current matches.'),
    createdAt: z.iso
      .datetime()
      .describe('When the search was saved. You get no email about books that were listed before.'),
  })
  .meta({
    id: 'SavedSearch',
    description: 'A saved search. You get an email about new books that match, at most once a day.',
  });

/** Registers the routes of saved searches. Their owners receive mail when a new listing matches. */
export async function savedSearchRoutes(
  http: FastifyInstance,
  dependencies: RestDependencies,
): Promise<void> {
  listRoute(http, dependencies);
  saveRoute(http, dependencies);
  removeRoute(http, dependencies);
}

function listRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/saved-searches',
    {
      schema: {
        tags,
        operationId: 'listSavedSearches',
        summary: 'List your saved searches',
        description: 'Lists all your saved searches, most recent first.',
        response: {
          200: successOf(
            z.object({
              searches: z.array(savedSearchSchema).describe('All your saved searches, at most 50.'),
            }),
          ),
          ...refusals(401),
        },
      },
    },
    async (request) => {
      const searches = await listSavedSearches(openScope(request));
      return { status: 'success', data: { searches: searches.map(presentSearch) } };
    },
  );
}

function saveRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post(
    '/api/v1/saved-searches',
    {
      schema: {
        tags,
        operationId: 'saveSearch',
        summary: 'Save a search',
        description:
          'Saves a search. You get an email about new books that match, at most once a day, and about each book ' +
          'only once. Takes the filters of GET /api/v1/books, except filters by date; at least one filter is ' +
          'required. Saving the same search again changes nothing.',
        querystring: saveQuerySchema,
        response: {
          200: successOf(z.object({ search: savedSearchSchema })),
          ...refusals(401, 404, 409, 422),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const read = () => {
        const { search, genre, listingType, ...others } = parseInput(saveQuerySchema, request.query);
        return { search, genre, listingType, ...filterOf(others) };
      };
      const saved = await underNames(FILTER_NAMES, () => saveSearch(scope, read));
      return { status: 'success', data: { search: presentSearch(saved) } };
    },
  );
}

function removeRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.delete<{ Params: { id: string } }>(
    '/api/v1/saved-searches/:id',
    {
      schema: {
        tags,
        operationId: 'removeSavedSearch',
        summary: 'Remove a saved search',
        description:
          'Removes one of your saved searches and stops its emails. Removing it again changes nothing.',
        params: z.object({ id: z.string().describe('The `_id` of the saved search.') }),
        response: { 200: doneSchema, ...refusals(401) },
      },
    },
    async (request) => {
      await removeSavedSearch(openScope(request), request.params.id);
      return { status: 'success' };
    },
  );
}

function presentSearch({ id, query, createdAt }: SavedSearch) {
  return { _id: id, query, createdAt };
}

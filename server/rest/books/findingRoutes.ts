import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import type { ListRequest } from '../../usecases/catalogue/bookLists.js';
import { bookFacets, type ChoiceCount } from '../../usecases/catalogue/finding/bookFacets.js';
import { nearMisses, relaxations, type FilterName } from '../../usecases/catalogue/finding/relaxations.js';
import { searchBooks } from '../../usecases/catalogue/searchBooks.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import { choiceParameter } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { bookSchema, presentBooks } from './bookSchema.js';
import { booksQuerySchema } from './booksQuery.js';
import { FILTER_NAMES, filterOf } from './filterParameters.js';
import { CONDITION_LABELS, GENRE_LABELS, languageCode, LANGUAGE_CODES, LISTING_TYPES } from './labels.js';

const MOST_NEAR_MISSES = 8;

/** The filters of the list of books, and whether to count books or editions. */
const querySchema = booksQuerySchema.omit({ sortBy: true, page: true, limit: true }).extend({
  counted: choiceParameter(
    { BOOKS: 'BOOKS', EDITIONS: 'EDITIONS' },
    'The entries to count: books or editions; books by default.',
  ),
});

const countSchema = z.object({
  count: z.int().min(0).describe('The number of matching books or editions, counted up to 10,000.'),
  countIsCapped: z.boolean().describe('True if there may be more matches than `count`.'),
});

const choicesOf = (values: readonly string[], of: string) =>
  z
    .array(countSchema.extend({ value: z.enum(values).describe(`A value of the parameter \`${of}\`.`) }))
    .describe(`The values of \`${of}\` that have matches, with the number of matches for each value.`);

const facetsSchema = z
  .object({
    genres: choicesOf(Object.values(GENRE_LABELS), 'genre'),
    listingTypes: choicesOf(LISTING_TYPES, 'listingType'),
    conditions: choicesOf(Object.values(CONDITION_LABELS), 'condition'),
    languages: choicesOf(LANGUAGE_CODES, 'language'),
  })
  .describe('The possible values of each filter, with the number of matches for each value.');

/** The query parameters of each filter. */
const PARAMETERS: Record<FilterName, readonly string[]> = {
  SEARCH: ['search'],
  GENRE: ['genre'],
  LISTING_TYPE: ['listingType'],
  SALE_PRICE: ['salePriceFrom', 'salePriceTo'],
  RENT_PER_MONTH: ['rentFrom', 'rentTo'],
  CONDITION_AT_LEAST: ['condition'],
  LANGUAGE: ['language'],
  PIN_CODE: ['pinCode'],
  AVAILABLE_NOW: ['availableNow'],
  FREE: ['freeFrom', 'freeUntil'],
  SELLER: ['seller'],
  EDITION: [],
};

const alternativesSchema = z.object({
  relaxations: z
    .array(
      countSchema.extend({
        without: z.array(z.string()).describe('The filter parameters that this count ignores.'),
      }),
    )
    .describe(
      'For each filter, the number of matches that the list would have without that filter, highest number first.',
    ),
  nearMisses: z
    .array(bookSchema)
    .describe(
      `At most ${MOST_NEAR_MISSES} books that match all filters except one, or that match only one word of the ` +
        'search.',
    ),
});

/** Registers the routes for facets, and for suggesting broader searches when a list is empty. */
export async function findingRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  facetsRoute(http, dependencies);
  alternativesRoute(http, dependencies);
}

function facetsRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/books/facets',
    {
      config: { anyParameters: true },
      schema: {
        tags: ['Books'],
        operationId: 'countFacets',
        summary: 'Count the books for each filter value',
        description:
          'Returns the number of matches for each genre, listing type, condition and language. All other filters ' +
          'of the list apply. Accepts the filters of GET /api/v1/books. Unknown parameters are ignored.',
        querystring: querySchema,
        response: { 200: successOf(z.object({ facets: facetsSchema })), ...refusals(422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { list, ofEditions } = await readList(scope, request);
      const found = await bookFacets(scope, list, ofEditions ? 'EDITIONS' : 'LISTINGS');
      const facets = {
        genres: presentChoices(found.genres, (genre) => GENRE_LABELS[genre]),
        listingTypes: presentChoices(found.listingTypes, (type) => type.toLowerCase()),
        conditions: presentChoices(found.conditions, (condition) => CONDITION_LABELS[condition]),
        languages: presentChoices(found.languages, languageCode),
      };
      return { status: 'success', data: { facets } };
    },
  );
}

function alternativesRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/books/alternatives',
    {
      config: { anyParameters: true },
      schema: {
        tags: ['Books'],
        operationId: 'listAlternatives',
        summary: 'Suggest broader searches when nothing matches',
        description:
          'Returns alternatives to show if no book matches: books that almost match and, for each filter, the ' +
          'number of matches without that filter. Accepts the filters of GET /api/v1/books. Unknown parameters ' +
          'are ignored.',
        querystring: querySchema,
        response: { 200: successOf(alternativesSchema), ...refusals(422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { list, ofEditions } = await readList(scope, request);
      const [relaxed, near] = await Promise.all([
        relaxations(scope, list, ofEditions),
        nearMisses(scope, list, MOST_NEAR_MISSES),
      ]);
      const data = {
        relaxations: relaxed.map(({ without, ...counted }) => ({ without: PARAMETERS[without], ...counted })),
        nearMisses: await presentBooks(scope, near),
      };
      return { status: 'success', data };
    },
  );
}

/** Returns the list that the query describes. Throws the same refusals as GET /api/v1/books. */
async function readList(
  scope: Scope,
  { query }: FastifyRequest,
): Promise<{ list: ListRequest; ofEditions: boolean }> {
  const { search, genre, listingType, counted, ...others } = parseInput(querySchema, query);
  const list = { filter: { search, genre, listingType, ...filterOf(others) } };
  await underNames(FILTER_NAMES, () => searchBooks(scope, { ...list, first: 1 }));
  return { list, ofEditions: counted === 'EDITIONS' };
}

function presentChoices<Choice>(
  choices: readonly ChoiceCount<Choice>[],
  spelt: (choice: Choice) => string,
): object[] {
  return choices.map(({ choice, count, countIsCapped }) => ({ value: spelt(choice), count, countIsCapped }));
}

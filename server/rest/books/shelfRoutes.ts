import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SHELF_SIZE, ShelfKind } from '../../domain/catalogue/shelves.js';
import { parseInput } from '../../domain/shared/errors.js';
import type { Scope } from '../../usecases/scope.js';
import { viewHomeShelves, type Shelf } from '../../usecases/shelves/viewHomeShelves.js';
import { successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { bookSchema, presentBooks } from './bookSchema.js';
import { filterParameters } from './filterParameters.js';
import { LANGUAGE_CODES } from './labels.js';

const querySchema = z.object({
  language: filterParameters.language.describe(
    'The language of the `in_language` shelf. If omitted, this shelf is not returned.',
  ),
});

const shelfSchema = z.object({
  kind: z
    .enum(Object.values(ShelfKind).map((kind) => kind.toLowerCase()))
    .describe(
      'The kind of shelf: newly listed books, books with a low rent, books in one language, or books that many ' +
        'readers bookmarked recently.',
    ),
  rentBelow: rupeesSchema
    .nullable()
    .describe(
      'An amount in rupees that is higher than every monthly rent on the shelf. Null unless the kind is ' +
        '`low_rent`.',
    ),
  language: z
    .enum(LANGUAGE_CODES)
    .nullable()
    .describe('The language of the books; null unless the kind is `in_language`.'),
  books: z
    .array(bookSchema)
    .describe(`1 to ${SHELF_SIZE} listings with an available copy, one for each edition.`),
});

/** Registers GET /api/v1/shelves: the shelves of the home page. */
export async function shelfRoutes(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.get(
    '/api/v1/shelves',
    {
      schema: {
        tags: ['Books'],
        operationId: 'listShelves',
        summary: 'List the shelves of the home page',
        description:
          'Returns the shelves of the home page that have books. The result can be up to a minute old. If the operator ' +
          'turned public pages off, visitors get an empty list.',
        querystring: querySchema,
        response: {
          200: successOf(
            z.object({ shelves: z.array(shelfSchema).describe('The shelves that have books.') }),
          ),
          ...refusals(422),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { language } = parseInput(querySchema, request.query);
      const shelves = await viewHomeShelves(scope, language ?? null);
      const presented = await Promise.all(shelves.map((shelf) => presentShelf(scope, shelf)));
      return { status: 'success', data: { shelves: presented } };
    },
  );
}

async function presentShelf(scope: Scope, { kind, rentBelow, language, books }: Shelf) {
  return {
    kind: kind.toLowerCase(),
    rentBelow: rentBelow && rupees(rentBelow),
    language: language && language.toLowerCase(),
    books: await presentBooks(scope, books),
  };
}

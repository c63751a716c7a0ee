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
    'The language of the shelf `in_language`, which is left out without it.',
  ),
});

const shelfSchema = z.object({
  kind: z
    .enum(Object.values(ShelfKind).map((kind) => kind.toLowerCase()))
    .describe(
      'What the books have in common: listed last, a low rent, the language, or saved by many of late.',
    ),
  rentBelow: rupeesSchema
    .nullable()
    .describe('What a month of rent costs less than, in rupees; null unless the kind is `low_rent`.'),
  language: z
    .enum(LANGUAGE_CODES)
    .nullable()
    .describe('The language of the books; null unless the kind is `in_language`.'),
  books: z.array(bookSchema).describe(`One to ${SHELF_SIZE} listings with a free copy, one of each edition.`),
});

/** GET of the shelves of the home page. */
export async function shelfRoutes(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.get(
    '/api/v1/shelves',
    {
      schema: {
        tags: ['Books'],
        operationId: 'listShelves',
        summary: 'List the shelves of the home page',
        description:
          'Rows of books, for visitors too; at most a minute old. None for visitors where the marketplace has no public ' +
          'pages.',
        querystring: querySchema,
        response: {
          200: successOf(z.object({ shelves: z.array(shelfSchema).describe('Those that have any books.') })),
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

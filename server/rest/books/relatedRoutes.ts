import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MOST_RELATED, relatedCount, USUAL_RELATED } from '../../domain/catalogue/relatedBooks.js';
import { cheaperToBuyAfter } from '../../domain/catalogue/rentOrBuy.js';
import { PriceStanding, priceStanding } from '../../domain/catalogue/usualPrice.js';
import { parseInput } from '../../domain/shared/errors.js';
import { findBooks, requireBook } from '../../usecases/catalogue/findBooks.js';
import { findUsualPrices } from '../../usecases/editions/viewUsualPrices.js';
import { findMoreByAuthor, findSimilar } from '../../usecases/related/findRelated.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import { parameter } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { bookSchema, presentBooks } from './bookSchema.js';
import { bookParams } from './booksQuery.js';

const tags = ['Books'];

interface OfBook {
  Params: { id: string };
}

const relatedQuerySchema = z.object({
  first: parameter(z.coerce.number('INVALID_VALUE').int('INVALID_VALUE')).meta({
    type: 'integer',
    minimum: 1,
    maximum: MOST_RELATED,
    default: USUAL_RELATED,
    description: 'The maximum number of books in each list.',
  }),
});

const relatedSchema = z.object({
  moreByAuthor: z
    .array(bookSchema)
    .describe(
      'Listings of other books by the same author, one for each edition. Listings with an available copy come ' +
        'first.',
    ),
  similar: z
    .array(bookSchema)
    .describe(
      'Listings of similar books, one for each edition. Similar books are bookmarked by many of the same readers, ' +
        'or share the author or a genre. Listings with an available copy come first.',
    ),
});

const priceCheckSchema = z.object({
  cheaperToBuyAfter: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'The number of months after which renting costs more than buying, not counting the deposit; 0 if even the ' +
        'shortest rental costs more. Null if the book is not both for sale and for rent, or cannot be rented for ' +
        'that long.',
    ),
  usualPrice: z
    .object({ low: rupeesSchema, high: rupeesSchema })
    .nullable()
    .describe(
      'The usual sale price of the edition: the range that contains the middle half of the sale prices of the last ' +
        'year, rounded outward. Null if there were fewer than five sales.',
    ),
  priceStanding: z
    .enum(Object.keys(PriceStanding).map((name) => name.toLowerCase()))
    .nullable()
    .describe('The sale price compared with `usualPrice`; null if one of the two prices is missing.'),
});

/** Registers the routes of related books and of the price check. */
export async function relatedRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  relatedBooksRoute(http, dependencies);
  priceCheckRoute(http, dependencies);
}

function relatedBooksRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<OfBook>(
    '/api/v1/books/:id/related',
    {
      config: { anyParameters: true },
      schema: {
        tags,
        operationId: 'listRelatedBooks',
        summary: 'List related books',
        description:
          'Returns two lists: other books by the same author, and similar books. All of them are on the market. ' +
          'Unknown parameters are ignored.',
        params: bookParams,
        querystring: relatedQuerySchema,
        response: { 200: successOf(relatedSchema), ...refusals(400, 404, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { first } = parseInput(relatedQuerySchema, request.query);
      const size = relatedCount(first);
      const { id } = await requireBook(scope, request.params.id);
      const lists = await Promise.all([findMoreByAuthor(scope, [id]), findSimilar(scope, [id])]);
      const [moreByAuthor, similar] = await Promise.all(
        lists.map(([ids = []]) => booksOf(scope, ids.slice(0, size))),
      );
      return { status: 'success', data: { moreByAuthor, similar } };
    },
  );
}

function priceCheckRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<OfBook>(
    '/api/v1/books/:id/price-check',
    {
      schema: {
        tags,
        operationId: 'checkPrice',
        summary: 'Compare renting with buying, and get the usual price',
        description:
          'Returns the number of months after which renting costs more than buying, and the usual price of the edition.',
        params: bookParams,
        response: { 200: successOf(priceCheckSchema), ...refusals(404) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { price, editionId } = await requireBook(scope, request.params.id);
      const [usual = null] = await findUsualPrices(scope, [editionId]);
      const data = {
        cheaperToBuyAfter: cheaperToBuyAfter(price),
        usualPrice: usual && { low: rupees(usual.low), high: rupees(usual.high) },
        priceStanding: priceStanding(price.sale, usual)?.toLowerCase() ?? null,
      };
      return { status: 'success', data };
    },
  );
}

async function booksOf(scope: Scope, ids: readonly string[]) {
  const found = await findBooks(scope, ids);
  return presentBooks(
    scope,
    found.filter((each) => each !== null),
  );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireAccount } from '../../usecases/accounts/findAccounts.js';
import { requireBook } from '../../usecases/catalogue/findBooks.js';
import { findReputations, findReviewSummaries, listReviews } from '../../usecases/reviews/findReviews.js';
import { bookParams } from '../books/booksQuery.js';
import { successOf } from '../envelope.js';
import { nextCursorField, nextCursorOf, pageParameters, readPageQuery } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { presentReviews, reviewSchema } from './reviewSchema.js';

const tags = ['Reviews'];
const querySchema = z.object({ ...pageParameters });
const reviews = z.array(reviewSchema).describe('The reviews of this page, newest first.');

const summarySchema = z
  .object({
    average: z.number().describe('The mean score of the reviews, 10 to 100; 0 without reviews.'),
    count: z.int().describe('The number of reviews.'),
    stars: z
      .array(
        z.object({
          star: z.int().describe('The stars, 1 to 5; half stars are rounded up.'),
          count: z.int().describe('The number of reviews.'),
        }),
      )
      .describe('The number of reviews for each number of stars, from five to one.'),
  })
  .meta({ id: 'ReviewSummary', description: 'The number and the mean score of the reviews of a book.' });

const reputationSchema = z
  .object({
    orders: z.int().describe('The number of orders that the figures are based on: 5 to 100.'),
    shipsWithinDays: z
      .int()
      .nullable()
      .describe(
        'The median time from order to dispatch, rounded up to whole days; null if nothing was sent.',
      ),
    returnsOnTimePercent: z
      .int()
      .nullable()
      .describe(
        'The percentage of returned rentals that the seller recorded as returned within three days of the due ' +
          'date; null without returned rentals.',
      ),
    cancelledPercent: z
      .int()
      .describe('The percentage of orders that the seller cancelled, or did not confirm or ship in time.'),
  })
  .meta({
    id: 'Reputation',
    description:
      'The record of a seller, computed from their last 100 orders that were sent or cancelled. Orders ' +
      'cancelled by the buyer do not count.',
  });

const sellerSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    readersScore: z.number(),
    totalRatings: z.int(),
    city: z
      .string()
      .nullable()
      .describe('The city or district of the seller, derived from the PIN code; null if unknown.'),
    reputation: reputationSchema
      .nullable()
      .describe('The record of the seller; null if the seller has fewer than five orders.'),
  })
  .describe('The seller whose reviews are listed.');

/** Registers the routes that return the reviews of a book and of a seller. */
export async function reviewListRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  reviewsOfBookRoute(http, dependencies);
  reviewsOfSellerRoute(http, dependencies);
}

function reviewsOfBookRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/books/:id/reviews',
    {
      schema: {
        tags,
        operationId: 'listBookReviews',
        summary: 'List the reviews of a book',
        description: 'Lists the reviews of all offers of the book’s edition, newest first.',
        params: bookParams,
        querystring: querySchema,
        response: {
          200: successOf(z.object({ summary: summarySchema, reviews, nextCursor: nextCursorField })),
          ...refusals(400, 404),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { editionId } = await requireBook(scope, request.params.id);
      const page = await listReviews(scope, { editionId }, readPageQuery(querySchema, request.query));
      const [summary] = await findReviewSummaries(scope, [editionId]);
      const shown = await presentReviews(scope, page.nodes);
      return { status: 'success', data: { summary, reviews: shown, nextCursor: nextCursorOf(page) } };
    },
  );
}

function reviewsOfSellerRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { uploaderId: string } }>(
    '/api/user/:uploaderId/reviews',
    {
      schema: {
        tags,
        operationId: 'listSellerReviews',
        summary: 'List the reviews of a seller',
        description:
          'Lists the reviews of the seller, newest first, with the seller’s record of past orders.',
        params: z.object({ uploaderId: z.string().describe('The `_id` of the seller.') }),
        querystring: querySchema,
        response: {
          200: successOf(z.object({ seller: sellerSchema, reviews, nextCursor: nextCursorField })),
          ...refusals(400, 404),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const sellerId = request.params.uploaderId;
      const { name, readersScore, totalRatings, city } = await requireAccount(scope, sellerId);
      const page = await listReviews(scope, { sellerId }, readPageQuery(querySchema, request.query));
      const [reputation] = await findReputations(scope, [sellerId]);
      const seller = { _id: sellerId, name, readersScore, totalRatings, city, reputation };
      const shown = await presentReviews(scope, page.nodes);
      return { status: 'success', data: { seller, reviews: shown, nextCursor: nextCursorOf(page) } };
    },
  );
}

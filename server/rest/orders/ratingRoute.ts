import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { idField, missingOr } from '../../domain/shared/fields.js';
import { starsOf } from '../../domain/orders/rating.js';
import { rateSeller } from '../../usecases/sellers/rateSeller.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';

const ratingSchema = z
  .object({
    rating: z
      .number(missingOr('REQUIRED', 'RATING_OUT_OF_RANGE'))
      .describe('The rating: 10 for each half star, so 10, 20, … 100.'),
    orderId: idField.describe('The `_id` of the order for which you rate the seller.'),
  })
  .meta({
    id: 'Rating',
    description: 'Your rating of a seller for an order.',
    example: { rating: 90, orderId: 'order_01h2xcejqtf2nbrexx3vqjhp41' },
  });

const thanksSchema = z.object({ status: z.literal('success'), message: z.string() });

/** Registers POST /api/user/{uploaderId}/rate: a buyer rates a seller. */
export async function ratingRoute(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.post<{ Params: { uploaderId: string } }>(
    '/api/user/:uploaderId/rate',
    {
      schema: {
        tags: ['Orders'],
        operationId: 'rateSeller',
        summary: 'Rate a seller',
        description:
          'Rates a seller of one of your orders. You can rate each seller of an order once, up to `RATING_DAYS` ' +
          'days after the delivery or, for a rental, after the return or the loss. The seller’s score is the mean ' +
          'of all ratings.',
        params: z.object({ uploaderId: z.string().describe('The `_id` of the seller to rate.') }),
        body: ratingSchema,
        response: { 200: thanksSchema, ...refusals(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const read = () => {
        const { rating, orderId } = parseInput(ratingSchema, request.body ?? {});
        return { orderId, sellerId: request.params.uploaderId, stars: starsOf(rating) };
      };
      await underNames({ stars: 'rating', sellerId: 'uploaderId' }, () => rateSeller(scope, read));
      return { status: 'success', message: 'Rating submitted successfully' };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { buyRental } from '../../usecases/orders/purchase/buyRental.js';
import { saidRupeesField } from '../rupees.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { answerFulfillment, fulfillmentAnswer } from './saleRoutes.js';

const bodySchema = z
  .object({
    expectedToPay: saidRupeesField
      .optional()
      .describe(
        'The `toPay` amount of the quote that you saw, in rupees. If the amount has changed since, nothing ' +
          'is bought.',
      ),
    expectedReleased: saidRupeesField
      .optional()
      .describe(
        'The `released` amount of the quote that you saw, in rupees. If the amount has changed since, ' +
          'nothing is bought.',
      ),
  })
  .meta({
    id: 'RentalPurchaseRequest',
    description: 'The amounts of the quote that the buyer saw, both optional.',
    example: { expectedToPay: 20.1, expectedReleased: 0 },
  });

/** Registers POST /api/v1/order-items/{id}/buy: the buyer of a rental buys its copies. */
export async function purchaseRoute(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.post<{ Params: { id: string } }>(
    '/api/v1/order-items/:id/buy',
    {
      schema: {
        tags: ['Sales'],
        operationId: 'buyRental',
        summary: 'Buy rented copies',
        description:
          'Buys the rented copies of an order line at the price that was agreed in the order: see ' +
          '`purchaseQuote` of the line. The copies leave the stock and are not returned. The deposit pays ' +
          'for them, and the rest of the deposit is released. If the order was paid online, you first ' +
          'have to pay the amount still due online: see `rentalPayment` of the line. A repeated request ' +
          'changes nothing. For the buyer of the order only.',
        params: z.object({ id: z.string().describe('The `_id` of the order line.') }),
        body: bodySchema,
        response: { 200: fulfillmentAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const read = () => ({ ...parseInput(bodySchema, request.body ?? {}), orderItemId: request.params.id });
      const { fulfillmentId } = await underNames({ orderItemId: 'id' }, () => buyRental(scope, read));
      return answerFulfillment(scope, fulfillmentId);
    },
  );
}

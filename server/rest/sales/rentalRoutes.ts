import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { extendRental } from '../../usecases/orders/extension/extendRental.js';
import { giveUpRentalPayment } from '../../usecases/orders/rentalPayments/giveUpRentalPayment.js';
import { idempotencyHeaders } from '../idempotencyHeaders.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { answerFulfillment, fulfillmentAnswer } from './saleRoutes.js';

const tags = ['Sales'];
const lineParams = z.object({ id: z.string().describe('The `_id` of the order line.') });

const extensionSchema = z
  .object({ months: z.int().min(1).describe('The number of months by which to extend the rental.') })
  .meta({
    id: 'Extension',
    description: 'An extension of a rental by whole months.',
    example: { months: 1 },
  });

/** Registers the routes that extend a rental, and that give up an extension or purchase that awaits its online payment. */
export async function rentalRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  extendRoute(http, dependencies);
  giveUpRoute(http, dependencies);
}

function extendRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Params: { id: string }; Body: { months?: unknown } | null }>(
    '/api/v1/order-items/:id/extend',
    {
      schema: {
        tags,
        operationId: 'extendRental',
        summary: 'Extend a rental',
        description:
          'Adds months to a rental. If the order was paid online, the added days are kept for you, and the ' +
          'extension takes effect once it is paid online. `rentalPayment` of the line has the payment page and the ' +
          'deadline. In all other orders, you pay the seller directly. For the buyer of the order only.',
        params: lineParams,
        headers: idempotencyHeaders('extension'),
        body: extensionSchema,
        response: { 200: fulfillmentAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const idempotencyKey = request.headers['idempotency-key'] ?? null;
      const read = () => ({ ...request.body, orderItemId: request.params.id, idempotencyKey });
      const { fulfillmentId } = await underNames({ orderItemId: 'id' }, () => extendRental(scope, read));
      return answerFulfillment(scope, fulfillmentId);
    },
  );
}

function giveUpRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Params: { id: string } }>(
    '/api/v1/order-items/:id/give-up-payment',
    {
      schema: {
        tags,
        operationId: 'giveUpRentalPayment',
        summary: 'Give up the online payment for a rental',
        description:
          'Gives up the online payment for extending a rental or for buying its copies. The rental stays as it was, ' +
          'and the days kept for an extension become available again. A payment that arrives later is refunded. A ' +
          'repeated request changes nothing. For the buyer of the order only.',
        params: lineParams,
        response: { 200: fulfillmentAnswer, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const read = () => ({ orderItemId: request.params.id });
      const { fulfillmentId } = await underNames({ orderItemId: 'id' }, () =>
        giveUpRentalPayment(scope, read),
      );
      return answerFulfillment(scope, fulfillmentId);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { payDirectly } from '../../usecases/orders/steps/payDirectly.js';
import { askForPayment } from '../../usecases/payments/online/askForPayment.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { orderAnswer, orderParams, ownOrder } from './ownOrder.js';
import { inWordsOfDomain, PAYMENT_METHODS } from './paymentMethods.js';

const tags = ['Orders'];

const directBodySchema = z
  .object({
    paymentMethod: z
      .enum(PAYMENT_METHODS)
      .nullish()
      .describe('The payment method; by default the one that was chosen when the order was placed.'),
  })
  .meta({
    id: 'PayDirectly',
    description: 'The payment method of an order whose sellers are paid directly.',
    example: { paymentMethod: 'upi' },
  });

/** Registers the routes that check the awaited payments of an order, and replace its online payment. */
export async function onlinePaymentRoutes(
  http: FastifyInstance,
  dependencies: RestDependencies,
): Promise<void> {
  checkPaymentRoute(http, dependencies);
  payDirectlyRoute(http, dependencies);
}

function checkPaymentRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Params: { id: string } }>(
    '/api/v1/orders/:id/check-payment',
    {
      schema: {
        tags,
        operationId: 'checkPayment',
        summary: 'Check a payment',
        description:
          'Asks the provider whether the awaited payments for an order and its rentals have arrived, for example ' +
          'when the buyer returns from the provider’s page. Within seconds, `payment` of the order, or ' +
          '`rentalPayment` of the line, shows the result. For the buyer only.',
        params: orderParams,
        response: { 200: orderAnswer, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { id } = request.params;
      await underNames({ orderId: 'id' }, () => askForPayment(scope, { orderId: id }));
      return { status: 'success', data: { order: await ownOrder(scope, id) } };
    },
  );
}

function payDirectlyRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Params: { id: string }; Body: { paymentMethod?: unknown } | null }>(
    '/api/v1/orders/:id/pay-directly',
    {
      schema: {
        tags,
        operationId: 'payDirectly',
        summary: 'Pay the sellers directly',
        description:
          'Changes an order whose `payment` is `awaiting`, so that you pay the sellers directly. The sellers then ' +
          'see the order as placed, and `payment` is null. An online payment that arrives later is refunded. For ' +
          'the buyer only. Refused with ONLINE_PAYMENT_REQUIRED if the marketplace requires online payment.',
        params: orderParams,
        body: directBodySchema,
        response: { 200: orderAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { id } = request.params;
      const given = { ...inWordsOfDomain(request.body), orderId: id };
      await underNames({ orderId: 'id' }, () => payDirectly(scope, given));
      return { status: 'success', data: { order: await ownOrder(scope, id) } };
    },
  );
}

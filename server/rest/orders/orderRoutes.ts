import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { shippingAddressSchema } from '../../domain/addresses/address.js';
import { listOwnOrders } from '../../usecases/orders/listOrders.js';
import { placeOrder } from '../../usecases/orders/placing/placeOrder.js';
import { successOf } from '../envelope.js';
import { idempotencyHeaders } from '../idempotencyHeaders.js';
import { nextCursorField, nextCursorOf, readPageQuery } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { orderSchema, presentOrders } from './orderSchema.js';
import { ordersQuerySchema } from './ordersQuery.js';
import { orderAnswer, orderParams, ownOrder } from './ownOrder.js';
import { inWordsOfDomain, PAYMENT_METHODS } from './paymentMethods.js';

const tags = ['Orders'];

const orderBodySchema = z
  .object({
    shippingAddress: shippingAddressSchema,
    paymentMethod: z.enum(PAYMENT_METHODS).nullish().describe('The payment method; `upi` by default.'),
    payOnline: z
      .boolean()
      .nullish()
      .describe(
        'True to pay online: the `payment` of the order then has the payment page and the deadline. False to pay ' +
          'the sellers directly. The default is true if `onlinePayment` of the marketplace is `required`, and false ' +
          'otherwise.',
      ),
  })
  .extend({
    pickUpFrom: z
      .array(z.string())
      .nullish()
      .describe(
        'The `_id`s of the sellers from whom you pick the books up yourself, without a delivery charge. Each of ' +
          'them must offer pick-up, as shown by `pickUp` in the `deliveries` of the cart. All other sellers send the ' +
          'books.',
      ),
  })
  .meta({
    id: 'Checkout',
    description: 'The address, the payment and the pick-ups of an order.',
    example: {
      shippingAddress: {
        street: '12 Marine Drive',
        city: 'Mumbai',
        state: 'Maharashtra',
        zipcode: '400020',
        country: 'India',
      },
      paymentMethod: 'upi',
    },
  });

/** Registers the routes that place an order and return the principal's orders. */
export async function orderRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  placeOrderRoute(http, dependencies);
  listOrdersRoute(http, dependencies);
  viewOrderRoute(http, dependencies);
}

function placeOrderRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Body: { paymentMethod?: unknown } | null }>(
    '/api/v1/orders',
    {
      schema: {
        tags,
        operationId: 'placeOrder',
        summary: 'Place an order',
        description:
          'Orders everything in your cart. If a line cannot be ordered, nothing is ordered and the cart ' +
          'stays as it is.',
        headers: idempotencyHeaders('order'),
        body: orderBodySchema,
        response: { 201: orderAnswer, ...refusals(401, 403, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const idempotencyKey = request.headers['idempotency-key'] ?? randomUUID();
      const orderId = await placeOrder(scope, { ...inWordsOfDomain(request.body), idempotencyKey });
      return reply.code(201).send({ status: 'success', data: { order: await ownOrder(scope, orderId) } });
    },
  );
}

function listOrdersRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/orders',
    {
      schema: {
        tags,
        operationId: 'listOrders',
        summary: 'List your orders',
        description: 'Lists the orders you placed, newest first.',
        querystring: ordersQuerySchema,
        response: {
          200: successOf(z.object({ orders: z.array(orderSchema), nextCursor: nextCursorField })),
          ...refusals(400, 401, 422),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const page = await listOwnOrders(scope, readPageQuery(ordersQuerySchema, request.query));
      const orders = await presentOrders(scope, page.nodes);
      return { status: 'success', data: { orders, nextCursor: nextCursorOf(page) } };
    },
  );
}

function viewOrderRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/orders/:id',
    {
      schema: {
        tags,
        operationId: 'viewOrder',
        summary: 'Get an order',
        description:
          'Returns an order to its buyer, its sellers and staff with `orders:read-any`. A seller sees only their ' +
          'own fulfillment. Each read by staff is recorded in the audit log. All others get 404.',
        params: orderParams,
        response: { 200: orderAnswer, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      return { status: 'success', data: { order: await ownOrder(scope, request.params.id) } };
    },
  );
}

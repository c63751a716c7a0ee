import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { shippingAddressSchema } from '../../domain/addresses/address.js';
import { PaymentMethod } from '../../domain/orders/checkout.js';
import { viewOrder } from '../../usecases/orders/findOrders.js';
import { listOwnOrders } from '../../usecases/orders/listOrders.js';
import { placeOrder } from '../../usecases/orders/placing/placeOrder.js';
import { askForPayment } from '../../usecases/payments/online/askForPayment.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import { idempotencyHeaders } from '../idempotencyHeaders.js';
import { nextCursorField, nextCursorOf, readPageQuery } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { orderSchema, presentOrders } from './orderSchema.js';
import { ordersQuerySchema } from './ordersQuery.js';

const tags = ['Orders'];
const orderAnswer = successOf(z.object({ order: orderSchema }));

const orderParams = z.object({ id: z.string().describe('The `_id` of the order.') });

const PAYMENT_METHODS = Object.values(PaymentMethod).map((method) => method.toLowerCase());

const orderBodySchema = z
  .object({
    shippingAddress: shippingAddressSchema,
    paymentMethod: z.enum(PAYMENT_METHODS).nullish().describe('The payment method; `upi` by default.'),
    payOnline: z
      .boolean()
      .nullish()
      .describe(
        'True to pay online: `payment` of the order then says where and until when. False to pay the sellers directly. By ' +
          'default true if `onlinePayment` of the marketplace is `required`.',
      ),
  })
  .extend({
    pickUpFrom: z
      .array(z.string())
      .nullish()
      .describe(
        'The `_id`s of the sellers from whom you pick the books up yourself, which costs nothing; all others send them. Each ' +
          'must offer it (`pickUp` of `deliveries` of the cart).',
      ),
  })
  .meta({
    id: 'Checkout',
    description: 'The address of an order, and how it is paid.',
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
  checkPaymentRoute(http, dependencies);
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
        description: 'The orders you placed, newest first.',
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
          'Returns an order. For its buyer; its sellers, who see only their own fulfillment; and staff with ' +
          '`orders:read-any`. Each read by staff is recorded in the audit log. All others get 404.',
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

function checkPaymentRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Params: { id: string } }>(
    '/api/v1/orders/:id/check-payment',
    {
      schema: {
        tags,
        operationId: 'checkPayment',
        summary: 'Check a payment',
        description:
          'Asks the provider whether the awaited payments of an order and its rentals have arrived, for example when ' +
          'the buyer comes back from the page of the provider. Within seconds, `payment` of the order, or ' +
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

async function ownOrder(scope: Scope, id: string) {
  const [order] = await presentOrders(scope, [await viewOrder(scope, id)]);
  return order;
}

/** Converts the payment method from lower case to the upper case of the domain. */
function inWordsOfDomain(body: { paymentMethod?: unknown } | null) {
  const { paymentMethod, ...others } = body ?? {};
  return {
    ...others,
    paymentMethod: typeof paymentMethod === 'string' ? paymentMethod.toUpperCase() : paymentMethod,
  };
}

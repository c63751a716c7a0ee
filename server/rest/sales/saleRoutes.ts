import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import { viewFulfillment } from '../../usecases/orders/findInOrders.js';
import { listSales } from '../../usecases/orders/listOrders.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import {
  choiceParameter,
  nextCursorField,
  nextCursorOf,
  pageParameters,
  readPageQuery,
} from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { fulfillmentSchema, presentFulfillments } from './fulfillmentSchema.js';

const tags = ['Sales'];

const salesQuerySchema = z.object({
  status: choiceParameter(OrderStatus, 'Only those of this status.'),
  ...pageParameters,
});

/** Path parameters of requests for one fulfillment. */
export const fulfillmentParams = z.object({ id: z.string().describe('The `_id` of the fulfillment.') });

/** Response with one fulfillment. */
export const fulfillmentAnswer = successOf(z.object({ fulfillment: fulfillmentSchema }));

/** Registers the routes that list the principal's sales and return one fulfillment. */
export async function saleRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  listSalesRoute(http, dependencies);
  viewFulfillmentRoute(http, dependencies);
}

function listSalesRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/sales',
    {
      schema: {
        tags,
        operationId: 'listSales',
        summary: 'List your sales',
        description: 'Lists the fulfillments that you send as a seller, newest first.',
        querystring: salesQuerySchema,
        response: {
          200: successOf(z.object({ sales: z.array(fulfillmentSchema), nextCursor: nextCursorField })),
          ...refusals(400, 401, 422),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const page = await listSales(scope, readPageQuery(salesQuerySchema, request.query));
      const sales = await presentFulfillments(scope, page.nodes);
      return { status: 'success', data: { sales, nextCursor: nextCursorOf(page) } };
    },
  );
}

function viewFulfillmentRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/fulfillments/:id',
    {
      schema: {
        tags,
        operationId: 'viewFulfillment',
        summary: 'Get a fulfillment',
        description:
          'Returns a fulfillment to its seller, its buyer and staff with `orders:read-any`. Each read by staff is ' +
          'recorded in the audit log. All others get 404.',
        params: fulfillmentParams,
        response: { 200: fulfillmentAnswer, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      return answerFulfillment(scope, request.params.id);
    },
  );
}

/** Returns the response with one fulfillment. Throws FULFILLMENT_NOT_FOUND if the principal may not see it. */
export async function answerFulfillment(scope: Scope, id: string) {
  const [fulfillment] = await presentFulfillments(scope, [await viewFulfillment(scope, id)]);
  return { status: 'success', data: { fulfillment } };
}

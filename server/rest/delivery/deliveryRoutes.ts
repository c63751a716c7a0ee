import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { updateDeliveryTerms, viewDeliveryTerms } from '../../usecases/delivery/deliveryTerms.js';
import { successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { deliveryTermsBody, deliveryTermsSchema, presentDeliveryTerms } from './deliverySchema.js';

const tags = ['Sales'];
const url = '/api/v1/users/delivery-terms';
const response = {
  200: successOf(z.object({ deliveryTerms: deliveryTermsSchema })),
  ...refusals(401, 409, 422),
};

/** Registers the routes that return and change the principal's delivery terms as a seller. */
export async function deliveryRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  viewRoute(http, dependencies);
  updateRoute(http, dependencies);
}

function viewRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    url,
    {
      schema: {
        tags,
        operationId: 'getDeliveryTerms',
        summary: 'Get your delivery terms',
        description: 'Returns your delivery terms as a seller. Delivery is free until you set a charge.',
        response,
      },
    },
    async (request) => success(await viewDeliveryTerms(openScope(request))),
  );
}

function updateRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.patch(
    url,
    {
      schema: {
        tags,
        operationId: 'updateDeliveryTerms',
        summary: 'Set your delivery terms',
        description: 'Sets your delivery terms as a seller. Existing orders keep their delivery charge.',
        body: deliveryTermsBody,
        response,
      },
    },
    async (request) =>
      success(
        await updateDeliveryTerms(openScope(request), () =>
          parseInput(deliveryTermsBody, request.body ?? {}),
        ),
      ),
  );
}

function success(terms: Parameters<typeof presentDeliveryTerms>[0]) {
  return { status: 'success', data: { deliveryTerms: presentDeliveryTerms(terms) } };
}

import type { FastifyInstance } from 'fastify';
import { addOrderPhoto } from '../../usecases/photos/addOrderPhoto.js';
import { viewOrderPhotos } from '../../usecases/photos/findPhotos.js';
import type { Scope } from '../../usecases/scope.js';
import { formOf } from '../multipart.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { fulfillmentParams } from '../sales/saleRoutes.js';
import { underNames } from '../underNames.js';
import { orderPhotoFormSchema, orderPhotosAnswer, photoOf, presentOrderPhotos } from './photoSchema.js';

const shared = { tags: ['Sales'], params: fulfillmentParams };
const NAMES = { fulfillmentId: 'id' };

interface WithId {
  Params: { id: string };
}

/** Registers the routes of the photos that buyer and seller take of rented copies. */
export async function orderPhotoRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  listPhotosRoute(http, dependencies);
  addPhotoRoute(http, dependencies);
}

function listPhotosRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<WithId>(
    '/api/v1/fulfillments/:id/photos',
    {
      schema: {
        ...shared,
        operationId: 'listOrderPhotos',
        summary: 'List the photos of a rental',
        description:
          'Lists the photos of a rental, oldest first, for its seller, its buyer and staff with `orders:read-any`. ' +
          'Each read by staff is recorded in the audit log. All others get 404.',
        response: { 200: orderPhotosAnswer, ...refusals(401, 404) },
      },
    },
    async (request) => photosNow(openScope(request), request.params.id),
  );
}

function addPhotoRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<WithId>(
    '/api/v1/fulfillments/:id/photos',
    {
      schema: {
        ...shared,
        consumes: ['multipart/form-data'],
        operationId: 'addOrderPhoto',
        summary: 'Add a photo to a rental',
        description:
          'Adds a photo of rented copies. The photo cannot be removed later. The seller can add six ' +
          'photos at dispatch and six at return. The buyer can add six photos at receipt and six at ' +
          'return.',
        body: orderPhotoFormSchema,
        response: { 201: orderPhotosAnswer, ...refusals(400, 401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const form = formOf(request);
      const { id } = request.params;
      const read = async () => {
        const { fields } = await form();
        return {
          fulfillmentId: id,
          stage: fields.get('stage')?.toUpperCase(),
          caption: fields.get('caption'),
        };
      };
      await underNames(NAMES, () => addOrderPhoto(scope, read, async () => photoOf(await form())));
      return reply.code(201).send(await photosNow(scope, id));
    },
  );
}

async function photosNow(scope: Scope, id: string) {
  return presentOrderPhotos(await underNames(NAMES, () => viewOrderPhotos(scope, id)));
}

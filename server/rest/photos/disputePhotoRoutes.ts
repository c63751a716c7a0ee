import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MOST_DISPUTE_PHOTOS } from '../../domain/disputes/disputePhotos.js';
import { addDisputePhoto } from '../../usecases/disputes/addDisputePhoto.js';
import { viewDisputePhotos } from '../../usecases/photos/findDisputePhotos.js';
import type { Scope } from '../../usecases/scope.js';
import { formOf } from '../multipart.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { disputePhotosAnswer, photoFormSchema, photoOf, presentDisputePhotos } from './photoSchema.js';

const shared = {
  tags: ['Disputes'],
  params: z.object({ id: z.string().describe('The `_id` of the dispute.') }),
};
const NAMES = { disputeId: 'id' };

interface WithId {
  Params: { id: string };
}

/** Registers the routes of the photos that buyer and seller add to a dispute. */
export async function disputePhotoRoutes(
  http: FastifyInstance,
  dependencies: RestDependencies,
): Promise<void> {
  listPhotosRoute(http, dependencies);
  addPhotoRoute(http, dependencies);
}

function listPhotosRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<WithId>(
    '/api/v1/disputes/:id/photos',
    {
      schema: {
        ...shared,
        operationId: 'listDisputePhotos',
        summary: 'List the photos of a dispute',
        description:
          'Lists the photos of a dispute, oldest first, for its buyer, its seller and staff with `disputes:decide`. ' +
          'Each read by staff is recorded in the audit log. All others get 404.',
        response: { 200: disputePhotosAnswer, ...refusals(401, 404) },
      },
    },
    async (request) => photosNow(openScope(request), request.params.id),
  );
}

function addPhotoRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<WithId>(
    '/api/v1/disputes/:id/photos',
    {
      schema: {
        ...shared,
        consumes: ['multipart/form-data'],
        operationId: 'addDisputePhoto',
        summary: 'Add a photo to a dispute',
        description:
          `Adds a photo to an open dispute. The photo cannot be removed later. The buyer and the seller can add ${MOST_DISPUTE_PHOTOS} photos ` +
          'each.',
        body: photoFormSchema,
        response: { 201: disputePhotosAnswer, ...refusals(400, 401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const form = formOf(request);
      const { id: disputeId } = request.params;
      const read = async () => ({ disputeId, caption: (await form()).fields.get('caption') });
      await underNames(NAMES, () => addDisputePhoto(scope, read, async () => photoOf(await form())));
      return reply.code(201).send(await photosNow(scope, disputeId));
    },
  );
}

async function photosNow(scope: Scope, id: string) {
  return presentDisputePhotos(await underNames(NAMES, () => viewDisputePhotos(scope, id)));
}

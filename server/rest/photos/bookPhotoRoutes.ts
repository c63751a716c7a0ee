import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addBookPhoto } from '../../usecases/photos/addBookPhoto.js';
import {
  captionBookPhoto,
  removeBookPhoto,
  reorderBookPhotos,
} from '../../usecases/photos/changeBookPhotos.js';
import { viewBookPhotos } from '../../usecases/photos/findPhotos.js';
import { usePhotoAsCover } from '../../usecases/photos/usePhotoAsCover.js';
import type { Scope } from '../../usecases/scope.js';
import { bookParams } from '../books/booksQuery.js';
import { formOf } from '../multipart.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import {
  bookPhotosAnswer,
  photoEditSchema,
  photoFormSchema,
  photoOf,
  photoOrderSchema,
  presentBookPhotos,
} from './photoSchema.js';

const ofBook = { tags: ['Books'], params: bookParams };
const ofPhoto = {
  tags: ['Books'],
  params: z.object({ id: z.string().describe('The `_id` of the photo.') }),
  response: { 200: bookPhotosAnswer, ...refusals(401, 403, 404) },
};
const NAMES = { bookId: 'id', photoId: 'id', photoIds: 'photos' };

interface WithId {
  Params: { id: string };
}

/**
 * Registers the routes of a listing's photos. Everyone who can see the listing can see its photos. Only its seller can change
 * them.
 */
export async function bookPhotoRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  listPhotosRoute(http, dependencies);
  addPhotoRoute(http, dependencies);
  reorderRoute(http, dependencies);
  changePhotoRoutes(http, dependencies);
}

function listPhotosRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<WithId>(
    '/api/v1/books/:id/photos',
    {
      schema: {
        ...ofBook,
        operationId: 'listBookPhotos',
        summary: 'List the photos of a book',
        description:
          'Lists the photos that show the condition of the copies, at most six, in the order chosen by the ' +
          'seller.',
        response: { 200: bookPhotosAnswer, ...refusals(404) },
      },
    },
    async (request) => photosNow(openScope(request), request.params.id),
  );
}

function addPhotoRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<WithId>(
    '/api/v1/books/:id/photos',
    {
      schema: {
        ...ofBook,
        consumes: ['multipart/form-data'],
        operationId: 'addBookPhoto',
        summary: 'Add a photo to a listing',
        description:
          'Adds a photo to one of your listings, after the existing photos. A listing can have six photos. ' +
          'Sending the same picture again adds nothing. The image is re-encoded without its metadata, such ' +
          'as the location of the camera.',
        body: photoFormSchema,
        response: { 201: bookPhotosAnswer, ...refusals(400, 401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const form = formOf(request);
      const { id } = request.params;
      const read = async () => ({ bookId: id, caption: (await form()).fields.get('caption') });
      await underNames(NAMES, () => addBookPhoto(scope, read, async () => photoOf(await form())));
      return reply.code(201).send(await photosNow(scope, id));
    },
  );
}

function reorderRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.put<WithId>(
    '/api/v1/books/:id/photos',
    {
      schema: {
        ...ofBook,
        operationId: 'reorderBookPhotos',
        summary: 'Reorder the photos of a listing',
        description: 'Sets the order in which the photos of one of your listings are shown.',
        body: photoOrderSchema,
        response: { 200: bookPhotosAnswer, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { id: bookId } = request.params;
      const { photos: photoIds } = Object(request.body) as { photos?: unknown };
      await underNames(NAMES, () => reorderBookPhotos(scope, { bookId, photoIds }));
      return photosNow(scope, bookId);
    },
  );
}

function changePhotoRoutes(http: FastifyInstance, { openScope }: RestDependencies): void {
  const answer = async (
    scope: Scope,
    change: (scope: Scope, input: unknown) => Promise<string>,
    input: object,
  ) => photosNow(scope, await underNames(NAMES, () => change(scope, input)));
  const changing = {
    ...ofPhoto,
    operationId: 'captionBookPhoto',
    summary: 'Change the caption of a photo',
    description: 'Changes the caption of one of your photos. Returns all photos of its listing.',
    body: photoEditSchema,
    response: { ...ofPhoto.response, ...refusals(422) },
  };
  http.patch<WithId>('/api/v1/photos/:id', { schema: changing }, async (request) => {
    const { caption } = Object(request.body) as { caption?: unknown };
    return answer(openScope(request), captionBookPhoto, { photoId: request.params.id, caption });
  });
  const removing = {
    ...ofPhoto,
    operationId: 'removeBookPhoto',
    summary: 'Remove a photo',
    description: 'Removes a photo from one of your listings. Returns the remaining photos.',
  };
  http.delete<WithId>('/api/v1/photos/:id', { schema: removing }, async (request) =>
    answer(openScope(request), removeBookPhoto, { photoId: request.params.id }),
  );
  const covering = {
    ...ofPhoto,
    operationId: 'usePhotoAsCover',
    summary: 'Use a photo as the cover',
    description:
      'Uses one of your photos as the cover of its listing. The photo also remains one of the photos of ' +
      'the listing.',
    response: { ...ofPhoto.response, ...refusals(429) },
  };
  http.post<WithId>('/api/v1/photos/:id/use-as-cover', { schema: covering }, async (request) =>
    answer(openScope(request), usePhotoAsCover, { photoId: request.params.id }),
  );
}

/** Returns the photos of a listing after a change, in their documented form. */
async function photosNow(scope: Scope, bookId: string) {
  return presentBookPhotos(await underNames(NAMES, () => viewBookPhotos(scope, bookId)));
}

import type { FastifyInstance } from 'fastify';
import { lookUpPictures, type Senders } from './http/viewedPictures.js';
import { coverRoutes } from './pictures/coverRoutes.js';
import { photoRoutes } from './pictures/photoRoutes.js';
import { viewCover, viewUploadedCover } from './usecases/covers/viewCover.js';
import { viewPhoto } from './usecases/photos/viewPhoto.js';

/** Serves covers and photos to viewers who may see them. */
export async function servePictures(http: FastifyInstance, senders: Senders): Promise<void> {
  const lookUp = lookUpPictures(senders);
  await http.register(coverRoutes, {
    viewDrawn: (bookId, request) => lookUp(request, (scope) => viewCover(scope, bookId)),
    viewUploaded: (hash, size, request) => lookUp(request, (scope) => viewUploadedCover(scope, hash, size)),
  });
  await http.register(photoRoutes, {
    viewPhoto: (id, size, request) => lookUp(request, (scope) => viewPhoto(scope, id, size)),
  });
}

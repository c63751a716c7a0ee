import type { FastifyInstance } from 'fastify';
import type { FileStore } from './files/fileStore.js';
import { lookUpPictures, type Senders } from './http/viewedPictures.js';
import { coverRoutes } from './pictures/coverRoutes.js';
import { photoRoutes } from './pictures/photoRoutes.js';
import { viewCover, viewUploadedCover } from './usecases/covers/viewCover.js';
import { viewPhoto } from './usecases/photos/viewPhoto.js';

/** Serves covers and photos to those who may see them. */
export async function servePictures(
  http: FastifyInstance,
  files: FileStore,
  senders: Senders,
): Promise<void> {
  const lookUp = lookUpPictures(senders);
  await http.register(coverRoutes, {
    files,
    findBook: (id, request) => lookUp(request, (scope) => viewCover(scope, id)),
    findUploaded: (hash, request) => lookUp(request, (scope) => viewUploadedCover(scope, hash)),
  });
  await http.register(photoRoutes, {
    files,
    findPhoto: (id, request) => lookUp(request, (scope) => viewPhoto(scope, id)),
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHOTO_SIZES, storedPhoto, type PhotoSize } from '../covers/photos/storedPhoto.js';
import type { FileStore } from '../files/fileStore.js';
import { ASK_AGAIN, FOR_EVERYBODY, sendPicture } from './sendPicture.js';

export interface PhotoRoutesOptions {
  files: FileStore;
  /** Returns null if this viewer may not see the photo. `isPublic` is true if everyone may. */
  findPhoto: (id: string, request: FastifyRequest) => Promise<{ isPublic: boolean } | null>;
}

/** Serves photos to GET and HEAD requests below /photos, if the viewer may see them. */
export async function photoRoutes(
  http: FastifyInstance,
  { files, findPhoto }: PhotoRoutesOptions,
): Promise<void> {
  const photoIn = (size: PhotoSize) =>
    http.get<{ Params: { id: string } }>(`/photos/:id/${size}.webp`, async (request, reply) => {
      const { id } = request.params;
      const photo = await findPhoto(id, request);
      const image = photo && (await storedPhoto(files, id, size));
      if (!image) return reply.callNotFound();
      const kept = photo.isPublic
        ? { lasting: FOR_EVERYBODY, isForAll: true }
        : { lasting: ASK_AGAIN, isForAll: false };
      return sendPicture(request, reply, { type: 'image/webp', version: `${id}-${size}`, ...kept }, image);
    });
  for (const size of PHOTO_SIZES) photoIn(size);
}

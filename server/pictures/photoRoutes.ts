import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHOTO_SIZES, type PhotoSize } from '../covers/photos/storedPhoto.js';
import { sendWebp, type Picture } from './sendPicture.js';

export interface PhotoRoutesOptions {
  /** Returns a photo. Throws NOT_FOUND if this viewer may not see it. */
  viewPhoto: (id: string, size: PhotoSize, request: FastifyRequest) => Promise<Picture>;
}

/** Serves photos to GET and HEAD requests below /photos, if the viewer may see them. */
export async function photoRoutes(http: FastifyInstance, { viewPhoto }: PhotoRoutesOptions): Promise<void> {
  const photoIn = (size: PhotoSize) =>
    http.get<{ Params: { id: string } }>(`/photos/:id/${size}.webp`, async (request, reply) => {
      const { id } = request.params;
      return sendWebp(request, reply, `${id}-${size}`, await viewPhoto(id, size, request));
    });
  for (const size of PHOTO_SIZES) photoIn(size);
}

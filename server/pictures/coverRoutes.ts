import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { coverVersion } from '../covers/coverPaths.js';
import type { CoverWords } from '../covers/drawnCover.js';
import { COVER_SIZES, type CoverSize } from '../covers/storedCover.js';
import { FOR_A_WHILE, FOR_EVERYBODY, sendPicture, sendWebp, type Picture } from './sendPicture.js';

export interface CoverRoutesOptions {
  /** Returns an uploaded cover. Throws NOT_FOUND if this viewer may not see it. */
  viewUploaded: (hash: string, size: CoverSize, request: FastifyRequest) => Promise<Picture>;
  /**
   * Returns the title and author on a book's cover. `isHidden` is true if only some viewers may see it. Throws NOT_FOUND if
   * this viewer may not see it.
   */
  viewDrawn: (bookId: string, request: FastifyRequest) => Promise<CoverWords & { isHidden: boolean }>;
}

const NEVER = 'private, no-store';
const MEMORY_FOR_DRAWINGS = 8 * 1024 * 1024;

/** Serves covers to GET and HEAD requests below /covers: uploaded covers by hash, drawn covers by book. */
export async function coverRoutes(
  http: FastifyInstance,
  { viewUploaded, viewDrawn }: CoverRoutesOptions,
): Promise<void> {
  const drawings = new LRUCache<string, string>({
    maxSize: MEMORY_FOR_DRAWINGS,
    sizeCalculation: (drawing) => drawing.length,
  });

  for (const size of COVER_SIZES)
    http.get<{ Params: { hash: string } }>(`/covers/:hash/${size}.webp`, async (request, reply) => {
      const { hash } = request.params;
      return sendWebp(request, reply, `${hash}-${size}`, await viewUploaded(hash, size, request));
    });

  http.get<DrawnCoverRequest>('/covers/drawn/:bookId.svg', async (request, reply) => {
    const book = await viewDrawn(request.params.bookId, request);
    const version = coverVersion(book.title, book.author);
    const drawing = drawings.get(version) ?? (await draw(book));
    drawings.set(version, drawing);
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    const lasting = request.query.v === version ? FOR_EVERYBODY : FOR_A_WHILE;
    const kept = book.isHidden ? NEVER : lasting;
    const sending = { type: 'image/svg+xml; charset=utf-8', version, lasting: kept, isForAll: true };
    return sendPicture(request, reply, sending, drawing);
  });
}

/** Loads the fonts only when the first cover is drawn, so that the server starts fast. */
async function draw(words: CoverWords): Promise<string> {
  const { drawCover } = await import('../covers/drawnCover.js');
  return drawCover(words);
}

interface DrawnCoverRequest {
  Params: { bookId: string };
  Querystring: { v?: string };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../files/fileStore.js';
import { coverVersion } from '../covers/coverPaths.js';
import type { CoverWords } from '../covers/drawnCover.js';
import { COVER_SIZES, isCoverHash, storedImage, type CoverSize } from '../covers/storedCover.js';
import { ASK_AGAIN, FOR_A_WHILE, FOR_EVERYBODY, sendPicture } from './sendPicture.js';

export interface CoverRoutesOptions {
  files: Pick<FileStore, 'read'>;
  /** Returns null if this viewer may not see the uploaded cover. `isPublic` is true if everyone may. */
  findUploaded: (hash: string, request: FastifyRequest) => Promise<{ isPublic: boolean } | null>;
  /**
   * Returns the title and author on a book's cover; null if this viewer may not see it. `isHidden` is true if only
   * some viewers may.
   */
  findBook: (id: string, request: FastifyRequest) => Promise<(CoverWords & { isHidden: boolean }) | null>;
}

const NEVER = 'private, no-store';
const MEMORY_FOR_DRAWINGS = 8 * 1024 * 1024;

/** Serves covers to GET and HEAD requests below /covers: uploaded covers by hash, drawn covers by book. */
export async function coverRoutes(
  http: FastifyInstance,
  { files, findUploaded, findBook }: CoverRoutesOptions,
): Promise<void> {
  const drawings = new LRUCache<string, string>({
    maxSize: MEMORY_FOR_DRAWINGS,
    sizeCalculation: (drawing) => drawing.length,
  });

  for (const size of COVER_SIZES)
    http.get(`/covers/:hash/${size}.webp`, uploadedCover({ files, findUploaded }, size));

  http.get<DrawnCoverRequest>('/covers/drawn/:bookId.svg', async (request, reply) => {
    const book = await findBook(request.params.bookId, request);
    if (!book) return reply.callNotFound();
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

function uploadedCover({ files, findUploaded }: Omit<CoverRoutesOptions, 'findBook'>, size: CoverSize) {
  return async (request: FastifyRequest<{ Params: { hash: string } }>, reply: FastifyReply) => {
    const { hash } = request.params;
    const cover = isCoverHash(hash) ? await findUploaded(hash, request) : null;
    const image = cover && (await storedImage(files, hash, size));
    if (!image) return reply.callNotFound();
    const kept = cover.isPublic
      ? { lasting: FOR_EVERYBODY, isForAll: true }
      : { lasting: ASK_AGAIN, isForAll: false };
    return sendPicture(request, reply, { type: 'image/webp', version: `${hash}-${size}`, ...kept }, image);
  };
}

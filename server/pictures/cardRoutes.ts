import type { FastifyInstance } from 'fastify';
import fastq from 'fastq';
import { LRUCache } from 'lru-cache';
import { cardVersion } from '../covers/cards/cardPath.js';
import type { CoveredBook } from '../covers/coverPaths.js';
import { storedImage } from '../covers/storedCover.js';
import { refuse } from '../domain/shared/errors.js';
import type { FileStore } from '../files/fileStore.js';
import { FOR_A_WHILE, FOR_EVERYBODY, sendPicture } from './sendPicture.js';

export interface CardRoutesOptions {
  files: FileStore;
  /** Returns a book that visitors can see. Throws NOT_FOUND for any other id. */
  viewBook: (id: string) => Promise<CoveredBook>;
}

const MEMORY_FOR_CARDS = 8 * 1024 * 1024;
const MOST_WAITING = 50;
const SECONDS_TO_COME_BACK = 10;

/**
 * Serves cards below /covers/cards: pictures that other sites show with a link to a book. Cards are made one at a
 * time.
 */
export async function cardRoutes(
  http: FastifyInstance,
  { files, viewBook }: CardRoutesOptions,
): Promise<void> {
  const cards = new LRUCache<string, Buffer>({
    maxSize: MEMORY_FOR_CARDS,
    sizeCalculation: (card) => card.length,
  });
  const queue = fastq.promise(async (book: CoveredBook) => {
    const version = cardVersion(book);
    const card = cards.get(version) ?? (await drawCard(files, book));
    cards.set(version, card);
    return card;
  }, 1);

  http.get<CardRequest>('/covers/cards/:bookId.jpg', async (request, reply) => {
    const book = await viewBook(request.params.bookId);
    const version = cardVersion(book);
    if (!cards.has(version) && queue.length() >= MOST_WAITING)
      refuse('SERVICE_UNAVAILABLE', { values: { seconds: SECONDS_TO_COME_BACK } });
    const card = cards.get(version) ?? (await queue.push(book));
    const lasting = request.query.v === version ? FOR_EVERYBODY : FOR_A_WHILE;
    return sendPicture(request, reply, { type: 'image/jpeg', version, lasting, isForAll: true }, card);
  });
}

interface CardRequest {
  Params: { bookId: string };
  Querystring: { v?: string };
}

/**
 * Loads the modules that draw and decode pictures only when the first card is made, so that the server starts fast.
 */
async function drawCard(files: FileStore, { title, author, coverHash }: CoveredBook): Promise<Buffer> {
  const { makeCard } = await import('../covers/cards/makeCard.js');
  const uploaded = coverHash && (await storedImage(files, coverHash, '800x1200'));
  if (uploaded) return makeCard(uploaded);
  const { drawCover } = await import('../covers/drawnCover.js');
  return makeCard(Buffer.from(await drawCover({ title, author })));
}

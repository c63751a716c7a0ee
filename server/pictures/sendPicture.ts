import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Kept by browsers for ever, since another picture has another address. Shared caches ask again after minutes, so that what
 * is taken down disappears from them.
 */
export const FOR_EVERYBODY = 'public, max-age=31536000, s-maxage=300, immutable';
/** An address that may come to show another picture. */
export const FOR_A_WHILE = 'public, max-age=300';
/** Kept by the browser of a viewer who may see it, which asks each time whether that is still so. */
export const ASK_AGAIN = 'private, no-cache';

/** How a picture is sent, and how long it is kept. */
export interface Sending {
  type: string;
  /** Names what it shows: another picture, another version. */
  version: string;
  /** As Cache-Control says it. */
  lasting: string;
  /** Whether other sites may show it. */
  isForAll: boolean;
}

/** Answers with a picture, or with 304 to someone who has this version. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, version, lasting, isForAll }: Sending,
  content: string | Buffer,
) {
  const tag = `"${version}"`;
  reply.headers({
    'cache-control': lasting,
    etag: tag,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isForAll ? 'cross-origin' : 'same-origin',
  });
  const alreadyThere = request.headers['if-none-match']?.includes(tag) ?? false;
  return alreadyThere ? reply.code(304).send() : reply.type(type).send(content);
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Browsers keep the picture forever, because another picture has another address. Shared caches ask again after five
 * minutes, so that a picture that was taken down disappears from them.
 */
export const FOR_EVERYBODY = 'public, max-age=31536000, s-maxage=300, immutable';
/** For an address that may show another picture later: kept for five minutes. */
export const FOR_A_WHILE = 'public, max-age=300';
/** Kept by the viewer's browser only, which asks each time whether the viewer may still see the picture. */
export const ASK_AGAIN = 'private, no-cache';

export interface Sending {
  type: string;
  /** Identifies the content: another picture has another version. */
  version: string;
  /** Value of the Cache-Control header. */
  lasting: string;
  /** True if pages of other sites may show it. */
  isForAll: boolean;
}

/** Sends a picture, or 304 if the client has this version. */
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

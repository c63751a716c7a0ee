import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets browsers cache the picture for a year, because a changed picture has a new address. Shared caches check every
 * five minutes whether the picture still exists, so that a removed picture disappears from them.
 */
export const FOR_EVERYBODY = 'public, max-age=31536000, s-maxage=300, immutable';
/** Lets every cache keep the picture for five minutes, for an address at which the picture may change. */
export const FOR_A_WHILE = 'public, max-age=300';
/** Lets only the viewer's browser cache the picture, and revalidate it each time, because the viewer's access may end. */
const ASK_AGAIN = 'private, no-cache';

export interface Sending {
  type: string;
  /** Identifies the content of the picture, for the ETag header. */
  version: string;
  /** Value of the Cache-Control header. */
  lasting: string;
  /** True if pages of other sites may show the picture. */
  isForAll: boolean;
}

/** A WebP image that the viewer may see; `isPublic` is true if everyone may see it. */
export interface Picture {
  image: Buffer;
  isPublic: boolean;
}

/** Sends an uploaded picture. `version` identifies its content. */
export function sendWebp(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  { image, isPublic }: Picture,
) {
  const lasting = isPublic ? FOR_EVERYBODY : ASK_AGAIN;
  return sendPicture(request, reply, { type: 'image/webp', version, lasting, isForAll: isPublic }, image);
}

/** Sends a picture, or responds 304 if the client has this version. */
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

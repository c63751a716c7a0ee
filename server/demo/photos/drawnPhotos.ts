import { createHash } from 'node:crypto';
import type { Scope } from '../../usecases/scope.js';
import cleanFull from './files/clean-full.webp?inline';
import cleanThumbnail from './files/clean-thumbnail.webp?inline';
import frontFull from './files/front-full.webp?inline';
import frontThumbnail from './files/front-thumbnail.webp?inline';
import pencilFull from './files/pencil-full.webp?inline';
import pencilThumbnail from './files/pencil-thumbnail.webp?inline';
import spineFull from './files/spine-full.webp?inline';
import spineThumbnail from './files/spine-thumbnail.webp?inline';
import wetFull from './files/wet-full.webp?inline';
import wetThumbnail from './files/wet-thumbnail.webp?inline';

type ProcessedPhoto = Awaited<ReturnType<Scope['makePhoto']>>;

/**
 * The photos of the demo in their stored sizes. They were drawn by scripts/draw-demo-photos.js, so that the server
 * does not need to draw them when it starts.
 */
export const DRAWN_PHOTOS = {
  clean: drawn(cleanFull, cleanThumbnail),
  front: drawn(frontFull, frontThumbnail),
  pencil: drawn(pencilFull, pencilThumbnail),
  spine: drawn(spineFull, spineThumbnail),
  wet: drawn(wetFull, wetThumbnail),
} satisfies Record<string, ProcessedPhoto>;

export type DrawnPhoto = keyof typeof DRAWN_PHOTOS;

function drawn(fullUrl: string, thumbnailUrl: string): ProcessedPhoto {
  const [full, thumbnail] = [contentOf(fullUrl), contentOf(thumbnailUrl)];
  const hash = createHash('sha256').update(full).digest('hex');
  return { hash, width: 960, height: 720, images: { full, thumbnail } };
}

function contentOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

import type { Readable } from 'node:stream';
import type { Scope } from '../scope.js';

/**
 * Keeps an uploaded picture and answers its hash. On the disk before any row names it; a picture that no row comes to
 * name does no harm. Refuses what processCover refuses.
 */
export async function storeCover({ covers }: Scope, picture: Readable): Promise<string> {
  // What reads pictures is machine code that a server without uploads never loads.
  const { processCover } = await import('../../covers/processCover.js');
  const cover = await processCover(picture);
  await covers.put(cover);
  return cover.hash;
}

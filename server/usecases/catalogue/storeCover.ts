import type { Readable } from 'node:stream';
import { processCover } from '../../covers/processCover.js';
import type { Scope } from '../scope.js';

/**
 * Keeps an uploaded picture and answers its hash. On the disk before any row names it; a picture that no row comes to
 * name does no harm. Refuses what processCover refuses.
 */
export async function storeCover({ covers }: Scope, picture: Readable): Promise<string> {
  const cover = await processCover(picture);
  await covers.put(cover);
  return cover.hash;
}

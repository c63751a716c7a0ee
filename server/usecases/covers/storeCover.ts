import type { Readable } from 'node:stream';
import { receiveCover } from '../../covers/receiveCover.js';
import { storeImages } from '../../covers/storedCover.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { pictureOrder } from './pictureOrder.js';

/**
 * Keeps a picture that the viewer uploads and answers its hash. On the disk before any row names it; a picture that no
 * row comes to name does no harm. Refuses what receiveCover refuses, and TOO_MANY_ATTEMPTS after too many within an hour.
 */
export async function storeCover(scope: Scope, picture: Readable): Promise<string> {
  const { id } = await requireAbility(scope, 'listings:write');
  await scope.rateLimits.consume('upload', id);
  const cover = await receiveCover(picture, scope.makeCover, pictureOrder(scope, id));
  await storeImages(scope.files, cover);
  return cover.hash;
}

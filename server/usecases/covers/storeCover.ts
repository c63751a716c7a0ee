import type { Readable } from 'node:stream';
import { receiveCover } from '../../covers/receiveCover.js';
import { storeImages } from '../../covers/storedCover.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { pictureOrder } from './pictureOrder.js';

/**
 * Stores a cover that the viewer uploads and returns its hash. The files are written before any row refers to them;
 * files without a row do no harm. Throws the errors of receiveCover, and TOO_MANY_ATTEMPTS after 200 uploads within an
 * hour.
 */
export async function storeCover(scope: Scope, picture: Readable): Promise<string> {
  const { id } = await requireAbility(scope, 'listings:write');
  await scope.rateLimits.consume('upload', id);
  const cover = await receiveCover(picture, scope.makeCover, pictureOrder(scope, id));
  await storeImages(scope.files, cover);
  return cover.hash;
}

import type { PictureOrder } from '../../covers/pictureOrder.js';
import { refuse } from '../../domain/shared/errors.js';
import type { Scope } from '../scope.js';

/**
 * Returns the conditions for processing an uploaded picture. The picture's megapixels count towards a rate limit of
 * the account. If too many pictures of the account are waiting, processing throws TOO_MANY_ATTEMPTS with the seconds
 * to wait.
 */
export function pictureOrder({ rateLimits, caller }: Scope, accountId: string): PictureOrder {
  return {
    accountId,
    charge: (megapixels) => rateLimits.consume('megapixels', accountId, megapixels),
    noPlace(seconds) {
      const name = 'waitingPictures';
      const exceeded = { name, points: 2, duration: seconds, remaining: 0, seconds } as const;
      const state = { ...exceeded, isExceeded: true, isFirstExceeding: false };
      caller.noteLimit?.(name, state);
      return refuse('TOO_MANY_ATTEMPTS', { values: { seconds } });
    },
  };
}

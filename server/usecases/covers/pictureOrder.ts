import type { PictureOrder } from '../../covers/pictureOrder.js';
import { refuse } from '../../domain/shared/errors.js';
import type { Scope } from '../scope.js';

/** The terms of a picture that an account uploads: charged by megapixels, refused with the time to come back. */
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

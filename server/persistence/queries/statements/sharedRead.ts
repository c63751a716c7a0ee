import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queryable } from '../../sql.js';

type Read<Asked, Answer> = (database: Queryable, asked: Asked) => Promise<Answer>;

/**
 * Returns a read that simultaneous equal requests share, for example when many readers open the front page. The read
 * starts after the last of these requests, so that each caller sees its own changes. Requests are equal if `asked` is
 * equal as JSON.
 */
export function sharedRead<Asked, Answer>(read: Read<Asked, Answer>): Read<Asked, Answer> {
  const readsOf = new WeakMap<Queryable, Map<string, Promise<Answer>>>();
  return (database, asked) => {
    const reads = readsOf.get(database) ?? new Map<string, Promise<Answer>>();
    readsOf.set(database, reads);
    const key = JSON.stringify(asked);
    const shared = reads.get(key) ?? afterThisTurn(() => reads.delete(key)).then(() => read(database, asked));
    reads.set(key, shared);
    return shared;
  };
}

/** Waits until all requests of this turn of the event loop have arrived. Calls `close` before any later request. */
async function afterThisTurn(close: () => void): Promise<void> {
  await nextTurn();
  close();
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queryable } from '../../sql.js';

type Read<Asked, Answer> = (database: Queryable, asked: Asked) => Promise<Answer>;

/**
 * Returns a read that equal simultaneous requests share, for example when many readers open the front page. The
 * shared statement starts after the last request arrived, so that each caller sees its own changes. `asked` is
 * compared as JSON.
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

/** Calls `close` after every request of this turn of the event loop has arrived, and before any later one. */
async function afterThisTurn(close: () => void): Promise<void> {
  await nextTurn();
  close();
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Queryable } from '../../sql.js';

type Read<Asked, Answer> = (database: Queryable, asked: Asked) => Promise<Answer>;

/**
 * A read whose answer is the same for everybody: those who ask for the same at the same moment share a statement, as when
 * many open the front page. None is given what was read before they came, so that everybody sees what they have just
 * changed. `asked` is compared as JSON.
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

/** Once all that has arrived by now has been looked at, and before anything is read that arrives later. */
async function afterThisTurn(close: () => void): Promise<void> {
  await nextTurn();
  close();
}

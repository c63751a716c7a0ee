import { TURN_HOURS } from '../../domain/waiting/waiting.js';
import { booksToLookAt } from '../../persistence/queries/waiting/waitedBooks.js';
import { recordAll, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import { planning, type Ports } from '../scope.js';
import { takeTurns } from './takeTurns.js';

const HOUR_MS = 3_600_000;
const BOOKS_AT_ONCE = 100;

/**
 * Notifies readers whose turn begins because time has passed: 24 hours after the previous reader was notified, or
 * when a copy is free for the rest of their days. Ends entries whose days are over. Checks each book once a day and
 * at the end of each turn, in a transaction per book, so that a second or simultaneous run changes nothing.
 */
export async function tellWaiting(ports: Acting & RecordingScope & Pick<Ports, 'database'>): Promise<void> {
  await requireAbility(ports, 'waiting:tell');
  const moment = { now: ports.clock.now(), ...planning(ports) };
  const toldBefore = new Date(moment.now.getTime() - TURN_HOURS * HOUR_MS);
  for (;;) {
    const bookIds = await booksToLookAt(ports.database, {
      today: moment.today,
      toldBefore,
      most: BOOKS_AT_ONCE,
    });
    for (const bookId of bookIds)
      await ports.database.transaction(async (tx) => {
        await recordAll(ports, tx, await takeTurns(tx, [bookId], moment));
      });
    if (bookIds.length < BOOKS_AT_ONCE) return;
  }
}

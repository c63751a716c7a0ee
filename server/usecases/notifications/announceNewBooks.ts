import { readersOfDigest } from '../../persistence/queries/books/digest.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import { today, type DayPorts, type Ports } from '../scope.js';
import { dayBefore } from './days.js';
import { newBooks } from './kinds/newBooks.js';

/**
 * Queues the daily digest for every reader who wants it and whose genres had new listings yesterday. A second run on
 * the same day queues nothing more.
 */
export async function announceNewBooks(
  ports: Acting & DayPorts & Pick<Ports, 'database' | 'outbox'>,
): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const day = today(ports);
  const readers = await readersOfDigest(ports.database, dayBefore(day, ports.timeZone));
  const messages = readers.map((id) => newBooks.message(id, { day }, { cause: `new-books ${id} ${day}` }));
  await ports.database.transaction((tx) => ports.outbox.put(tx, messages, ports.clock.now()));
}

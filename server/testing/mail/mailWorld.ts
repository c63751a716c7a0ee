import type { Database } from '../../persistence/database.js';
import { pgBossQueue } from '../../queue/pgBossQueue.js';
import { passwordReset } from '../../usecases/notifications/kinds/passwordReset.js';
import { queuedOutbox } from '../../usecases/outbox/outbox.js';
import { insertRow, userRow } from '../rows.js';

/** Inserts `count` accounts that can receive mail. Returns their ids. */
export async function peopleWithMail(database: Database, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let person = 0; person < count; person += 1) {
    const id = await userRow(database, { email: `${person}@panna.example` });
    await insertRow(database, 'user_settings', { user_id: id, currency: 'INR' });
    ids.push(id);
  }
  return ids;
}

/** Queues one mail to each of these people, in this order and in one transaction. */
export async function queueMail(database: Database, people: readonly string[]): Promise<void> {
  const outbox = queuedOutbox(pgBossQueue(database));
  const messages = people.map((recipientId) => passwordReset.message(recipientId, {}));
  await database.transaction((tx) => outbox.put(tx, messages, new Date()));
}

/** Returns the list of people repeated `times` times. */
export function rounds(people: readonly string[], times: number): string[] {
  return Array.from({ length: times }, () => people).flat();
}

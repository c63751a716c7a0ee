import { purgeExpired } from '../../persistence/queries/statements/expired.js';
import { forgetEvents } from '../../persistence/queries/events/forgetEvents.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

const DAY_MS = 86_400_000;
/** How long a reader of events may stay away, and events name who has closed their account. */
const EVENT_DAYS = 30;

/**
 * Removes sessions and mailed links that have expired, devices that were not used for a year, events a month old, and the
 * keys of orders and extensions a week old: from then on the same key asks for something new.
 */
export async function forgetExpired(ports: Acting & Pick<Ports, 'database' | 'clock'>): Promise<void> {
  await requireAbility(ports, 'records:forget');
  const { database, clock } = ports;
  const now = clock.now();
  await purgeExpired(database, now);
  await forgetEvents(database, new Date(now.getTime() - EVENT_DAYS * DAY_MS));
}

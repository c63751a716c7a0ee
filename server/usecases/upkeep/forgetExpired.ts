import { purgeExpired } from '../../persistence/queries/statements/expired.js';
import { forgetEvents } from '../../persistence/queries/events/forgetEvents.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

const DAY_MS = 86_400_000;
/**
 * Number of days for which events are kept. A reader of the log misses events if it pauses for longer. References to
 * a closed account remain in events for up to this long.
 */
const EVENT_DAYS = 30;

/**
 * Deletes expired records: sessions and mailed links at once, idempotency keys after a week, events after 30 days, and unused
 * devices and security events after a year. A request whose key was deleted runs again if it is repeated.
 */
export async function forgetExpired(ports: Acting & Pick<Ports, 'database' | 'clock'>): Promise<void> {
  await requireAbility(ports, 'records:forget');
  const { database, clock } = ports;
  const now = clock.now();
  await purgeExpired(database, now);
  await forgetEvents(database, new Date(now.getTime() - EVENT_DAYS * DAY_MS));
}

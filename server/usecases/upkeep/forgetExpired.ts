import { purgeExpired } from '../../persistence/queries/statements/expired.js';
import type { Ports } from '../scope.js';

/**
 * Removes sessions and mailed links that have expired, devices that were not used for a year, and the keys of orders and
 * extensions a week old: from then on the same key asks for something new.
 */
export async function forgetExpired({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  await purgeExpired(database, clock.now());
}

import { createPorts } from '../app.js';
import type { Database } from '../persistence/database.js';
import type { Ports } from '../usecases/scope.js';

/** Returns the ports of a marketplace in the process of the benchmark, without rate limits. */
export function benchPorts(database: Database): Ports {
  const config = {
    dataDir: '.',
    rateLimits: false,
    timeZone: 'Asia/Kolkata',
    currency: 'INR' as const,
    exchangeRates: [],
    publicPages: true,
  };
  return createPorts(config, database, { now: () => new Date() });
}

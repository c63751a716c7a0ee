import { setInterval } from 'node:timers';
import { systemPrincipal } from '../../domain/accounts/principal.js';
import { Database } from '../../persistence/database.js';
import { reconcile } from '../../usecases/money/reconcile.js';
import { payingPorts } from './payingPorts.js';

/** Duration and memory of a reconciliation, in seconds and MB. */
export interface Reconciled {
  seconds: number;
  memoryBefore: number;
  peak: number;
}

const SAMPLE_MS = 50;

/**
 * Compares all payments once, as the nightly job does. Takes the addresses of the database and the provider as
 * arguments, and sends the duration and the memory of this process to the benchmark.
 */
async function main([databaseUrl = '', provider = '']: string[]): Promise<void> {
  const database = await Database.open({ url: databaseUrl });
  const principal = systemPrincipal({ kind: 'JOB', name: 'reconcile-payments' }, ['payments:reconcile']);
  const ports = { ...payingPorts(database, provider), principal: async () => principal };
  const memoryBefore = memory();
  let peak = memoryBefore;
  const sampling = setInterval(() => (peak = Math.max(peak, memory())), SAMPLE_MS);
  const start = performance.now();
  await reconcile(ports);
  const seconds = (performance.now() - start) / 1_000;
  clearInterval(sampling);
  peak = Math.max(peak, memory());
  await database.close();
  const reconciled: Reconciled = { seconds, memoryBefore, peak };
  process.send?.(reconciled);
  process.disconnect();
}

function memory(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}

await main(process.argv.slice(2));

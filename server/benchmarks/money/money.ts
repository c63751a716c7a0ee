import path from 'node:path';
import { PAYMENT_WEBHOOKS } from '../../http/paymentWebhook.js';
import { administer, createBenchDatabase } from '../benchDatabase.js';
import { report } from '../report.js';
import { startForked } from '../servers.js';
import { measureBuyers } from './buyers.js';
import { fillPayments } from './fillPayments.js';
import type { PayingBench } from './paidOrders.js';
import { measurePayouts } from './payouts.js';
import { openProvider, type BenchProvider } from './provider.js';
import { measureReconciliation } from './reconciliation.js';
import { measureWebhooks } from './webhooks.js';

/** Copies of each listing: enough for all buyers of all rounds. */
const COPIES = 1_000;

/**
 * `npm run bench:money`: measures payments, webhooks, payouts and the reconciliation with the payment simulator. Exits
 * with status 1 if a goal is missed. `npm run bench:money -- payments` measures only payments and webhooks; `-- lists`
 * only payouts and the reconciliation, with 100,000 payments.
 */
async function main(): Promise<void> {
  const wanted = process.argv[2];
  if (wanted !== 'lists') await onFreshDatabase(withPanna(measurePayments));
  if (wanted !== 'payments') await onFreshDatabase(measureLists);
}

type Measuring = (url: string, provider: BenchProvider) => Promise<void>;

async function onFreshDatabase(measureAll: Measuring): Promise<void> {
  const database = await createBenchDatabase(COPIES);
  const provider = await openProvider();
  try {
    await measureAll(database.url, provider);
  } finally {
    await provider.close();
    await database.drop();
  }
}

function withPanna(measureAll: (bench: PayingBench) => Promise<void>): Measuring {
  return async (url, provider) => {
    const panna = await startForked(path.join('money', 'payingServer.js'), url, provider.address);
    provider.sendWebhooksTo(`${panna.address}${PAYMENT_WEBHOOKS}`);
    try {
      await measureAll({ panna, url, provider });
    } finally {
      await panna.stop();
    }
  };
}

async function measurePayments(bench: PayingBench): Promise<void> {
  report('200 buyers of one listing, who pay at once', await measureBuyers(bench));
  report('Webhooks of the payment provider', await measureWebhooks(bench));
}

async function measureLists(url: string, provider: BenchProvider): Promise<void> {
  console.log('Making up 100,000 payments; this takes some minutes.');
  const now = new Date();
  for (const statement of fillPayments(now)) await administer(url, statement);
  report('Reconciliation of 100,000 payments', await measureReconciliation(url, provider, now));
  report('A seller’s lists of 100,000 entries: ms of the database', await measurePayouts(url));
}

await main();

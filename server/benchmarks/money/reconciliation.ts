import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { newPayment, type Books } from '../../simulators/payments/books.js';
import { administer } from '../benchDatabase.js';
import { atLeast, atMost, rounded, type Measure } from '../report.js';
import { PAID, paidAt, PAYMENTS, referenceOf } from './fillPayments.js';
import type { BenchProvider } from './provider.js';
import type { Reconciled } from './reconcileOnce.js';

/** Maximum duration in seconds, and maximum additional memory in MB. */
const GOALS = { seconds: 120, memory: 200 };

/** Number of payments for each of the three kinds of differences. */
const DIFFERENT = 100;

/** Measures the duration and memory of a process that compares 100,000 payments with the provider's list. */
export async function measureReconciliation(
  url: string,
  provider: BenchProvider,
  now: Date,
): Promise<Measure[]> {
  fillBooks(provider.simulator.books, now);
  const { seconds, memoryBefore, peak } = await reconcileOnce(url, provider.address);
  const found = await foundDifferences(url);
  return [
    atLeast('payments that were compared', found.payments, PAYMENTS),
    atLeast('differences found, of 300', found.differences, 3 * DIFFERENT),
    atMost('other differences', found.differences - 3 * DIFFERENT, 0),
    atMost('seconds', seconds, GOALS.seconds),
    atMost('memory in addition, MB', peak - memoryBefore, GOALS.memory),
    { name: 'memory before, MB', value: rounded(memoryBefore) },
    { name: 'greatest memory, MB', value: rounded(peak) },
  ];
}

/**
 * Enters the payments in the simulator's books. The first hundred have a different amount, and the next hundred are
 * left out. Another hundred are added, which Panna does not know.
 */
function fillBooks(books: Books, now: Date): void {
  for (let n = 1; n <= PAYMENTS + DIFFERENT; n += 1) {
    if (n > DIFFERENT && n <= 2 * DIFFERENT) continue;
    const at = paidAt(Math.min(n, PAYMENTS), now).getTime() / 1_000;
    const amount = n <= DIFFERENT ? PAID.amount + 100 : PAID.amount;
    const payment = newPayment(at, { amount, currency: 'INR', status: 'captured' });
    books.addPayment({ ...payment, id: referenceOf(n), fee: PAID.fee, tax: PAID.feeTax }, null);
  }
}

async function reconcileOnce(url: string, provider: string): Promise<Reconciled> {
  const script = path.join(import.meta.dirname, 'reconcileOnce.js');
  const child = fork(script, [url, provider], { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The reconciliation ended with ${code}`);
  });
  const [reconciled] = (await Promise.race([once(child, 'message'), ended])) as [Reconciled];
  ended.catch(() => undefined);
  return reconciled;
}

async function foundDifferences(url: string): Promise<{ payments: number; differences: number }> {
  const [row] = await administer<{ payments: number; differences: number }>(
    url,
    `SELECT (SELECT payments FROM reconciliation_runs) AS payments,
            (SELECT count(*)::int FROM reconciliation_differences WHERE resolved_at IS NULL) AS differences`,
  );
  return row ?? { payments: 0, differences: -1 };
}

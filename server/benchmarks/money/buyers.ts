import { administer } from '../benchDatabase.js';
import { send } from '../client.js';
import { BUYERS } from '../fillStatements.js';
import { atLeast, atMost, rounded, type Measure } from '../report.js';
import { graphql } from '../requests.js';
import {
  failuresOf,
  openOrders,
  placeOrders,
  untilPaid,
  type OpenOrder,
  type PayingBench,
} from './paidOrders.js';

const CHECK_PAYMENT =
  'mutation Check($input: CheckPaymentInput!) { checkPayment(input: $input) { order { id } userErrors { code } } }';

/**
 * Lets 200 buyers order copies of one listing, pay, and return from the provider, all at the same time. Every webhook
 * arrives twice. Counts the failures, and the orders that were paid by exactly one payment.
 */
export async function measureBuyers(bench: PayingBench): Promise<Measure[]> {
  const { simulator } = bench.provider;
  simulator.faults.duplicateWebhooks = true;
  const balanceBefore = simulator.books.balance;
  const [ordering, refused] = await timed(() => placeOrders(bench, 'at once'));
  const [opening, orders] = await timed(() => openOrders(bench, 'at once'));
  const [paying, failed] = await timed(() => payAll(bench, orders));
  simulator.faults.duplicateWebhooks = false;
  const webhooks = await simulator.deliveries();
  const found = await takenIn(bench.url);
  return [
    atMost('orders refused', refused, 0),
    atMost('returns of buyers that failed', failed, 0),
    atMost('webhooks refused', webhooks.filter(({ status }) => status !== 200).length, 0),
    atMost('jobs that failed', found.failedJobs, 0),
    atLeast('orders paid by exactly one captured payment', found.paidOnce, BUYERS),
    atMost('other captured payments, and refunds', found.others, 0),
    atMost('currencies in which the journal does not sum to zero', found.unbalanced, 0),
    atMost(
      'difference of the journal and the provider’s balance, paise',
      Math.abs(found.float - (simulator.books.balance - balanceBefore)),
      0,
    ),
    { name: 'seconds until all orders were placed', value: rounded(ordering) },
    { name: 'seconds more until all pages were open', value: rounded(opening) },
    { name: 'seconds from the payments until all orders were paid', value: rounded(paying) },
  ];
}

/** Pays all orders, and sends the request of each returning buyer's browser. Returns the number of failed requests. */
async function payAll(bench: PayingBench, orders: readonly OpenOrder[]): Promise<number> {
  for (const { page } of orders) bench.provider.simulator.pay(page);
  const returns = orders.map(({ id, token }) =>
    send(
      graphql(bench.panna.address, { query: CHECK_PAYMENT, variables: { input: { orderId: id } } }, token),
    ),
  );
  const failed = await failuresOf(returns);
  await untilPaid(bench, orders);
  return failed;
}

interface TakenIn {
  paidOnce: number;
  others: number;
  unbalanced: number;
  float: number;
  failedJobs: number;
}

async function takenIn(url: string): Promise<TakenIn> {
  const [row] = await administer<TakenIn & Record<string, number>>(
    url,
    `WITH captured AS (
       SELECT i.order_id, count(*) AS payments, bool_and(a.outcome = 'ACCEPTED' AND p.amount = o.total_amount) AS in_full
       FROM payment_attempts a JOIN payment_intents i ON i.id = a.intent_id JOIN payments p ON p.attempt_id = a.id
       JOIN orders o ON o.id = i.order_id
       WHERE a.status = 'CAPTURED' AND p.kind = 'PAYMENT' AND p.status = 'CAPTURED' GROUP BY i.order_id)
     SELECT (SELECT count(*)::int FROM captured WHERE payments = 1 AND in_full) AS "paidOnce",
       ((SELECT count(*) FROM payment_attempts) - (SELECT count(*) FROM captured)
         + (SELECT count(*) FROM provider_refunds))::int AS others,
       (SELECT count(*)::int FROM (SELECT FROM journal_postings GROUP BY currency HAVING sum(amount) <> 0) s) AS unbalanced,
       (SELECT coalesce(sum(amount), 0)::int FROM journal_postings WHERE account = 'FLOAT') AS float,
       (SELECT count(*)::int FROM queue.job WHERE state IN ('retry', 'failed') OR retry_count > 0) AS "failedJobs"`,
  );
  if (!row) throw new Error('Nothing was counted');
  return row;
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const start = performance.now();
  const result = await work();
  return [(performance.now() - start) / 1_000, result];
}

import { randomUUID } from 'node:crypto';
import { signatureOf } from '../../payments/razorpay/readWebhook.js';
import { PAYMENT_WEBHOOKS } from '../../http/paymentWebhook.js';
import { administer } from '../benchDatabase.js';
import { send } from '../client.js';
import { atLeast, atMost, percentile, rounded, type Measure } from '../report.js';
import {
  countPaid,
  openOrders,
  placeOrders,
  untilPaid,
  type OpenOrder,
  type PayingBench,
} from './paidOrders.js';
import { WEBHOOK_SECRET } from './provider.js';

const ROUNDS = ['warm-up', 'first', 'second'];
/** Number of webhooks that are sent at the same time. */
const AT_ONCE = 10;
/** Maximum response time of 95% of the webhooks, in milliseconds. */
const GOAL = 50;

interface Round {
  answers: number[];
  /** Number of orders that were already paid when the last webhook was answered. */
  paidMeanwhile: number;
  jobs: number;
  /** Seconds from the last answer until all orders were paid. */
  working: number;
}

/**
 * Measures the response times of signed webhooks, each about the payment of a different order. The simulator sends none
 * of its own. The first round is ignored.
 *
 * Each webhook queues a job that records the payment while later webhooks arrive. Jobs about the new orders run at the
 * same time.
 */
export async function measureWebhooks(bench: PayingBench): Promise<Measure[]> {
  bench.provider.simulator.faults.missingWebhooks = true;
  const rounds: Round[] = [];
  for (const name of ROUNDS) rounds.push(await measureRound(bench, `webhooks ${name}`));
  const measured = rounds.slice(1);
  const answers = measured.flatMap((round) => round.answers);
  const sum = (of: (round: Round) => number) => measured.reduce((total, round) => total + of(round), 0);
  return [
    { name: 'webhooks', value: answers.length },
    { name: 'answered within, ms: half of them', value: rounded(percentile(answers, 0.5)) },
    atMost('answered within, ms: 95 %', percentile(answers, 0.95), GOAL),
    { name: 'answered within, ms: all', value: rounded(percentile(answers, 1)) },
    atLeast(
      'jobs that they queued',
      sum(({ jobs }) => jobs),
      answers.length,
    ),
    { name: 'orders paid before the last answer', value: sum(({ paidMeanwhile }) => paidMeanwhile) },
    {
      name: 'seconds from the last answer until all were paid',
      value: rounded(sum(({ working }) => working)),
    },
  ];
}

async function measureRound(bench: PayingBench, name: string): Promise<Round> {
  await placeOrders(bench, name);
  const orders = await openOrders(bench, name);
  const jobsBefore = await countJobs(bench.url);
  for (const { page } of orders) bench.provider.simulator.pay(page);
  const answers = await sendAll(bench, orders);
  const last = performance.now();
  const paidMeanwhile = await countPaid(bench, orders);
  const jobs = (await countJobs(bench.url)) - jobsBefore;
  await untilPaid(bench, orders);
  return { answers, paidMeanwhile, jobs, working: (performance.now() - last) / 1_000 };
}

/** Returns the number of jobs that were queued to check payments. */
async function countJobs(url: string): Promise<number> {
  const [row] = await administer<{ jobs: number }>(
    url,
    "SELECT count(*)::int AS jobs FROM queue.job WHERE name = 'check-payment'",
  );
  return row?.jobs ?? 0;
}

/** Sends a webhook about each order. Returns the response times in milliseconds. */
async function sendAll({ panna }: PayingBench, orders: readonly OpenOrder[]): Promise<number[]> {
  const answers: number[] = [];
  const waiting = [...orders];
  const worker = async () => {
    for (let order = waiting.pop(); order; order = waiting.pop()) {
      const request = webhookAbout(panna.address, order.page);
      const start = performance.now();
      await send(request);
      answers.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

function webhookAbout(address: string, page: string) {
  const event = 'payment_link.paid';
  const payload = { payment_link: { entity: { id: page } } };
  const body = JSON.stringify({ entity: 'event', event, contains: ['payment_link'], payload });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': `event_${randomUUID()}`,
    'x-razorpay-signature': signatureOf(Buffer.from(body), WEBHOOK_SECRET),
  };
  return { url: `${address}${PAYMENT_WEBHOOKS}`, method: 'POST' as const, headers, body };
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { jobPorts } from '../../../testing/mail/mail.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  paymentOf,
  runPaymentJobs,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { forgetExpired } from '../../upkeep/forgetExpired.js';

let paying: PayingMarketplace;
let buyer: Person;
let book: string;
beforeEach(async () => {
  paying = await openPaying({ webhookSecrets: ['new secret', 'old secret'] });
  buyer = await signUpReader(paying.marketplace, 'Meera');
  const seller = await signUpReader(paying.marketplace, 'Ravi');
  book = await listBook(paying.marketplace, seller);
});
afterEach(() => paying.close());

const simulator = () => paying.simulation.simulator;
const statuses = async () => (await simulator().deliveries()).map(({ status }) => status);
const statusOf = async (order: { id: string }) => (await paymentOf(paying, buyer, order))?.status;

async function counted(): Promise<{ attempts: number; payments: number; jobs: number }> {
  const [counts] = await paying.marketplace.database.query<{
    attempts: number;
    payments: number;
    jobs: number;
  }>(`SELECT (SELECT count(*)::int FROM payment_attempts) AS attempts, (SELECT count(*)::int FROM payments) AS payments,
             (SELECT count(*)::int FROM queue.job WHERE name IN ('check-payment', 'read-payment')) AS jobs`);
  return counts ?? { attempts: -1, payments: -1, jobs: -1 };
}

/** Posts a webhook. Returns the status code of the answer. */
async function post(body: string, headers: Record<string, string>): Promise<number> {
  const url = `${paying.marketplace.url}/api/webhooks/payments`;
  return (await fetch(url, { method: 'POST', body, headers })).status;
}

/** Pays an order and runs the jobs of the webhooks about it. Returns the last of these webhooks. */
async function delivered(): Promise<{ body: string; headers: Record<string, string> }> {
  const order = await orderOnline(paying, buyer, book);
  simulator().pay((await pageOf(paying, order)).id);
  const last = (await simulator().deliveries()).at(-1);
  await runQueuedJobs(paying);
  if (!last) throw new Error('No webhook was sent');
  return last;
}

describe('A webhook of the provider', () => {
  it('is answered at once and worked off by a job', async () => {
    const order = await orderOnline(paying, buyer, book);
    simulator().pay((await pageOf(paying, order)).id);
    expect(await statuses()).toContain(200);
    expect(await statusOf(order)).toBe('AWAITING');
    await runQueuedJobs(paying);
    expect(await statusOf(order)).toBe('PAID');
  });

  it('changes nothing the second time, and in whatever order they come', async () => {
    Object.assign(simulator().faults, {
      duplicateWebhooks: true,
      lateWebhooks: true,
      reorderedWebhooks: true,
    });
    const order = await orderOnline(paying, buyer, book);
    simulator().fail((await pageOf(paying, order)).id);
    simulator().pay((await pageOf(paying, order)).id);
    simulator().release();
    await runQueuedJobs(paying);
    simulator().release();
    await runQueuedJobs(paying);
    expect(new Set(await statuses())).toEqual(new Set([200]));
    expect(await statusOf(order)).toBe('PAID');
    expect(await counted()).toEqual({ attempts: 2, payments: 1, jobs: 0 });
  });

  it('is forgotten after a week', async () => {
    const order = await orderOnline(paying, buyer, book);
    simulator().pay((await pageOf(paying, order)).id);
    await statuses();
    const stored = () => paying.marketplace.database.query('SELECT event_id FROM provider_events');
    expect(await stored()).toHaveLength(3);
    paying.marketplace.clock.advanceDays(8);
    await forgetExpired(jobPorts(paying.marketplace));
    expect(await stored()).toEqual([]);
  });

  it('is refused with 401 if it is forged, and changes nothing', async () => {
    const order = await orderOnline(paying, buyer, book);
    simulator().faults.forgedWebhooks = true;
    simulator().pay((await pageOf(paying, order)).id);
    expect(new Set(await statuses())).toEqual(new Set([401]));
    expect(await counted()).toEqual({ attempts: 0, payments: 0, jobs: 0 });
    const answer = await fetch(`${paying.marketplace.url}/api/webhooks/payments`, {
      method: 'POST',
      body: '{}',
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ status: 'error' });
  });

  it('may be delivered again as it was, which is answered with 200 and changes nothing', async () => {
    const { body, headers } = await delivered();
    const before = await counted();
    expect(await post(body, headers)).toBe(200);
    expect(await counted()).toEqual(before);
  });

  it('is refused with 401 if its signature is replayed, and changes nothing', async () => {
    const { body, headers } = await delivered();
    const before = await counted();
    const another = { ...headers, 'x-razorpay-event-id': 'event_of_an_attacker' };
    expect(await post(body, another), 'with another event ID').toBe(401);
    expect(await post(body.replace('"amount":24950', '"amount":1'), headers), 'with another body').toBe(401);
    expect(await post(body.replace('"amount":24950', '"amount":1'), another), 'with both').toBe(401);
    expect(await counted()).toEqual(before);
  });

  it('is refused with 401 if its signed time is a week ago, even if it is forgotten by then', async () => {
    const { body, headers } = await delivered();
    paying.marketplace.clock.advanceDays(8);
    expect(await post(body, headers), 'as long as it is remembered').toBe(200);
    await forgetExpired(jobPorts(paying.marketplace));
    const before = await counted();
    expect(await post(body, headers)).toBe(401);
    expect(await counted()).toEqual(before);
  });

  it('may be signed with the secret of before a rotation', async () => {
    const order = await orderOnline(paying, buyer, book);
    simulator().rotateSecret('old secret');
    simulator().pay((await pageOf(paying, order)).id);
    expect(new Set(await statuses())).toEqual(new Set([200]));
    await runPaymentJobs(paying);
    expect(await statusOf(order)).toBe('PAID');
  });

  it('is not there without a provider', async () => {
    const direct = await TestMarketplace.open();
    const answer = await fetch(`${direct.url}/api/webhooks/payments`, { method: 'POST', body: '{}' });
    await direct.close();
    expect(answer.status).toBe(404);
  });
});

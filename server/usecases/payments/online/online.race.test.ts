import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { jobPorts } from '../../../testing/mail/mail.js';
import { cancelOrder, type Order } from '../../../testing/orders/orders.js';
import {
  checkPaymentOf,
  openPaying,
  orderOnline,
  pageOf,
  payDirectly,
  paymentOf,
  runPaymentJobs,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { reconcile } from '../../money/reconcile.js';
import { followLatePayments, followPayments } from './followPayments.js';

const ROUNDS = Array.from({ length: 6 }, (_, round) => round);

describe('at the same moment', () => {
  let paying: PayingMarketplace;
  let seller: Person;
  let buyer: Person;
  let order: Order;
  beforeAll(async () => {
    paying = await openPaying();
    seller = await signUpReader(paying.marketplace, 'Seller');
    buyer = await signUpReader(paying.marketplace, 'Buyer');
  });
  beforeEach(async () => {
    order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
  });
  afterAll(() => paying.close());

  const simulator = () => paying.simulation.simulator;
  const follow = () => followPayments(jobPorts(paying.marketplace));
  const status = async () => (await paymentOf(paying, buyer, order))?.status;

  async function count(table: string, condition: string): Promise<number> {
    const [row] = await paying.marketplace.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`,
      [order.id],
    );
    return row?.count ?? -1;
  }
  const payments = (kind: string) =>
    count(
      'payments p JOIN fulfillments f ON f.id = p.fulfillment_id',
      `f.order_id = $1 AND p.kind = '${kind}'`,
    );
  const refunds = () =>
    count(
      'provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id JOIN payment_intents i ON i.id = a.intent_id',
      'i.order_id = $1',
    );

  const placings = () => count('domain_events', "type = 'OrderPlaced' AND payload ->> 'orderId' = $1");
  const fees = () =>
    count(
      'journal_entries e JOIN payment_attempts a ON a.id = e.attempt_id JOIN payment_intents i ON i.id = a.intent_id',
      "i.order_id = $1 AND e.kind = 'PAYMENT_FEE'",
    );

  it.each(ROUNDS)('webhook, return and job take in one payment once (round %i)', async () => {
    simulator().pay((await pageOf(paying, order)).id);
    await Promise.all([
      runQueuedJobs(paying),
      checkPaymentOf(paying, buyer, order.id).then(() => runQueuedJobs(paying)),
      follow(),
      follow(),
    ]);
    await runPaymentJobs(paying);
    expect([await status(), await payments('PAYMENT'), await refunds()]).toEqual(['PAID', 1, 0]);
    expect(await fees()).toBe(1);
  });

  it.each(ROUNDS)('webhook, job and nightly comparison book a late fee once (round %i)', async () => {
    const payment = simulator().pay((await pageOf(paying, order)).id);
    const { fee, tax } = payment;
    Object.assign(payment, { fee: null, tax: null });
    await runPaymentJobs(paying);
    expect([await status(), await fees()]).toEqual(['PAID', 0]);
    Object.assign(payment, { fee, tax });
    paying.marketplace.clock.advanceMinutes(70);
    simulator().announce('payment.captured', { payment });
    const ports = jobPorts(paying.marketplace);
    await Promise.all([runQueuedJobs(paying), followLatePayments(ports), reconcile(ports), reconcile(ports)]);
    expect(await fees()).toBe(1);
  });

  it.each(ROUNDS)('one of two payments pays the order, the other goes back (round %i)', async () => {
    const { id } = await pageOf(paying, order);
    simulator().faults.missingWebhooks = true;
    simulator().pay(id);
    simulator().payAgain(id);
    simulator().faults.missingWebhooks = false;
    await Promise.all([follow(), follow(), follow()]);
    await runPaymentJobs(paying);
    expect([await status(), await payments('PAYMENT'), await refunds()]).toEqual(['PAID', 1, 1]);
  });

  it.each(ROUNDS)(
    'an order is paid or cancelled, and no money is kept for a cancelled one (round %i)',
    async () => {
      simulator().faults.missingWebhooks = true;
      simulator().pay((await pageOf(paying, order)).id);
      simulator().faults.missingWebhooks = false;
      await Promise.all([cancelOrder(paying.marketplace, buyer, order.id), follow()]);
      await runPaymentJobs(paying);
      await runPaymentJobs(paying);
      const wasPaidFirst = (await status()) === 'PAID';
      const paid = wasPaidFirst ? 1 : 0;
      expect([await status(), await payments('PAYMENT'), await payments('REFUND'), await refunds()]).toEqual([
        wasPaidFirst ? 'PAID' : 'CANCELLED',
        paid,
        paid,
        1,
      ]);
    },
  );

  it.each(ROUNDS)(
    'a payment in time pays an order whose time is over, whichever job looks first (round %i)',
    async () => {
      const { id } = await pageOf(paying, order);
      simulator().faults.missingWebhooks = true;
      simulator().pay(id);
      simulator().faults.missingWebhooks = false;
      paying.marketplace.clock.advanceMinutes(16);
      await Promise.all([follow(), follow()]);
      await runPaymentJobs(paying);
      expect([await status(), await payments('PAYMENT'), await refunds()]).toEqual(['PAID', 1, 0]);
    },
  );

  it.each(ROUNDS)(
    'an order is paid online or directly, and a payment of a directly paid one goes back (round %i)',
    async () => {
      simulator().pay((await pageOf(paying, order)).id);
      const [{ userErrors }] = await Promise.all([
        payDirectly(paying, buyer, order.id),
        runQueuedJobs(paying),
        follow(),
      ]);
      await runPaymentJobs(paying);
      await followLatePayments(jobPorts(paying.marketplace));
      await runPaymentJobs(paying);
      const isDirect = userErrors.length === 0;
      expect(userErrors.map(({ code }) => code)).toEqual(isDirect ? [] : ['ALREADY_PAID_ONLINE']);
      expect([await status(), await payments('PAYMENT'), await refunds()]).toEqual(
        isDirect ? [undefined, 0, 1] : ['PAID', 1, 0],
      );
      expect(await placings()).toBe(1);
    },
  );

  it.each(ROUNDS)('two tabs pay directly once (round %i)', async () => {
    const both = [payDirectly(paying, buyer, order.id), payDirectly(paying, buyer, order.id)];
    expect((await Promise.all(both)).flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect([await status(), await placings()]).toEqual([undefined, 1]);
  });

  it.each(ROUNDS)('two workers refund a cancelled order once (round %i)', async () => {
    simulator().pay((await pageOf(paying, order)).id);
    await runPaymentJobs(paying);
    await cancelOrder(paying.marketplace, buyer, order.id);
    await Promise.all([runPaymentJobs(paying), follow(), follow()]);
    await runPaymentJobs(paying);
    expect([await payments('REFUND'), await refunds()]).toEqual([1, 1]);
    const { books } = simulator();
    const sent = [...books.refunds.values()].filter(({ status }) => status === 'processed');
    expect(new Set(sent.map(({ payment_id }) => payment_id)).size).toBe(sent.length);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

  /**
   * Starts two steps while a transaction holds the row of the payment, the second one when the first waits for that row. Lets
   * both go on once the second waits too.
   */
  async function bothUnderWay<First, Second>(
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> {
    const { database } = paying.marketplace;
    const { answers } = await database.transaction(async (tx) => {
      await tx.query('SELECT FROM payment_intents WHERE order_id = $1 FOR UPDATE', [order.id]);
      const begun = first();
      await untilWaiting(1);
      const answers = Promise.all([begun, second()]);
      await untilWaiting(2);
      return { answers };
    });
    return answers;
  }

  /** Waits until locks block this number of transactions. */
  async function untilWaiting(number: number): Promise<void> {
    const waiting =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await vi.waitFor(
      async () => expect(await paying.marketplace.database.query(waiting)).toHaveLength(number),
      { timeout: 10_000, interval: 20 },
    );
  }

  it('a buyer who pays directly while a webhook takes in the payment learns that it is paid', async () => {
    simulator().pay((await pageOf(paying, order)).id);
    await simulator().deliveries();
    const webhook = () => runQueuedJobs(paying);
    const [, { userErrors }] = await bothUnderWay(webhook, () => payDirectly(paying, buyer, order.id));
    expect(userErrors.map(({ code }) => code)).toEqual(['ALREADY_PAID_ONLINE']);
    expect([await status(), await payments('PAYMENT'), await refunds()]).toEqual(['PAID', 1, 0]);
    expect(await placings()).toBe(1);
  });

  it('a webhook that arrives while the buyer changes to direct payment gives the payment back', async () => {
    simulator().pay((await pageOf(paying, order)).id);
    await simulator().deliveries();
    const direct = () => payDirectly(paying, buyer, order.id);
    const [{ userErrors }] = await bothUnderWay(direct, () => runQueuedJobs(paying));
    await runPaymentJobs(paying);
    expect(userErrors).toEqual([]);
    expect([await status(), await payments('PAYMENT'), await refunds()]).toEqual([undefined, 0, 1]);
    expect(await placings()).toBe(1);
  });

  it('two tabs pay directly once', async () => {
    const direct = () => payDirectly(paying, buyer, order.id);
    const both = await bothUnderWay(direct, direct);
    expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([]);
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

import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimLink } from '../simulators/payouts/payoutLinks.js';
import { GODAN, listBook } from '../testing/books/books.js';
import { mutate } from '../testing/mutate.js';
import { rentInCart } from '../testing/orders/carts.js';
import { deliver, placed, placeOrder, take } from '../testing/orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../testing/people/people.js';
import { MortalServer } from '../testing/process/mortalServer.js';
import { killAtEach, killWithin } from '../testing/process/kills.js';

const [BY_UPI, BY_LINK] = [3, 3];
const REFUNDS = BY_UPI + BY_LINK;

const DEPOSIT = 20_000;
const FEE = 590;

const FOLLOW = 'follow-paid-refunds';
const JOB = 'pay-refunds-out';

/** Matches the calls about payout links. */
const LINKS = /\/payout-links/;

let server: MortalServer;
beforeAll(async () => {
  server = await MortalServer.open();
});
afterAll(() => server.close());

const count = (where: string) => `SELECT count(*)::int AS count FROM ${where}`;

/** Rents books that are paid online and delivered. Returns them once their payments are too old to be refunded. */
async function returnOldRentals(): Promise<void> {
  const { database, payments } = server;
  const client = await server.start();
  const seller = await signUpReader(client, 'Dev');
  const rentals: { buyer: Person; order: ReturnType<typeof placed> }[] = [];
  for (let index = 0; index < REFUNDS; index += 1) {
    const buyer = await signUpReader(client, 'Meera');
    const lease = { ...GODAN.lease, maxDuration: 12 };
    await rentInCart(client, buyer, await listBook(client, seller, { lease }), { months: 8 });
    rentals.push({ buyer, order: placed(await placeOrder(client, buyer, { payOnline: true })) });
  }
  await server.until('SELECT count(page_reference)::int AS count FROM payment_intents', REFUNDS);
  for (const { id } of payments.books.pages.values()) payments.pay(id);
  await server.enter('follow-payments');
  await server.until(count("payment_intents WHERE status = 'PAID'"), REFUNDS);
  await database.query("UPDATE payment_attempts SET refundable_until = captured_at - interval '1 day'");
  for (const { order, buyer } of rentals) await deliver(client, order, seller, buyer);
  for (const { order, buyer } of rentals.slice(0, BY_UPI)) {
    await mutate(client, buyer, 'confirmIdentity', '__typename', { password: PASSWORD });
    const input = { orderId: order.id, method: 'UPI', upiAddress: 'meera@okbank' };
    expect(
      (await mutate<object>(client, buyer, 'giveRefundAccount', '__typename', input)).userErrors,
    ).toEqual([]);
  }
  await server.until(count('refund_accounts'), BY_UPI);
  await database.query("UPDATE refund_accounts SET changed_at = changed_at - interval '2 days'");
  for (const { order } of rentals)
    await take(client, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
  await server.kill();
}

interface KillOptions {
  job?: string;
  /** Matches the calls that the provider refuses while the server is being killed. */
  refused?: RegExp;
}

/** Kills the server at each moment of a call. After each kill, frees the refunds that the server had reserved. */
const killAt = (method: 'GET' | 'POST', path: RegExp, { refused, job = JOB }: KillOptions = {}) =>
  killAtEach(server, { job, method, path, ...(refused && { refused }), afterEach: passMinutes });

/** The first statement of each transaction about a refund, which locks its order. */
const LOCK = /FROM fulfillments WHERE order_id = [^]*FOR NO KEY UPDATE/;

/** Kills the server at some messages of a transaction. */
const killBetween = (job = JOB) => killWithin(server, { job, statement: LOCK, afterEach: passMinutes });

function passMinutes(): Promise<unknown> {
  return server.database.query('UPDATE refund_payouts SET asked_at = NULL');
}

/** Returns the sum, in paise, of the journal's FLOAT postings for refunds by payout. */
async function posted(): Promise<number | undefined> {
  const [sum] = await server.database.query<{ amount: number }>(
    `SELECT sum(amount)::int AS amount FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
     WHERE p.account = 'FLOAT' AND e.refund_id IS NOT NULL`,
  );
  return sum?.amount;
}

/** Makes the banks return all payouts. Expects each refund to be owed again exactly once, and each link to be closed. */
async function comeBack(): Promise<void> {
  const { payouts } = server;
  for (const { id } of payouts.books.payouts.values()) payouts.comesBack(id);
  await killAt('POST', /\/payout-links\/poutlk_\w+\/cancel$/, { job: FOLLOW });
  await killBetween(FOLLOW);
  await server.workUntil(FOLLOW, count("provider_refunds WHERE status = 'FAILED'"), REFUNDS);
  await server.until(count("provider_refunds WHERE status = 'PENDING'"), REFUNDS);
  const closed = [...payouts.books.links.values()].filter(({ status }) => status === 'cancelled');
  expect(closed).toHaveLength(BY_LINK);
}

it('A server that is killed at each call of refunds by payout and between their statements makes each payout once, and issues each link once', async () => {
  const { database, payouts } = server;
  await returnOldRentals();

  await killBetween();
  await killAt('GET', /\/payouts\?/, { refused: LINKS });
  await killAt('POST', /\/payouts$/, { refused: LINKS });
  await killAt('GET', /\/payout-links\?/);
  await killAt('POST', /\/payout-links$/);
  await killBetween();
  await server.workUntil(
    'pay-refunds-out',
    count('refund_payouts WHERE num_nonnulls(reference, link_reference) > 0'),
    REFUNDS,
  );
  expect(payouts.books.payouts.size).toBe(BY_UPI);
  expect(payouts.books.links.size).toBe(BY_LINK);

  for (const { id } of payouts.books.links.values()) claimLink(payouts, id, 'meera@okbank');
  for (const { id } of payouts.books.payouts.values()) payouts.end(id, 'processed');
  await killAt('GET', /\/payouts\/pout_\w+$/);
  await killAt('GET', /\/payout-links\/poutlk_\w+\?/);
  await killBetween();
  const done = count("provider_refunds WHERE status = 'DONE'");
  await server.workUntil('pay-refunds-out', done, REFUNDS);
  expect(payouts.books.spent).toBe(REFUNDS * (DEPOSIT + FEE));
  expect(await posted()).toBe(-payouts.books.spent);
  await server.books.assertSame();
  const told = "SELECT FROM domain_events WHERE type = 'RefundPayoutChanged'";
  expect(await database.query(told)).toHaveLength(BY_LINK);

  await comeBack();
  expect(payouts.books.spent).toBe(0);
  expect(await posted()).toBe(0);
  await server.books.assertSame();
}, 1_800_000);

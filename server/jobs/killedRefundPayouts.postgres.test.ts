import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimLink } from '../payments/payoutSimulator/payoutLinks.js';
import { GODAN, listBook } from '../testing/books/books.js';
import { mutate } from '../testing/mutate.js';
import { rentInCart } from '../testing/orders/carts.js';
import { deliver, placed, placeOrder, take } from '../testing/orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../testing/people/people.js';
import { MortalServer } from '../testing/process/mortalServer.js';

const [BY_UPI, BY_LINK] = [3, 3];
const REFUNDS = BY_UPI + BY_LINK;
const ROUNDS_OF_A_STEP = 3;
const DEPOSIT = 20_000;
const FEE = 590;

/** The calls for refunds by payout link. */
const LINKS = /\/payout-links/;

let server: MortalServer;
beforeAll(async () => {
  server = await MortalServer.open();
});
afterAll(() => server.close());

const count = (where: string) => `SELECT count(*)::int AS count FROM ${where}`;

/** Rents books, which are paid online and arrive, and returns them when their payments are too old to be refunded. */
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

/** Kills the server at a call. What it had reserved for asking for a link is free again, as it is after some minutes. */
const killAtEach = (method: 'GET' | 'POST', path: RegExp, refused?: RegExp) =>
  server.killAtEach({
    job: 'pay-refunds-out',
    method,
    path,
    ...(refused && { refused }),
    rounds: ROUNDS_OF_A_STEP,
    afterEach: () => server.database.query('UPDATE refund_payouts SET asked_at = NULL'),
  });

it('A server that is killed at every step of refunds by payout makes each payout once, and issues each link once', async () => {
  const { database, payouts } = server;
  await returnOldRentals();

  await killAtEach('GET', /\/payouts\?/, LINKS);
  await killAtEach('POST', /\/payouts$/, LINKS);
  await killAtEach('GET', /\/payout-links\?/);
  await killAtEach('POST', /\/payout-links$/);
  await server.workUntil(
    'pay-refunds-out',
    count('refund_payouts WHERE num_nonnulls(reference, link_reference) > 0'),
    REFUNDS,
  );
  expect(payouts.books.payouts.size).toBe(BY_UPI);
  expect(payouts.books.links.size).toBe(BY_LINK);

  for (const { id } of payouts.books.links.values()) claimLink(payouts, id, 'meera@okbank');
  for (const { id } of payouts.books.payouts.values()) payouts.end(id, 'processed');
  await killAtEach('GET', /\/payouts\/pout_\w+$/);
  await killAtEach('GET', /\/payout-links\/poutlk_\w+\?/);
  const done = count("provider_refunds WHERE status = 'DONE'");
  await server.workUntil('pay-refunds-out', done, REFUNDS);
  expect(payouts.books.spent).toBe(REFUNDS * (DEPOSIT + FEE));
  const [posted] = await database.query(
    `SELECT sum(amount)::int AS amount FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
     WHERE p.account = 'FLOAT' AND e.refund_id IS NOT NULL`,
  );
  expect(posted).toEqual({ amount: -payouts.books.spent });
}, 900_000);

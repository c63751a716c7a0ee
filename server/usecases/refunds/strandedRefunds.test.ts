import assert from 'node:assert/strict';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PayoutProvider } from '../../payments/payoutProvider.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { mutate } from '../../testing/mutate.js';
import type { Order } from '../../testing/orders/orders.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  followPaid,
  giveAccount,
  goBeforeTheEnd,
  openRefunds,
  openRefundShop,
  refundSeenBy,
  rentFor,
  runRefundJobs,
  takeBack,
  takeRefundNews,
  type RefundShop,
} from '../../testing/payments/oldRentals.js';
import { confirm } from '../../testing/payments/staffMoney.js';
import { moneyReadsOf } from '../../testing/people/staff.js';

interface SeenStranded {
  id: string;
  kind: string;
  amount: { amount: string };
  provider: string;
  recipient: { name: string };
  order: { id: string } | null;
}

let shop: RefundShop;
let provider: PayoutProvider;
/** The name of the provider to which the refund was sent. */
let first: string;
let order: Order;
/** The ID of the only refund, of 200 rupees, which the provider has sent and the bank has not completed. */
let refundId: string;
beforeEach(async () => {
  shop = await openRefundShop();
  const { payouts } = shop.paying.marketplace.ports;
  assert(payouts);
  provider = payouts;
  first = payouts.name;
  shop.payouts.faults.banks = 'wait';
  order = await rentFor(shop, 8);
  await goBeforeTheEnd(shop, order, 10);
  await giveAccount(shop, shop.buyer, order);
  await goBeforeTheEnd(shop, order, 1);
  await takeBack(shop, order);
  await runRefundJobs(shop);
  refundId = (await openRefunds(shop, shop.finance))[0]?.id ?? '';
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.close();
});

/** Configures the payout provider with this name, as if the operator had changed the settings. */
function configure(name: string): void {
  Object.assign(provider, { name });
}

async function stranded(): Promise<SeenStranded[]> {
  const query =
    '{ strandedPayouts { totalCount nodes { id kind amount { amount } provider recipient { name } order { id } } } }';
  const found = await shop.paying.marketplace.ask<{
    strandedPayouts: { totalCount: number; nodes: SeenStranded[] };
  }>(query, {}, shop.finance.token);
  expect(found.strandedPayouts.totalCount).toBe(found.strandedPayouts.nodes.length);
  return found.strandedPayouts.nodes;
}

/** Confirms the person's session, and records an outcome. Returns the error codes. */
async function act(
  step: 'settleRefund' | 'markRefundFailed',
  words: object,
  person = shop.finance,
): Promise<string[]> {
  await confirm(shop.paying, person);
  const input = { refundId, ...words };
  const { userErrors } = await mutate<object>(shop.paying.marketplace, person, step, 'order { id }', input);
  return userErrors.map(({ code }) => code);
}

const PAID = { reference: 'UTR 4711', reason: 'Found at the bank' };
const FAILED = { reason: 'The service never made it' };
const books = () => shop.payouts.books.payouts;
const statuses = async () =>
  (
    await shop.paying.marketplace.database.query<{ status: string }>(
      'SELECT status FROM provider_refunds ORDER BY id',
    )
  ).map(({ status }) => status);

it('A refund whose payout provider is not configured any more is listed, until that is configured again', async () => {
  expect(await stranded()).toEqual([]);
  expect(await act('settleRefund', PAID)).toEqual(['REFUND_ON_ITS_WAY']);
  expect(await act('markRefundFailed', FAILED)).toEqual(['REFUND_ON_ITS_WAY']);
  configure('another');
  expect(await stranded()).toEqual([
    {
      id: refundId,
      kind: 'REFUND',
      amount: { amount: '200.00' },
      provider: first,
      recipient: { name: 'Meera' },
      order: { id: order.id },
    },
  ]);
  expect(await openRefunds(shop, shop.finance)).toMatchObject([
    { isStranded: true, viewerCanSettle: true, payTo: null },
  ]);
  expect(await moneyReadsOf(shop.paying.marketplace, shop.buyer)).toContainEqual([refundId, shop.finance.id]);
  configure(first);
  expect(await stranded()).toEqual([]);
  expect(await openRefunds(shop, shop.finance)).toMatchObject([
    { isStranded: false, viewerCanSettle: false },
  ]);
});

it('Staff who find it at the bank settle it, and nothing that the provider reports later changes that', async () => {
  configure('another');
  expect(await act('settleRefund', PAID)).toEqual([]);
  expect(await stranded()).toEqual([]);
  expect(await refundSeenBy(shop, shop.buyer, order)).toMatchObject({ state: 'PAID' });
  const mails = await deliverMail(shop.paying.marketplace);
  expect(mails.filter(({ text }) => text.includes('UTR 4711')).map(({ to }) => to.address)).toEqual([
    shop.buyer.email,
  ]);
  expect(await act('markRefundFailed', FAILED)).toEqual(['REFUND_NOT_STUCK']);
  configure(first);
  shop.payouts.comesBack([...books().keys()][0] ?? '');
  expect(await takeRefundNews(shop)).toBeGreaterThan(0);
  await followPaid(shop);
  await runRefundJobs(shop);
  expect(await statuses()).toEqual(['DONE']);
  expect(books().size).toBe(1);
});

it('Staff who do not find it at the bank record a failure, and the next provider makes it', async () => {
  configure('another');
  expect(await act('markRefundFailed', FAILED, shop.seller)).toEqual(['FORBIDDEN']);
  expect(await act('markRefundFailed', { reason: ' ' })).toEqual(['REASON_REQUIRED']);
  expect(await act('markRefundFailed', FAILED)).toEqual([]);
  expect(await stranded()).toEqual([]);
  expect(await refundSeenBy(shop, shop.buyer, order)).toMatchObject({
    state: 'FAILED',
    failure: 'The service never made it',
  });
  shop.paying.marketplace.clock.advanceMinutes(61);
  shop.payouts.faults.banks = 'pay';
  await runRefundJobs(shop);
  await runRefundJobs(shop);
  expect(await refundSeenBy(shop, shop.buyer, order)).toMatchObject({ state: 'PAID' });
  expect(await statuses()).toEqual(['FAILED', 'DONE']);
});

it('The database refuses that staff settle what a provider has without saying that it is stranded', async () => {
  const { database } = shop.paying.marketplace;
  const change = (more: string) =>
    database.query(
      `UPDATE provider_refunds SET status = 'DONE', settled_at = now(), reference = 'UTR 1', settled_by = $2,
         settled_reason = 'Found' ${more} WHERE id = $1`,
      [refundId, shop.finance.id],
    );
  await expect(change('')).rejects.toThrow('paid either by the provider or by hand');
  const open = 'UPDATE provider_refunds SET stranded = true WHERE id = $1';
  await expect(database.query(open, [refundId])).rejects.toThrow('provider_refunds_stranded');
});

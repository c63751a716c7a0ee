import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimLink } from '../../simulators/payouts/payoutLinks.js';
import { jobPorts } from '../../testing/mail/mail.js';
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
  type RefundShop,
} from '../../testing/payments/oldRentals.js';
import { confirm, settle } from '../../testing/payments/staffMoney.js';
import { runPaymentJobs } from '../../testing/payments/paying.js';
import { payRefundsOut } from './payRefundsOut.js';

const ROUNDS = [0, 1, 2];

let shop: RefundShop;
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.close();
});

const send = () => payRefundsOut(jobPorts(shop.paying.marketplace));
const books = () => shop.payouts.books;

async function returned(account: boolean): Promise<Order> {
  const order = await rentFor(shop, 8);
  await goBeforeTheEnd(shop, order, 10);
  if (account) await giveAccount(shop, shop.buyer, order);
  await goBeforeTheEnd(shop, order, 1);
  await takeBack(shop, order);
  await runPaymentJobs(shop.paying);
  return order;
}

describe('With a payout provider', () => {
  beforeEach(async () => {
    shop = await openRefundShop();
  });

  it.each(ROUNDS)('several workers make one payout (round %i)', async () => {
    const order = await returned(true);
    await Promise.all([send(), send(), send(), send()]);
    expect(books().payouts.size).toBe(1);
    expect(await refundSeenBy(shop, shop.buyer, order)).toMatchObject({ state: 'PAID' });
  });

  it.each(ROUNDS)('several workers issue one link (round %i)', async () => {
    await returned(false);
    // The refund is recorded as sent, but not requested yet, so that all workers request it at the same time.
    shop.payouts.faults.down = true;
    await expect(send()).rejects.toThrow(/status 503/);
    shop.payouts.faults.down = false;
    shop.paying.marketplace.clock.advanceMinutes(6);
    await Promise.all([send(), send(), send(), send()]);
    expect(books().links.size).toBe(1);
  });

  it.each(ROUNDS)('a payout that comes back while several look is owed once (round %i)', async () => {
    await returned(true);
    await send();
    const [first] = books().payouts.values();
    shop.payouts.comesBack(first?.id ?? '');
    await Promise.all([followPaid(shop), followPaid(shop), followPaid(shop)]);
    await runRefundJobs(shop);
    await runRefundJobs(shop);
    expect(books().links.size).toBe(1);
    const [link] = books().links.values();
    claimLink(shop.payouts, link?.id ?? '', 'meera@upi');
    await runRefundJobs(shop);
    expect([...books().payouts.values()].map(({ status }) => status)).toEqual(['reversed', 'processed']);
  });
});

describe('Without a payout provider', () => {
  it.each(ROUNDS)('two members of staff settle one refund once (round %i)', async () => {
    shop = await openRefundShop({ byHand: true });
    await returned(true);
    const [refund] = await openRefunds(shop, shop.finance);
    await confirm(shop.paying, shop.finance);
    const input = (reference: string) => ({ refundId: refund?.id, reference, reason: 'By UPI' });
    const settled = await Promise.all(
      ['U1', 'U2', 'U3'].map((each) => settle(shop.paying, shop.finance, 'settleRefund', input(each))),
    );
    expect(settled.filter((refusals) => refusals.length === 0)).toHaveLength(1);
  });
});

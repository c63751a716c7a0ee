import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimLink } from '../../simulators/payouts/payoutLinks.js';
import { deliverMail } from '../../testing/mail/mail.js';
import type { Order } from '../../testing/orders/orders.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  askForAccounts,
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
import { confirm, failRefunds, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';

// The deposit is 200 rupees. The payout provider charges 5.90 for each payout.
let shop: RefundShop;
beforeEach(async () => {
  shop = await openRefundShop();
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.close();
});

const seen = (order: Order) => refundSeenBy(shop, shop.buyer, order);
const refunds = () => [...shop.paying.simulation.simulator.books.refunds.values()];
const payouts = () =>
  [...shop.payouts.books.payouts.values()].map(({ amount, status, paid_to }) => [amount, status, paid_to]);
const links = () => [...shop.payouts.books.links.values()];
const later = (hours: number) => shop.paying.marketplace.clock.advanceMinutes(hours * 60 + 1);
const mails = async () =>
  (await deliverMail(shop.paying.marketplace)).filter(({ to }) => to.address === shop.buyer.email);
const about = async (words: RegExp) =>
  (await mails()).filter(({ subject, text }) => words.test(`${subject} ${text}`));
const postings = async () =>
  (
    await shop.paying.marketplace.database.query<{ line: string }>(
      `SELECT e.kind || ' ' || p.account || ' ' || p.amount AS line
       FROM journal_entries e JOIN journal_postings p ON p.entry_id = e.id
       WHERE e.refund_id IS NOT NULL ORDER BY e.id, p.number`,
    )
  ).map(({ line }) => line);

/** Rents a book for eight months, and advances the clock to the day before the end. */
async function rented(): Promise<Order> {
  const order = await rentFor(shop, 8);
  await goBeforeTheEnd(shop, order, 1);
  return order;
}

/** Rents a book for eight months, gives an account in time, and returns the copies. */
async function returned(): Promise<Order> {
  const order = await rentFor(shop, 8);
  await goBeforeTheEnd(shop, order, 10);
  expect(await giveAccount(shop, shop.buyer, order)).toEqual([]);
  await goBeforeTheEnd(shop, order, 1);
  await takeBack(shop, order);
  return order;
}

describe('A rental over eight months', () => {
  it('is asked about three weeks before its end, once, and pays the deposit out to the UPI ID that was given', async () => {
    const order = await rentFor(shop, 8);
    await goBeforeTheEnd(shop, order, 80);
    await askForAccounts(shop);
    expect(await about(/where should we send/)).toEqual([]);
    await goBeforeTheEnd(shop, order, 21);
    await askForAccounts(shop);
    await askForAccounts(shop);
    expect(await about(/where should we send/)).toHaveLength(1);
    expect(await seen(order)).toMatchObject({ state: 'NOT_DUE', account: null, viewerCanGiveAccount: true });
    expect(await giveAccount(shop, shop.buyer, order)).toEqual([]);
    expect(await about(/UPI ID me…@okbank/)).toHaveLength(1);
    await goBeforeTheEnd(shop, order, 1);
    await takeBack(shop, order);
    expect(await seen(order)).toMatchObject({ state: 'WAITING', amount: { amount: '200.00' } });
    await runRefundJobs(shop);
    expect(payouts()).toEqual([[20_000, 'processed', 'meera@okbank']]);
    expect(refunds()).toEqual([]);
    expect(await seen(order)).toMatchObject({ state: 'PAID', viewerCanGiveAccount: false });
    expect(await postings()).toEqual([
      'REFUND_FEE PROVIDER_FEE 590',
      'REFUND_FEE FLOAT -590',
      'REFUNDED_BY_PAYOUT BUYER 20000',
      'REFUNDED_BY_PAYOUT FLOAT -20000',
    ]);
    expect(await about(/₹200.00 has been transferred to you/)).toHaveLength(1);
  });

  it('within the window is refunded as before, and nobody is asked', async () => {
    const order = await rentFor(shop, 3);
    await goBeforeTheEnd(shop, order, 1);
    await askForAccounts(shop);
    expect(await about(/where should we send/)).toEqual([]);
    expect(await seen(order)).toBeNull();
    expect(await giveAccount(shop, shop.buyer, order)).toEqual(['REFUND_NOT_BY_PAYOUT']);
    await takeBack(shop, order);
    await runRefundJobs(shop);
    expect(refunds()).toMatchObject([{ amount: 20_000, status: 'processed' }]);
    expect(payouts()).toEqual([]);
  });

  it('whose buyer gave no account is paid by a link, which is issued once', async () => {
    const order = await rented();
    await takeBack(shop, order);
    await runRefundJobs(shop);
    await runRefundJobs(shop);
    expect(links()).toMatchObject([
      { amount: 20_000, contact: { name: 'Meera', email: shop.buyer.email }, status: 'issued' },
    ]);
    const waiting = await seen(order);
    expect(waiting).toMatchObject({ state: 'LINK_SENT', viewerCanGiveAccount: false });
    expect(waiting?.linkUrl).toBe(links()[0]?.short_url);
    expect(await about(/waiting for you/)).toHaveLength(1);
    expect(await giveAccount(shop, shop.buyer, order)).toEqual(['REFUND_ON_ITS_WAY']);
    claimLink(shop.payouts, links()[0]?.id ?? '', 'meera@upi');
    expect(await takeRefundNews(shop)).toBeGreaterThan(0);
    expect(payouts()).toEqual([[20_000, 'processed', 'meera@upi']]);
    expect(await seen(order)).toMatchObject({ state: 'PAID', linkUrl: null });
  });

  it('whose link answer is lost gets no second link', async () => {
    const order = await rented();
    await takeBack(shop, order);
    shop.payouts.faults.lostAnswers.issueLink = 1;
    await expect(runRefundJobs(shop)).rejects.toThrow(/cannot be reached/);
    await runRefundJobs(shop);
    expect(await seen(order)).toMatchObject({ state: 'LINK_SENT', linkUrl: null });
    later(1);
    await runRefundJobs(shop);
    expect(links()).toHaveLength(1);
    expect((await seen(order))?.linkUrl).toBe(links()[0]?.short_url);
  });

  it('whose buyer never answers gets five links, and then waits for staff', async () => {
    const order = await rented();
    await takeBack(shop, order);
    for (let turn = 0; turn < 7; turn += 1) {
      await runRefundJobs(shop);
      later(16 * 24);
      await runRefundJobs(shop);
      later(2);
    }
    expect(links().map(({ status }) => status)).toEqual(Array(5).fill('expired'));
    await shop.pass(0);
    expect(await seen(order)).toMatchObject({ state: 'FAILED', viewerCanGiveAccount: true });
    const { refunds: stuck } = await moneySeenBy(shop.paying, shop.finance);
    expect(stuck).toMatchObject([
      { tries: 5, failure: 'The payout link has expired', viewerCanSettle: true },
    ]);
    // The refund goes to an account that the buyer gives afterwards.
    expect(await giveAccount(shop, shop.buyer, order)).toEqual([]);
    later(25);
    await runRefundJobs(shop);
    expect(payouts()).toEqual([[20_000, 'processed', 'meera@okbank']]);
  });
});

describe('A refund by payout', () => {
  it('waits for a day after a change of the account', async () => {
    const order = await rented();
    await giveAccount(shop, shop.buyer, order);
    await takeBack(shop, order);
    await runRefundJobs(shop);
    expect(payouts()).toEqual([]);
    expect(links()).toEqual([]);
    later(24);
    await runRefundJobs(shop);
    expect(payouts()).toEqual([[20_000, 'processed', 'meera@okbank']]);
  });

  it('that a bank refuses is told with what to do, and paid by a link or to another account', async () => {
    const order = await returned();
    shop.payouts.faults.banks = 'fail';
    await runRefundJobs(shop);
    expect(await seen(order)).toMatchObject({
      state: 'FAILED',
      failure: 'The account of the beneficiary is closed',
      account: { failure: 'The account of the beneficiary is closed' },
    });
    expect(await about(/enter another UPI ID or bank account/)).toHaveLength(1);
    shop.payouts.faults.banks = 'pay';
    const bank = { holder: 'Meera Rao', number: '918273645546', ifsc: 'HDFC0001234' };
    await giveAccount(shop, shop.buyer, order, { method: 'BANK_ACCOUNT', bankAccount: bank });
    await shop.pass(2);
    await runRefundJobs(shop);
    expect(payouts()).toEqual([
      [20_000, 'failed', 'meera@okbank'],
      [20_000, 'processed', '918273645546'],
    ]);
    expect(await seen(order)).toMatchObject({ state: 'PAID', account: { shown: '5546', failure: null } });
  });

  it('that comes back two days later is owed again, and is not paid to that account', async () => {
    const order = await returned();
    await runRefundJobs(shop);
    expect(await seen(order)).toMatchObject({ state: 'PAID' });
    await shop.pass(2);
    const [first] = shop.payouts.books.payouts.values();
    shop.payouts.faults.missingWebhooks = true;
    shop.payouts.comesBack(first?.id ?? '');
    await followPaid(shop);
    await followPaid(shop);
    expect(await seen(order)).toMatchObject({ state: 'WAITING', amount: { amount: '200.00' } });
    expect((await postings()).slice(4)).toEqual([
      'REFUND_FEE_RETURNED FLOAT 590',
      'REFUND_FEE_RETURNED PROVIDER_FEE -590',
      'REFUND_RETURNED FLOAT 20000',
      'REFUND_RETURNED BUYER -20000',
    ]);
    await runRefundJobs(shop);
    claimLink(shop.payouts, links()[0]?.id ?? '', 'meera@upi');
    await runRefundJobs(shop);
    expect(payouts().map(([, status]) => status)).toEqual(['reversed', 'processed']);
    expect(await seen(order)).toMatchObject({ state: 'PAID' });
  });

  it('by a link that comes back is not paid by the same link once more', async () => {
    const order = await rented();
    await takeBack(shop, order);
    await runRefundJobs(shop);
    const [link] = links();
    claimLink(shop.payouts, link?.id ?? '', 'meera@upi');
    await runRefundJobs(shop);
    await shop.pass(2);
    const [first] = shop.payouts.books.payouts.values();
    shop.payouts.comesBack(first?.id ?? '');
    expect(link?.status).toBe('attempted');
    await takeRefundNews(shop);
    expect(link?.status).toBe('cancelled');
    await runRefundJobs(shop);
    expect(links()).toHaveLength(2);
    expect(await seen(order)).toMatchObject({ state: 'LINK_SENT' });
  });

  it('follows an ordinary refund that failed until the window was over, and never runs beside it', async () => {
    const order = await rentFor(shop, 5);
    await goBeforeTheEnd(shop, order, 1);
    await takeBack(shop, order);
    await failRefunds(shop.paying);
    await shop.pass(60);
    const { refunds: stuck } = await moneySeenBy(shop.paying, shop.finance);
    await confirm(shop.paying, shop.finance);
    expect(await settle(shop.paying, shop.finance, 'retryRefund', { refundId: stuck[0]?.id })).toEqual([]);
    await runRefundJobs(shop);
    expect(refunds().filter(({ status }) => status === 'processed')).toEqual([]);
    expect(links()).toHaveLength(1);
    expect(await seen(order)).toMatchObject({ state: 'LINK_SENT' });
  });

  it('without links waits on the money page for staff', async () => {
    const order = await rented();
    await takeBack(shop, order);
    shop.payouts.faults.noLinks = true;
    for (let hour = 0; hour < 7; hour += 1) {
      await runRefundJobs(shop);
      later(1);
    }
    const { refunds: stuck } = await moneySeenBy(shop.paying, shop.finance);
    expect(stuck).toMatchObject([{ tries: 5, failure: 'Payout links are not enabled for your account' }]);
    expect(await openRefunds(shop, shop.finance)).toEqual([]);
    expect(await seen(order)).toMatchObject({ state: 'FAILED' });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { cancelOrder, take, type Order } from '../../testing/orders/orders.js';
import {
  blockAndPay,
  booksAtProvider,
  moneyOf,
  openBlockShop,
  orderRental,
  rentBlocked,
  seenBlock,
  waitDays,
} from '../../testing/payments/blocked.js';
import { blockAndPay as blockAtBank } from '../../simulators/payments/blocks.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { pageOf, runPaymentJobs } from '../../testing/payments/paying.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';
import { graphqlRentals } from '../../testing/payments/rentalApi.js';
import { rentalPageOf } from '../../testing/payments/rentedOnline.js';

// The rent is 49 a month, the deposit 200, and each day late costs 2.50.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openBlockShop();
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

const simulator = () => shop.paying.simulation.simulator;
const jobs = () => runPaymentJobs(shop.paying);
const fulfillmentOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';
const takeBack = (order: Order, more: object = {}) =>
  take(shop.paying.marketplace, shop.seller, 'takeBackFulfillment', fulfillmentOf(order), more);

describe('A deposit at the checkout', () => {
  it('can be blocked instead of paid, and the rest is paid', async () => {
    const order = await orderRental(shop);
    expect(await seenBlock(shop, order)).toMatchObject({
      depositSecurity: null,
      payment: { status: 'AWAITING', amount: { amount: '249.00' }, blockableDeposit: { amount: '200.00' } },
    });
    await blockAndPay(shop, order);
    expect(await seenBlock(shop, order)).toMatchObject({
      depositSecurity: 'BLOCKED',
      depositBlock: { status: 'ACTIVE', amount: { amount: '200.00' }, captured: { amount: '0.00' } },
      payment: { status: 'PAID', amount: { amount: '49.00' }, blockableDeposit: null },
      fulfillments: [{ openPayment: { state: 'SETTLED' } }],
    });
    expect(booksAtProvider(simulator())).toEqual({ kept: 4_900, blocks: ['active'] });
    const mails = await deliverMail(shop.paying.marketplace);
    const mail = mails.find(({ subject }) => subject.startsWith('Your order'));
    expect(mail?.text).toContain('blocked, not charged');
    expect(mail?.text).toMatch(/Paid online.*₹49/s);
  });

  it('is charged if the buyer prefers that, or the bank declines the block', async () => {
    simulator().faults.blocks = 'declined';
    const order = await orderRental(shop);
    const page = await pageOf(shop.paying, order);
    expect(blockAtBank(simulator(), page.id)).toBeNull();
    simulator().pay(page.id);
    await jobs();
    expect(await seenBlock(shop, order)).toMatchObject({
      depositSecurity: 'CHARGED',
      depositBlock: null,
      payment: { status: 'PAID', amount: { amount: '249.00' } },
    });
  });

  it('is not blocked for rentals that may not be settled within 90 days', async () => {
    const twoMonths = await orderRental(shop, { months: 2 });
    expect((await seenBlock(shop, twoMonths)).payment?.blockableDeposit).not.toBeNull();
    const threeMonths = await orderRental(shop, { months: 3 });
    expect(await seenBlock(shop, threeMonths)).toMatchObject({
      depositSecurity: 'TO_PAY',
      payment: { blockableDeposit: null },
    });
    const page = await pageOf(shop.paying, threeMonths);
    expect(() => blockAtBank(simulator(), page.id)).toThrow('the page offers no block');
  });

  it('is released if the order is not paid in time, or the buyer pays everything after all', async () => {
    const [unpaid, whole] = [await orderRental(shop), await orderRental(shop)];
    simulator().faults.uncaptured = true;
    for (const order of [unpaid, whole]) blockAtBank(simulator(), (await pageOf(shop.paying, order)).id);
    simulator().faults.uncaptured = false;
    simulator().pay((await pageOf(shop.paying, whole)).id);
    await jobs();
    expect(await seenBlock(shop, whole)).toMatchObject({ depositSecurity: 'CHARGED' });
    shop.paying.marketplace.clock.advanceMinutes(20);
    await jobs();
    await jobs();
    expect(booksAtProvider(simulator()).blocks).toEqual(['released', 'released']);
    expect(await seenBlock(shop, unpaid)).toMatchObject({
      depositSecurity: null,
      payment: { status: 'EXPIRED' },
    });
  });
});

describe('A blocked deposit', () => {
  it('is released after a return in time, and nothing is charged', async () => {
    const order = await rentBlocked(shop);
    await takeBack(order);
    await deliverMail(shop.paying.marketplace);
    await jobs();
    expect(await moneyOf(shop, order)).toMatchObject({
      block: 'RELEASED',
      captured: '0.00',
      open: 'SETTLED',
    });
    expect(booksAtProvider(simulator())).toEqual({ kept: 4_900, blocks: ['released'] });
    const mails = await deliverMail(shop.paying.marketplace);
    expect(subjectsTo(mails, shop.buyer).join()).toContain('no longer blocked');
  });

  it('books the fee of a capture together with it', async () => {
    const order = await rentBlocked(shop);
    simulator().faults.missingWebhooks = true;
    await takeBack(order, { withhold: { amount: '60', reason: 'A page is torn' } });
    await jobs();
    // 2 % of 49.00 and of 60.00, each with 18 % tax on the fee.
    const fees = await shop.paying.marketplace.database.query(
      'SELECT amount::int, fee::int, fee_tax::int AS tax FROM payment_attempts ORDER BY amount',
    );
    expect(fees).toEqual([
      { amount: 4_900, fee: 116, tax: 18 },
      { amount: 6_000, fee: 142, tax: 22 },
    ]);
  });

  it('pays the late fee and what the seller withholds; a dispute gives that back', async () => {
    const order = await rentBlocked(shop);
    await waitDays(shop, 41);
    await takeBack(order, { withhold: { amount: '60', reason: 'A page is torn' } });
    const before = await moneyOf(shop, order);
    expect(before).toMatchObject({ block: 'ACTIVE', captured: '0.00', open: 'SENT' });
    await jobs();
    const captured = Number(before.amount);
    expect(captured).toBeGreaterThan(60);
    expect(await moneyOf(shop, order)).toMatchObject({
      block: 'RELEASED',
      captured: before.amount,
      open: 'SETTLED',
    });
    expect(booksAtProvider(simulator()).kept).toBe(4_900 + captured * 100);
    const disputes = graphqlDisputes(shop.paying.marketplace);
    const claim = { reason: 'DEPOSIT_WITHHELD', statement: 'It was torn before', amount: '60.00' };
    expect(await disputes.open(shop.buyer, fulfillmentOf(order), claim)).toBeNull();
    const [dispute] = (await disputes.view(shop.buyer, fulfillmentOf(order))).disputes;
    await disputes.step(shop.seller, 'answerDispute', dispute?.id ?? '', {
      answer: 'Right',
      amount: '60.00',
    });
    await jobs();
    expect(booksAtProvider(simulator()).kept).toBe(4_900 + captured * 100 - 6_000);
  });

  it('pays for lost copies up to the whole deposit, which comes back when they are found', async () => {
    const order = await rentBlocked(shop);
    await take(shop.paying.marketplace, shop.buyer, 'declareLost', fulfillmentOf(order));
    await jobs();
    expect(await moneyOf(shop, order)).toMatchObject({
      block: 'RELEASED',
      captured: '200.00',
      open: 'SETTLED',
    });
    expect(booksAtProvider(simulator()).kept).toBe(24_900);
    await take(shop.paying.marketplace, shop.seller, 'reportFound', fulfillmentOf(order));
    await jobs();
    expect(booksAtProvider(simulator()).kept).toBe(4_900);
  });

  it('is released when the order is cancelled', async () => {
    const order = await orderRental(shop);
    await blockAndPay(shop, order);
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    await jobs();
    expect(await moneyOf(shop, order)).toMatchObject({
      block: 'RELEASED',
      captured: '0.00',
      open: 'SETTLED',
    });
    expect(booksAtProvider(simulator())).toEqual({ kept: 0, blocks: ['released'] });
  });

  it('pays for the copies that the renter keeps', async () => {
    const order = await rentBlocked(shop);
    const rentals = graphqlRentals(shop.paying.marketplace);
    expect(await rentals.buy(shop.buyer, order.items[0]?.id ?? '')).toBeNull();
    await jobs();
    simulator().pay((await rentalPageOf(shop.paying, order)).id);
    await jobs();
    await jobs();
    expect(await moneyOf(shop, order)).toMatchObject({
      block: 'RELEASED',
      captured: '200.00',
      open: 'SETTLED',
    });
    // The rent, the rest of the price, and the whole deposit.
    expect(booksAtProvider(simulator()).kept).toBe(4_900 + 2_010 + 20_000);
  });

  it('does not secure a longer rental than it lasts', async () => {
    const order = await rentBlocked(shop);
    const rentals = graphqlRentals(shop.paying.marketplace);
    expect(await rentals.extend(shop.buyer, order.items[0]?.id ?? '', 2)).toBe('EXTENSION_BEYOND_BLOCK');
    expect(await rentals.extend(shop.buyer, order.items[0]?.id ?? '', 1)).toBeNull();
  });
});

describe('A capture', () => {
  it('is made once if its answer is lost', async () => {
    const order = await rentBlocked(shop);
    await takeBack(order, { withhold: { amount: '60', reason: 'Torn' } });
    simulator().faults.lostAnswers = { captureBlock: 1 };
    await jobs().catch(() => undefined);
    expect(await moneyOf(shop, order)).toMatchObject({ block: 'ACTIVE', captured: '0.00', open: 'SENT' });
    await jobs();
    expect(await moneyOf(shop, order)).toMatchObject({ block: 'RELEASED', captured: '60.00' });
    expect(booksAtProvider(simulator()).kept).toBe(10_900);
  });

  it('that the bank refuses is paid to the seller directly', async () => {
    const order = await rentBlocked(shop);
    simulator().faults.captures = 'refused';
    await takeBack(order, { withhold: { amount: '60', reason: 'Torn' } });
    await deliverMail(shop.paying.marketplace);
    await jobs();
    await jobs();
    expect(await moneyOf(shop, order)).toEqual({
      block: 'RELEASED',
      captured: '0.00',
      open: 'TO_PAY',
      amount: '60.00',
    });
    const mails = await deliverMail(shop.paying.marketplace);
    for (const person of [shop.buyer, shop.seller])
      expect(subjectsTo(mails, person).join()).toContain('₹60.00 could not be taken');
  });
});

describe('A block that ends', () => {
  it('warns the seller a week before, and then leaves what is owed to the buyer', async () => {
    const order = await rentBlocked(shop);
    await deliverMail(shop.paying.marketplace);
    await waitDays(shop, 84);
    const warnings = async () =>
      subjectsTo(await deliverMail(shop.paying.marketplace), shop.seller).filter((subject) =>
        subject.includes('blocked only until'),
      );
    expect(await warnings()).toHaveLength(1);
    await waitDays(shop, 1);
    expect(await warnings()).toEqual([]);
    await waitDays(shop, 6);
    expect(await moneyOf(shop, order)).toMatchObject({ block: 'EXPIRED', open: 'SETTLED' });
    await takeBack(order);
    await jobs();
    const { open, amount } = await moneyOf(shop, order);
    expect(open).toBe('TO_PAY');
    expect(Number(amount)).toBeGreaterThan(100);
    expect(booksAtProvider(simulator()).kept).toBe(4_900);
  });
});

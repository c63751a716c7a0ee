import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rentInCart } from '../../testing/orders/carts.js';
import { listBook } from '../../testing/books/books.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { mutate } from '../../testing/mutate.js';
import { cancelOrder, deliver, placed, placeOrder, take, type Order } from '../../testing/orders/orders.js';
import { pageOf, runQueuedJobs, type PayingMarketplace } from '../../testing/payments/paying.js';
import {
  balanceOf,
  earningsOf,
  payoutsOf,
  paidPayouts,
  pendingPayouts,
  runPayoutJob,
  sell,
  sellAndDeliver,
  setUpiAddress,
  openPayoutShop,
  type PayoutShop,
  settlePayout,
} from '../../testing/payments/payouts.js';
import type { Person } from '../../testing/people/people.js';
import { auditOf, makeStaff, moneyReadsOf } from '../../testing/people/staff.js';

// The book costs 249.50 rupees, or 49 a month with a deposit of 200. The commission is 10 %: 24.95 and 4.90.
let shop: PayoutShop;
let paying: PayingMarketplace;
let finance: Person;
let seller: Person;
let buyer: Person;
beforeEach(() => open(7));
afterEach(() => paying.close());

async function open(days: number): Promise<void> {
  shop = await openPayoutShop(days);
  ({ paying, finance, seller, buyer } = shop);
}

const days = (count: number) => shop.pass(count);
const nothing = { due: '0.00', waiting: '0.00', onTheWay: '0.00' };

const TORN = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn' };

/** Opens a dispute about an order, and returns its id. */
async function dispute({ fulfillments: [fulfillment] }: Order, amount: string): Promise<string> {
  const disputes = graphqlDisputes(paying.marketplace);
  await disputes.open(buyer, fulfillment?.id ?? '', { ...TORN, amount });
  return (await disputes.view(seller, fulfillment?.id ?? '')).disputes[0]?.id ?? '';
}

const concede = (disputeId: string, amount: string) =>
  graphqlDisputes(paying.marketplace).step(seller, 'answerDispute', disputeId, { answer: 'Sorry', amount });

/** Opens and withdraws a dispute about the deposit that was withheld. */
async function withdrawnDispute({ fulfillments: [fulfillment] }: Order): Promise<void> {
  const disputes = graphqlDisputes(paying.marketplace);
  const claim = { reason: 'DEPOSIT_WITHHELD', statement: 'It was torn before' };
  expect(await disputes.open(buyer, fulfillment?.id ?? '', claim)).toBeNull();
  const [dispute] = (await disputes.view(buyer, fulfillment?.id ?? '')).disputes;
  expect(await disputes.step(buyer, 'withdrawDispute', dispute?.id ?? '')).toBeNull();
}

/** Sells and delivers a book, and prepares its payout once it is due. */
async function duePayout(): Promise<{ order: Order; payoutId: string }> {
  const order = await sellAndDeliver(paying, seller, buyer);
  await days(7);
  await runPayoutJob(paying);
  const [payout] = await payoutsOf(paying, seller);
  return { order, payoutId: payout?.id ?? '' };
}

async function paidPayout(): Promise<{ order: Order; payoutId: string }> {
  const due = await duePayout();
  const paid = { payoutId: due.payoutId, reference: 'UTR1' };
  expect(await settlePayout(paying, finance, 'markPayoutPaid', paid)).toBeNull();
  return due;
}

describe('A sale that was paid online', () => {
  it('is paid out to its seller once, a week after it arrived, less the commission', async () => {
    const order = await sell(paying, seller, buyer);
    const earned = { amount: '224.55', commission: '24.95', paidOut: '0.00' };
    expect(await earningsOf(paying, seller, order)).toEqual({ ...earned, dueAt: null, waitsFor: 'DELIVERY' });
    await days(30);
    await runPayoutJob(paying);
    expect(await payoutsOf(paying, seller)).toEqual([]);

    await deliver(paying.marketplace, order, seller, buyer);
    const dueAt = new Date(paying.marketplace.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(await earningsOf(paying, seller, order)).toEqual({ ...earned, dueAt, waitsFor: null });
    await days(6);
    await runPayoutJob(paying);
    expect(await balanceOf(paying, seller)).toEqual({ ...nothing, waiting: '224.55' });
    await days(1);
    expect(await balanceOf(paying, seller)).toEqual({ ...nothing, due: '224.55' });
    await runPayoutJob(paying);
    await runPayoutJob(paying);
    expect(await balanceOf(paying, seller)).toEqual({ ...nothing, onTheWay: '224.55' });
    const [pending, ...others] = await pendingPayouts(paying, finance);
    expect(others).toEqual([]);
    const lines = [[order.id, '224.55']];
    expect(pending).toMatchObject({ status: 'PENDING', amount: '224.55', upiAddress: 'dev@okbank', lines });
    expect(await moneyReadsOf(paying.marketplace, seller)).toEqual([[pending?.id, finance.id]]);

    const paid = { payoutId: pending?.id ?? '', reference: 'UTR1' };
    expect(await settlePayout(paying, finance, 'markPayoutPaid', paid)).toBeNull();
    expect(await settlePayout(paying, finance, 'markPayoutPaid', paid)).toBeNull();
    expect(await payoutsOf(paying, seller)).toMatchObject([{ status: 'PAID', reference: 'UTR1', lines }]);
    expect(await moneyReadsOf(paying.marketplace, seller)).toHaveLength(1);
    expect(await paidPayouts(paying, finance)).toHaveLength(1);
    expect(await moneyReadsOf(paying.marketplace, seller)).toHaveLength(2);
    expect(await earningsOf(paying, seller, order)).toMatchObject({ ...earned, paidOut: '224.55' });
    expect(await balanceOf(paying, seller)).toEqual(nothing);
    const events = await paying.marketplace.database.query<{ payload: object }>(
      "SELECT payload FROM domain_events WHERE type = 'PayoutSettled'",
    );
    expect(events).toEqual([{ payload: { payoutId: paid.payoutId, sellerId: seller.id, status: 'PAID' } }]);
    const mails = await deliverMail(paying.marketplace);
    expect(subjectsTo(mails, seller).filter((subject) => subject.includes('paid out'))).toEqual([
      '₹224.55 paid out to you',
    ]);
    expect((await auditOf(paying.marketplace, seller)).map(({ action }) => action)).toContain(
      'SETTLE_PAYOUT',
    );
    await days(30);
    await runPayoutJob(paying);
    expect(await payoutsOf(paying, seller)).toHaveLength(1);
  });

  it('earns nothing once it is cancelled', async () => {
    const order = await sell(paying, seller, buyer);
    await cancelOrder(paying.marketplace, buyer, order.id);
    await days(30);
    await runPayoutJob(paying);
    expect(await earningsOf(paying, seller, order)).toMatchObject({ amount: '0.00', commission: '0.00' });
    expect(await balanceOf(paying, seller)).toEqual(nothing);
    expect(await payoutsOf(paying, seller)).toEqual([]);
  });

  it('waits while it is disputed, and earns what the dispute leaves', async () => {
    const order = await sellAndDeliver(paying, seller, buyer);
    const disputeId = await dispute(order, '100.00');
    await days(10);
    await runPayoutJob(paying);
    expect(await payoutsOf(paying, seller)).toEqual([]);
    await concede(disputeId, '100.00');
    await runPayoutJob(paying);
    // The seller keeps 149.50 of the price. 14.95 of the commission remain.
    expect(await payoutsOf(paying, seller)).toMatchObject([{ amount: '134.55' }]);
  });

  it('that the buyer pays directly earns nothing here', async () => {
    const { marketplace } = paying;
    await mutate(marketplace, buyer, 'addToCart', '__typename', {
      bookId: await listBook(marketplace, seller),
      type: 'PURCHASE',
    });
    const order = placed(await placeOrder(marketplace, buyer, { payOnline: false }));
    expect(await earningsOf(paying, seller, order)).toBeNull();
  });
});

it('A rental earns its rent after delivery, and what is withheld of the deposit after the return', async () => {
  const { marketplace } = paying;
  await rentInCart(marketplace, buyer, await listBook(marketplace, seller));
  const order = placed(await placeOrder(marketplace, buyer, { payOnline: true }));
  await runQueuedJobs(paying);
  paying.simulation.simulator.pay((await pageOf(paying, order)).id);
  await runQueuedJobs(paying);
  const rent = Number(order.totalAmount.amount);
  await deliver(marketplace, order, seller, buyer);
  await days(7);
  await runPayoutJob(paying);
  const kept = (amount: number) => amount.toFixed(2);
  expect(await payoutsOf(paying, seller)).toMatchObject([{ amount: kept(rent * 0.9) }]);
  const [first] = await payoutsOf(paying, seller);
  await settlePayout(paying, finance, 'markPayoutPaid', { payoutId: first?.id ?? '', reference: 'UTR1' });
  const withhold = { amount: '50.00', reason: 'A page is torn' };
  await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '', { withhold });
  await withdrawnDispute(order);
  await runPayoutJob(paying);
  expect(await payoutsOf(paying, seller)).toHaveLength(1);
  await days(7);
  await runPayoutJob(paying);
  expect(await payoutsOf(paying, seller)).toMatchObject([{ amount: '50.00' }, { amount: kept(rent * 0.9) }]);
});

it('What a buyer gets back after a payout is taken from the next one', async () => {
  await paying.close();
  await open(1);
  const order = await sellAndDeliver(paying, seller, buyer);
  await days(1);
  await runPayoutJob(paying);
  const [first] = await payoutsOf(paying, seller);
  await settlePayout(paying, finance, 'markPayoutPaid', { payoutId: first?.id ?? '', reference: 'UTR1' });
  await concede(await dispute(order, '100.00'), '100.00');
  await runPayoutJob(paying);
  expect(await balanceOf(paying, seller)).toEqual({ ...nothing, due: '-90.00' });
  const next = await sellAndDeliver(paying, seller, buyer);
  await days(1);
  await runPayoutJob(paying);
  const lines = [
    [order.id, '-90.00'],
    [next.id, '224.55'],
  ];
  expect(await payoutsOf(paying, seller)).toMatchObject([{ amount: '134.55', lines }, { status: 'PAID' }]);
});

describe('A payout', () => {
  it('waits for a UPI address, and for a day after a change of it', async () => {
    await sellAndDeliver(paying, seller, buyer);
    await days(7);
    await setUpiAddress(paying, seller, '');
    await runPayoutJob(paying);
    expect(await balanceOf(paying, seller)).toEqual({ ...nothing, due: '224.55' });
    await setUpiAddress(paying, seller, 'dev2@okbank');
    await runPayoutJob(paying);
    expect(await payoutsOf(paying, seller)).toEqual([]);
    await days(1);
    await setUpiAddress(paying, seller, 'dev2@okbank');
    await runPayoutJob(paying);
    expect(await payoutsOf(paying, seller)).toMatchObject([{ upiAddress: 'dev2@okbank' }]);
  });

  it('that fails or comes back is told with its reason, and is part of the next one', async () => {
    const { order, payoutId } = await duePayout();
    const closed = { payoutId, reason: 'The account is closed' };
    expect(await settlePayout(paying, finance, 'markPayoutFailed', closed)).toBeNull();
    expect(await settlePayout(paying, finance, 'markPayoutFailed', closed)).toBe('PAYOUT_ENDED');
    expect(await settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference: 'UTR1' })).toBe(
      'PAYOUT_ENDED',
    );
    const mails = await deliverMail(paying.marketplace);
    expect(mails.find(({ text }) => text.includes(closed.reason))?.to.address).toBe(seller.email);
    await runPayoutJob(paying);
    const [again] = await payoutsOf(paying, seller);
    expect(again).toMatchObject({ status: 'PENDING', lines: [[order.id, '224.55']] });
    const returned = again?.id ?? '';
    await settlePayout(paying, finance, 'markPayoutPaid', { payoutId: returned, reference: 'UTR2' });
    await settlePayout(paying, finance, 'markPayoutFailed', { payoutId: returned, reason: 'It came back' });
    await runPayoutJob(paying);
    const statuses = (await payoutsOf(paying, seller)).map(({ status }) => status);
    expect(statuses).toEqual(['PENDING', 'FAILED', 'FAILED']);
  });

  it('is refused with a code that says what is wrong', async () => {
    const { payoutId } = await paidPayout();
    await sellAndDeliver(paying, seller, buyer);
    await days(7);
    await runPayoutJob(paying);
    const [next] = await payoutsOf(paying, seller);
    const settle = (input: object, staff = finance) =>
      settlePayout(paying, staff, 'markPayoutPaid', { payoutId: next?.id ?? '', ...input });
    expect(await settle({ reference: ' ' })).toBe('PAYOUT_REFERENCE_REQUIRED');
    expect(await settle({ reference: 'utr1' })).toBe('PAYOUT_REFERENCE_USED');
    expect(await settle({ reference: 'UTR9', payoutId })).toBe('PAYOUT_ENDED');
    const unknown = 'payout_01h455vb4pex5vsknk084sn02q';
    expect(await settle({ reference: 'UTR9', payoutId: unknown })).toBe('PAYOUT_NOT_FOUND');
    expect(await settle({ reference: 'UTR9' }, buyer)).toBe('FORBIDDEN');
    await makeStaff(paying.marketplace.ports, seller, 'FINANCE');
    expect(await settle({ reference: 'UTR9' }, seller)).toBe('OWN_PAYOUT');
    const steps = '{ pendingPayouts { nodes { viewerCanMarkPaid viewerCanMarkFailed } } }';
    const stepsOf = (staff: Person) => paying.marketplace.ask(steps, {}, staff.token);
    const can = (is: boolean) => ({ nodes: [{ viewerCanMarkPaid: is, viewerCanMarkFailed: is }] });
    expect(await stepsOf(seller)).toEqual({ pendingPayouts: can(false) });
    expect(await stepsOf(finance)).toEqual({ pendingPayouts: can(true) });
    await days(1);
    paying.marketplace.clock.advanceMinutes(11);
    const { userErrors } = await mutate<object>(paying.marketplace, finance, 'markPayoutPaid', '__typename', {
      payoutId: next?.id,
      reference: 'UTR9',
    });
    expect(userErrors).toMatchObject([{ code: 'CONFIRMATION_REQUIRED' }]);
  });

  it('is seen by its seller and by finance staff, and by nobody else', async () => {
    const { order, payoutId } = await duePayout();
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    const seenBy = async (person: Person) =>
      (await paying.marketplace.ask<{ node: object | null }>(query, { id: payoutId }, person.token)).node;
    for (const person of [seller, finance]) expect(await seenBy(person)).toEqual({ id: payoutId });
    expect(await seenBy(buyer)).toBeNull();
    expect(await earningsOf(paying, buyer, order)).toBeNull();
    expect(await earningsOf(paying, finance, order)).toMatchObject({ amount: '224.55' });
  });
});

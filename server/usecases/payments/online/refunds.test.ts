import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../../testing/people/accounts.js';
import { listBook } from '../../../testing/books/books.js';
import { rentInCart } from '../../../testing/orders/carts.js';
import { deliverMail } from '../../../testing/mail/mail.js';
import {
  cancelOrder,
  deliver,
  placed,
  placeOrder,
  take,
  type Order,
} from '../../../testing/orders/orders.js';
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
import { makeStaff } from '../../../testing/people/staff.js';
import { followLatePayments } from './followPayments.js';

let paying: PayingMarketplace;
let buyer: Person;
let ravi: Person;
let leela: Person;
beforeEach(async () => {
  paying = await openPaying();
  const { marketplace } = paying;
  [buyer, ravi, leela] = [
    await signUpReader(marketplace, 'Meera'),
    await signUpReader(marketplace, 'Ravi'),
    await signUpReader(marketplace, 'Leela'),
  ];
});
afterEach(() => paying.close());

const godanOf = (seller: Person) => listBook(paying.marketplace, seller, { title: 'Godan' });
const simulator = () => paying.simulation.simulator;

async function paid(...books: string[]): Promise<Order> {
  const order = await orderOnline(paying, buyer, ...books);
  simulator().pay((await pageOf(paying, order)).id);
  await runQueuedJobs(paying);
  return order;
}

/** Returns the amounts that the provider has refunded, in rupees. */
const paidBack = () =>
  [...simulator().books.refunds.values()]
    .filter(({ status }) => status === 'processed')
    .map(({ amount }) => amount / 100);

async function moneyOf({ id }: Order): Promise<{ state: string; isOnline: boolean; amount: string }[]> {
  const query = `query ($id: ID!) { order(id: $id) { fulfillments {
    openPayment { state isOnline amount { amount } } } } }`;
  const { order } = await paying.marketplace.ask<{
    order: {
      fulfillments: { openPayment: { state: string; isOnline: boolean; amount: { amount: string } } }[];
    };
  }>(query, { id }, buyer.token);
  return order.fulfillments.map(({ openPayment: { amount, ...open } }) => ({ ...open, ...amount }));
}

const settled = { state: 'SETTLED', isOnline: false, amount: '0.00' };

describe('A refund of an order that was paid online', () => {
  it('goes back by itself when one of three sellers cancels', async () => {
    const asha = await signUpReader(paying.marketplace, 'Asha');
    const order = await paid(await godanOf(ravi), await godanOf(leela), await godanOf(asha));
    const ofLeela = order.fulfillments.find(({ seller }) => seller.id === leela.id);
    const reason = 'It is torn';
    await deliverMail(paying.marketplace);
    await take(paying.marketplace, leela, 'cancelFulfillment', ofLeela?.id ?? '', { reason });
    const place = order.fulfillments.findIndex(({ id }) => id === ofLeela?.id);
    expect((await moneyOf(order))[place]).toEqual({ state: 'REFUND_SENT', isOnline: true, amount: '249.50' });
    await runPaymentJobs(paying);
    expect(await moneyOf(order)).toEqual([settled, settled, settled]);
    expect(paidBack()).toEqual([249.5]);
    const mails = await deliverMail(paying.marketplace);
    expect(
      mails.filter(({ text }) => text.includes('has been refunded')).map(({ to }) => to.address),
    ).toEqual([buyer.email]);
    const cancelled = mails.find(({ subject }) => subject.endsWith('was cancelled'));
    expect(cancelled?.text).toContain('₹249.50 is being refunded to the buyer.');
    await runPaymentJobs(paying);
    expect(paidBack()).toEqual([249.5]);
  });

  it('is confirmed by nobody: neither side can mark it', async () => {
    const order = await paid(await godanOf(ravi));
    await cancelOrder(paying.marketplace, buyer, order.id);
    const mutation = `mutation ($input: ConfirmPaymentInput!) {
      confirmPayment(input: $input) { userErrors { code } } }`;
    const { confirmPayment } = await paying.marketplace.ask<{
      confirmPayment: { userErrors: { code: string }[] };
    }>(mutation, { input: { fulfillmentId: order.fulfillments[0]?.id } }, buyer.token);
    expect(confirmPayment.userErrors).toEqual([{ code: 'PAID_ONLINE' }]);
  });

  it('of a deposit is what is left after the late fee', async () => {
    await rentInCart(paying.marketplace, buyer, await godanOf(ravi));
    const order = placed(await placeOrder(paying.marketplace, buyer, { payOnline: true }));
    await runQueuedJobs(paying);
    simulator().pay((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    await deliver(paying.marketplace, order, ravi, buyer);
    const endsOn = order.items[0]?.rentalPeriod?.endsOn ?? '';
    paying.marketplace.clock.moveTo(`${endsOn}T06:30:00.000Z`);
    paying.marketplace.clock.advanceDays(3);
    const { token } = await logIn(paying.marketplace, ravi.email);
    ravi = { ...ravi, token: token ?? '' };
    buyer = { ...buyer, token: (await logIn(paying.marketplace, buyer.email)).token ?? '' };
    await take(paying.marketplace, ravi, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    await runPaymentJobs(paying);
    expect(await moneyOf(order)).toEqual([settled]);
    const [deposit = 0] = paidBack();
    expect(deposit).toBeGreaterThan(0);
    expect(deposit).toBeLessThan(200);
  });

  it('that fails is tried again an hour later, and never twice at the provider', async () => {
    const order = await paid(await godanOf(ravi));
    simulator().faults.refunds = 'failed';
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying);
    await runPaymentJobs(paying);
    expect(simulator().books.refunds.size).toBe(1);
    expect(await moneyOf(order)).toEqual([{ state: 'REFUND_SENT', isOnline: true, amount: '249.50' }]);
    simulator().faults.refunds = 'processed';
    paying.marketplace.clock.advanceDays(1);
    await runPaymentJobs(paying);
    expect(paidBack()).toEqual([249.5]);
    expect(await moneyOf(order)).toEqual([settled]);
  });

  it('is asked for once, even if the provider’s answer is lost', async () => {
    const order = await paid(await godanOf(ravi));
    simulator().faults.lostAnswers.refund = 1;
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying).catch(() => undefined);
    await runPaymentJobs(paying);
    expect(paidBack()).toEqual([249.5]);
    expect(await moneyOf(order)).toEqual([settled]);
  });

  it('waits while the provider is waiting for the bank', async () => {
    const order = await paid(await godanOf(ravi));
    simulator().faults.refunds = 'pending';
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying);
    expect(await moneyOf(order)).toEqual([{ state: 'REFUND_SENT', isOnline: true, amount: '249.50' }]);
    for (const refund of simulator().books.refunds.values()) simulator().endRefund(refund.id, 'processed');
    await runPaymentJobs(paying);
    expect(await moneyOf(order)).toEqual([settled]);
  });

  it('is not made again when all the rest is refunded while it waits for the bank', async () => {
    const order = await paid(await godanOf(ravi), await godanOf(leela));
    const place = order.fulfillments.findIndex(({ seller }) => seller.id === leela.id);
    const ofLeela = order.fulfillments[place]?.id ?? '';
    simulator().faults.refunds = 'pending';
    await take(paying.marketplace, leela, 'cancelFulfillment', ofLeela, { reason: 'It is torn' });
    await runPaymentJobs(paying);
    const [first] = simulator().books.refunds.values();
    simulator().faults.refunds = 'processed';
    expect((await cancelOrder(paying.marketplace, buyer, order.id)).userErrors).toEqual([]);
    await runPaymentJobs(paying);
    await runPaymentJobs(paying);
    expect(simulator().books.refunds.size).toBe(2);
    const waiting = { state: 'REFUND_SENT', isOnline: true, amount: '249.50' };
    expect(await moneyOf(order)).toEqual(place === 0 ? [waiting, settled] : [settled, waiting]);
    simulator().endRefund(first?.id ?? '', 'failed');
    await runPaymentJobs(paying);
    paying.marketplace.clock.advanceMinutes(61);
    await runPaymentJobs(paying);
    expect(paidBack()).toEqual([249.5, 249.5]);
    expect(await moneyOf(order)).toEqual([settled, settled]);
  });
});

describe('A payment that pays no order', () => {
  const endings = async (order: Order) => {
    await runPaymentJobs(paying);
    const mails = await deliverMail(paying.marketplace);
    return {
      status: (await paymentOf(paying, buyer, order))?.status,
      paidBack: paidBack(),
      told: mails.filter(({ text }) => text.includes('goes back to where you paid from')).length,
    };
  };

  it('is refunded if it comes after the expiry, even days later', async () => {
    const order = await orderOnline(paying, buyer, await godanOf(ravi));
    const failed = simulator().fail((await pageOf(paying, order)).id);
    paying.marketplace.clock.advanceDays(1);
    await runPaymentJobs(paying);
    simulator().faults.missingWebhooks = true;
    simulator().confirmLate(failed.id);
    await followLatePayments(paying.marketplace.ports);
    expect(await endings(order)).toEqual({ status: 'EXPIRED', paidBack: [249.5], told: 1 });
  });

  it('is refunded if the buyer had cancelled', async () => {
    const order = await orderOnline(paying, buyer, await godanOf(ravi));
    await cancelOrder(paying.marketplace, buyer, order.id);
    simulator().pay((await pageOf(paying, order)).id);
    expect(await endings(order)).toEqual({ status: 'CANCELLED', paidBack: [249.5], told: 1 });
  });

  it('is refunded if it is the second one', async () => {
    const order = await paid(await godanOf(ravi));
    simulator().payAgain((await pageOf(paying, order)).id);
    expect(await endings(order)).toEqual({ status: 'PAID', paidBack: [249.5], told: 1 });
    expect(await moneyOf(order)).toEqual([settled]);
  });

  it.each([
    ['amount', { paidAmount: 24_900 }, 249],
    ['currency', { paidCurrency: 'USD' }, 249.5],
  ])('is refunded if the %s is wrong, and the order still waits', async (_, fault, amount) => {
    const order = await orderOnline(paying, buyer, await godanOf(ravi));
    Object.assign(simulator().faults, fault);
    simulator().pay((await pageOf(paying, order)).id);
    expect(await endings(order)).toEqual({ status: 'AWAITING', paidBack: [amount], told: 1 });
  });

  it('is told to the staff who see the money if the amount is wrong, with both amounts', async () => {
    const { ports } = paying.marketplace;
    await makeStaff(ports, leela, 'FINANCE');
    await makeStaff(ports, ravi, 'SUPPORT');
    const order = await orderOnline(paying, buyer, await godanOf(ravi));
    await deliverMail(paying.marketplace);
    simulator().faults.paidAmount = 24_900;
    simulator().pay((await pageOf(paying, order)).id);
    await runPaymentJobs(paying);
    const mails = await deliverMail(paying.marketplace);
    const told = mails.filter(({ subject }) => subject.endsWith('a wrong amount was paid'));
    expect(told.map(({ to }) => to.address)).toEqual([leela.email]);
    expect(told[0]?.text).toMatch(/Asked for[^]*₹249\.50[^]*Received[^]*₹249\.00/);
  });

  it('is kept as unknown if it was made on no page of the marketplace', async () => {
    simulator().payElsewhere(5_000, 'INR');
    await runPaymentJobs(paying);
    await runPaymentJobs(paying);
    const unknown = await paying.marketplace.database.query(
      'SELECT amount::int, status, outcome FROM payment_attempts WHERE intent_id IS NULL',
    );
    expect(unknown).toEqual([{ amount: 5_000, status: 'CAPTURED', outcome: null }]);
    expect(paidBack()).toEqual([]);
  });
});

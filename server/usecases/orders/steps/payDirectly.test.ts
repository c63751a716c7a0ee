import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { deliverMail, jobPorts, subjectsTo } from '../../../testing/mail/mail.js';
import { addToCart } from '../../../testing/orders/carts.js';
import {
  cancelOrder,
  placed,
  placeOrder,
  take,
  viewOrder,
  type Order,
} from '../../../testing/orders/orders.js';
import { graphqlPayments, type PaymentApi } from '../../../testing/payments.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  payDirectly,
  paymentOf,
  runPaymentJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { RestClient, type Data } from '../../../testing/restClient.js';
import { followLatePayments } from '../../payments/online/followPayments.js';

let paying: PayingMarketplace;
let payments: PaymentApi;
let buyer: Person;
let seller: Person;
let order: Order;
beforeEach(async () => {
  paying = await openPaying();
  payments = graphqlPayments(paying.marketplace);
  buyer = await signUpReader(paying.marketplace, 'Meera');
  seller = await signUpReader(paying.marketplace, 'Ravi');
  order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
  await deliverMail(paying.marketplace);
});
afterEach(() => paying.close());

const codes = async (asking: Promise<{ userErrors: { code: string }[] }>) =>
  (await asking).userErrors.map(({ code }) => code);
const direct = (person = buyer, method?: string) => codes(payDirectly(paying, person, order.id, method));
const number = () => order.id.slice(-6).toUpperCase();

const PAID_HOW = `query ($id: ID!) { order(id: $id) {
  status isPaidOnline paymentMethod viewerCanPayDirectly payment { status } } }`;
const howPaid = async (person = buyer) =>
  (await paying.marketplace.ask<{ order: object | null }>(PAID_HOW, { id: order.id }, person.token)).order;

describe('A buyer whose order waits for its online payment', () => {
  it('pays the seller directly instead, as if the order had been placed so', async () => {
    expect(await howPaid()).toMatchObject({ isPaidOnline: true, viewerCanPayDirectly: true });
    expect(await direct(buyer, 'NET_BANKING')).toEqual([]);
    const changed = { isPaidOnline: false, payment: null, viewerCanPayDirectly: false };
    const asDirect = { ...changed, status: 'PENDING', paymentMethod: 'NET_BANKING' };
    expect([await howPaid(buyer), await howPaid(seller)]).toEqual([asDirect, asDirect]);
    expect(await payments.view(buyer, order)).toMatchObject({ state: 'TO_PAY', steps: ['markPaid'] });
    const mails = await deliverMail(paying.marketplace);
    expect([subjectsTo(mails, seller), subjectsTo(mails, buyer)]).toEqual([
      [`A new order: ${number()}`],
      [`Your order ${number()}`],
    ]);

    await runPaymentJobs(paying);
    expect((await pageOf(paying, order)).status).toBe('cancelled');
    paying.marketplace.clock.advanceMinutes(20);
    await runPaymentJobs(paying);
    expect(await viewOrder(paying.marketplace, buyer, order.id)).toMatchObject({ status: 'PENDING' });
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    expect(await codes(take(paying.marketplace, seller, 'confirmFulfillment', fulfillmentId))).toEqual([]);
    expect(await payments.step(seller, 'confirmPayment', order)).toBeNull();
    expect(await payments.view(buyer, order)).toMatchObject({ state: 'SETTLED' });
  });

  it('is refunded what arrives afterwards, and told why', async () => {
    paying.simulation.simulator.faults.missingWebhooks = true;
    paying.simulation.simulator.pay((await pageOf(paying, order)).id);
    expect(await direct()).toEqual([]);
    await deliverMail(paying.marketplace);
    await runPaymentJobs(paying);
    paying.marketplace.clock.advanceMinutes(61);
    const { books } = paying.simulation.simulator;
    const [mail] = (await later()).filter(({ subject }) => subject.includes('is being refunded'));
    expect(mail?.text).toContain('Your payment arrived after you had chosen to pay the sellers directly.');
    expect([...books.refunds.values()]).toMatchObject([{ amount: 24_950, status: 'processed' }]);
    expect(await payments.view(buyer, order)).toMatchObject({ state: 'TO_PAY', payments: [] });
  });

  it('changes nothing by asking again, for the payment or for the order', async () => {
    await addToCart(paying.marketplace, buyer, await listBook(paying.marketplace, seller));
    const asked = { payOnline: true, idempotencyKey: 'once' };
    order = placed(await placeOrder(paying.marketplace, buyer, asked));
    expect([await direct(buyer, 'CREDIT_CARD'), await direct(buyer, 'CREDIT_CARD')]).toEqual([[], []]);
    expect(placed(await placeOrder(paying.marketplace, buyer, asked)).id).toBe(order.id);
    expect(await direct(buyer, 'UPI')).toEqual(['NO_AWAITED_PAYMENT']);
    expect(subjectsTo(await deliverMail(paying.marketplace), seller)).toHaveLength(1);
  });
});

describe('Paying directly instead is refused', () => {
  it('to everybody but the buyer', async () => {
    const stranger = await signUpReader(paying.marketplace);
    expect([await direct(stranger), await direct(seller)]).toEqual([
      ['ORDER_NOT_FOUND'],
      ['ORDER_NOT_FOUND'],
    ]);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'AWAITING' });
  });

  it('once the order is paid', async () => {
    paying.simulation.simulator.pay((await pageOf(paying, order)).id);
    await runPaymentJobs(paying);
    expect([await direct(), await direct(seller)]).toEqual([['ALREADY_PAID_ONLINE'], ['BUYER_ONLY']]);
    expect(await howPaid()).toMatchObject({ isPaidOnline: true, viewerCanPayDirectly: false });
  });

  it('once the time to pay is over, even before the order is cancelled', async () => {
    paying.marketplace.clock.advanceMinutes(15);
    expect(await direct()).toEqual(['PAYMENT_TIME_OVER']);
    expect(await howPaid()).toMatchObject({ viewerCanPayDirectly: false });
    await runPaymentJobs(paying);
    expect(await direct()).toEqual(['PAYMENT_TIME_OVER']);
  });

  it('once the order is cancelled', async () => {
    await cancelOrder(paying.marketplace, buyer, order.id);
    expect(await direct()).toEqual(['NO_AWAITED_PAYMENT']);
  });

  it('where online payment is required', async () => {
    const required = await openPaying({ offer: 'REQUIRED' });
    const { marketplace } = required;
    const [asha, dev] = [await signUpReader(marketplace), await signUpReader(marketplace)];
    const { id } = await orderOnline(required, asha, await listBook(marketplace, dev));
    expect(await codes(payDirectly(required, asha, id))).toEqual(['ONLINE_PAYMENT_REQUIRED']);
    const query = 'query ($id: ID!) { order(id: $id) { viewerCanPayDirectly } }';
    expect(await marketplace.ask(query, { id }, asha.token)).toEqual({
      order: { viewerCanPayDirectly: false },
    });
    await required.close();
  });
});

it('REST has the same path, and names what is wrong', async () => {
  const rest = await RestClient.of(paying.marketplace);
  const path = `/api/v1/orders/${order.id}/pay-directly`;
  const unknown = await rest.post(path, { as: buyer, body: { paymentMethod: 'cheque' } });
  expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
    422,
    expect.stringContaining('Unknown payment method') as string,
  ]);
  type Changed = Data<{ order: { paymentMethod: string; payment: object | null } }>;
  const changed = await rest.post<Changed>(path, { as: buyer, body: { paymentMethod: 'credit_card' } });
  expect(changed.body.data.order).toMatchObject({ paymentMethod: 'credit_card', payment: null });
  const again = await rest.post(path, { as: buyer, body: { paymentMethod: 'upi' } });
  expect([again.status, JSON.stringify(again.body)]).toEqual([
    409,
    expect.stringContaining('is not waiting for an online payment') as string,
  ]);
  expect((await rest.post(path, { as: seller })).status).toBe(403);
  expect((await rest.post(path, { as: buyer })).status).toBe(200);
});

/** Runs the jobs that look for late payments and send refunds, and returns the new mails. */
async function later() {
  const ports = jobPorts(paying.marketplace);
  await followLatePayments(ports);
  await runPaymentJobs(paying);
  return deliverMail(paying.marketplace);
}

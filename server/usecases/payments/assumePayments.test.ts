import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { daysLater } from '../../testing/later.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, type Order } from '../../testing/orders/orders.js';
import { graphqlPayments } from '../../testing/payments.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';
import { remindOfDeadlines } from '../notifications/remindOfDeadlines.js';
import { assumePayments } from './assumePayments.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let order: Order;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, seller] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Dev')];
  order = await buy(marketplace, buyer, await listBook(marketplace, seller));
});
afterEach(() => marketplace.close());

const api = () => graphqlPayments(marketplace);
const stateOf = async () => (await api().view(seller, order)).state;
const number = () => order.id.slice(-6).toUpperCase();

/** Lets days pass and runs the jobs twice at once, as two servers would. Returns the mails that they caused. */
async function mailsAfter(days: number) {
  await daysLater(marketplace, days, [buyer, seller]);
  await deliverMail(marketplace);
  const run = async () => {
    await assumePayments(jobPorts(marketplace));
    await remindOfDeadlines(jobPorts(marketplace));
  };
  await Promise.all([run(), run()]);
  return deliverMail(marketplace);
}

describe('a payment that its recipient neither confirms nor reports missing', () => {
  it('counts as received after 14 days, of which the recipient is reminded', async () => {
    await api().step(buyer, 'markPaid', order);
    const endsAt = new Date(marketplace.clock.now().getTime() + 14 * 86_400_000).toISOString();
    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get(`/api/v1/fulfillments/${order.fulfillments[0]?.id}`, { as: buyer });
    expect(body).toMatchObject({ data: { fulfillment: { openPayment: { countsFrom: endsAt } } } });

    expect(await mailsAfter(10.9)).toEqual([]);
    const reminders = await mailsAfter(0.2);
    expect(reminders.map(({ to }) => to.address)).toEqual([seller.email]);
    expect(reminders[0]?.subject).toBe(`Order ${number()}: have you received ₹249.50?`);
    expect(await mailsAfter(1)).toEqual([]);
    expect(await stateOf()).toBe('SENT');
    const told = await mailsAfter(2);
    expect(await stateOf()).toBe('SETTLED');
    for (const person of [buyer, seller])
      expect(subjectsTo(told, person)).toEqual([`Order ${number()}: ₹249.50 counts as received`]);
    expect(await mailsAfter(1)).toEqual([]);
  });

  it('counts as received by a buyer who is paid back', async () => {
    await api().step(seller, 'confirmPayment', order);
    await cancelOrder(marketplace, buyer, order.id);
    await api().step(seller, 'markPaid', order);
    const reminders = await mailsAfter(12);
    expect(reminders.map(({ to }) => to.address)).toEqual([buyer.email]);
    await mailsAfter(3);
    expect(await stateOf()).toBe('SETTLED');
  });

  it('is left alone if it is reported missing in the last hour', async () => {
    await api().step(buyer, 'markPaid', order);
    await mailsAfter(13.99);
    expect(await api().step(seller, 'reportPaymentMissing', order)).toBeNull();
    await mailsAfter(1);
    expect(await stateOf()).toBe('TO_PAY');
  });
});

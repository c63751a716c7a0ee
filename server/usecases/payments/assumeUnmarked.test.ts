import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { daysLater } from '../../testing/later.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, deliver, type Order } from '../../testing/orders/orders.js';
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
  order = await buy(marketplace, buyer, await listBook(marketplace, seller, GODAN));
});
afterEach(() => marketplace.close());

const api = () => graphqlPayments(marketplace);
const stateOf = async () => (await api().view(seller, order)).state;
const stepsOf = async (person: Person) => (await api().view(person, order)).steps;
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

/** Returns the open payment and the payments, as the documented API shows them to the buyer. */
async function seenByBuyer() {
  const rest = await RestClient.of(marketplace);
  const { body } = await rest.get(`/api/v1/fulfillments/${order.fulfillments[0]?.id}`, { as: buyer });
  return body;
}

describe('a direct payment that neither side marks', () => {
  it('counts as paid 30 days after the delivery, of which both sides are reminded a week before', async () => {
    await daysLater(marketplace, 3, [buyer, seller]);
    expect(await seenByBuyer()).toMatchObject({
      data: { fulfillment: { openPayment: { countsFrom: null } } },
    });
    await deliver(marketplace, order, seller, buyer);
    const endsAt = new Date(marketplace.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect(await seenByBuyer()).toMatchObject({
      data: { fulfillment: { openPayment: { countsFrom: endsAt } } },
    });

    expect(await mailsAfter(22.9)).toEqual([]);
    const reminders = await mailsAfter(0.2);
    expect(subjectsTo(reminders, buyer)).toEqual([`Order ${number()}: have you paid ₹249.50?`]);
    expect(subjectsTo(reminders, seller)).toEqual([`Order ${number()}: have you received ₹249.50?`]);
    expect(await mailsAfter(6)).toEqual([]);
    expect(await stateOf()).toBe('TO_PAY');
    const told = await mailsAfter(1);
    expect(await stateOf()).toBe('SETTLED');
    for (const person of [buyer, seller])
      expect(subjectsTo(told, person)).toEqual([`Order ${number()}: ₹249.50 counts as paid`]);
    const assumedAt = marketplace.clock.now().toISOString();
    expect(await seenByBuyer()).toMatchObject({
      data: { fulfillment: { payments: [{ kind: 'payment', status: 'captured', assumedAt }] } },
    });
    expect(await mailsAfter(40)).toEqual([]);
  });

  it('does not run before the delivery', async () => {
    expect(await stepsOf(seller)).toEqual(['confirmPayment']);
    await mailsAfter(31);
    expect(await stateOf()).toBe('TO_PAY');
  });

  it('has the same days again once its recipient has reported it missing, with a reminder', async () => {
    await deliver(marketplace, order, seller, buyer);
    expect(await stepsOf(buyer)).toEqual(['markPaid']);
    await daysLater(marketplace, 29, [buyer, seller]);
    expect(await api().step(seller, 'reportPaymentMissing', order)).toBeNull();
    const endsAt = new Date(marketplace.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect(await seenByBuyer()).toMatchObject({
      data: { fulfillment: { openPayment: { countsFrom: endsAt, complaintFrom: null } } },
    });
    expect(await stepsOf(seller)).toEqual(['confirmPayment', 'reportPaymentMissing']);
    const reminders = await mailsAfter(24);
    expect(subjectsTo(reminders, buyer)).toContain(`Order ${number()}: have you paid ₹249.50?`);
    await mailsAfter(5.9);
    expect(await stateOf()).toBe('TO_PAY');
    await mailsAfter(0.2);
    expect(await stateOf()).toBe('SETTLED');
  });

  it('counts as paid back 30 days after the seller owes it', async () => {
    await api().step(seller, 'confirmPayment', order);
    await daysLater(marketplace, 5, [buyer, seller]);
    await cancelOrder(marketplace, buyer, order.id);
    const reminders = await mailsAfter(24);
    expect(subjectsTo(reminders, seller)).toEqual([`Order ${number()}: have you paid ₹249.50?`]);
    expect(subjectsTo(reminders, buyer)).toEqual([`Order ${number()}: have you received ₹249.50?`]);
    await mailsAfter(5.9);
    expect(await stateOf()).toBe('TO_REFUND');
    await mailsAfter(0.2);
    expect(await stateOf()).toBe('SETTLED');
  });

  it('waits for the end of a dispute, and 30 days from then', async () => {
    await deliver(marketplace, order, seller, buyer);
    const disputes = graphqlDisputes(marketplace);
    const id = order.fulfillments[0]?.id ?? '';
    await disputes.open(buyer, id, { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '20.00' });
    await mailsAfter(31);
    expect(await stateOf()).toBe('TO_PAY');
    const [dispute] = (await disputes.view(buyer, id)).disputes;
    await disputes.step(buyer, 'withdrawDispute', dispute?.id ?? '');
    await mailsAfter(29);
    expect(await stateOf()).toBe('TO_PAY');
    await mailsAfter(2);
    expect(await stateOf()).toBe('SETTLED');
  });
});

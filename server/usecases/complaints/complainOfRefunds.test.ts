import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { graphqlComplaints } from '../../testing/complaints/complaintApi.js';
import { daysLater } from '../../testing/later.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, type Order } from '../../testing/orders/orders.js';
import { graphqlPayments } from '../../testing/payments.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';
import { remindOfDeadlines } from '../notifications/remindOfDeadlines.js';
import { endDirectPayments } from './complainOfRefunds.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let order: Order;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, seller] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Dev')];
  order = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await payments().step(seller, 'confirmPayment', order);
  await cancelOrder(marketplace, buyer, order.id);
});
afterEach(() => marketplace.close());

const payments = () => graphqlPayments(marketplace);
const complaints = () => graphqlComplaints(marketplace).own(buyer);
const number = () => order.id.slice(-6).toUpperCase();

/** Lets days pass and runs the jobs twice at once, as two servers would. Returns the mails that they caused. */
async function mailsAfter(days: number) {
  await daysLater(marketplace, days, [buyer, seller]);
  await deliverMail(marketplace);
  const run = async () => {
    await endDirectPayments(jobPorts(marketplace));
    await remindOfDeadlines(jobPorts(marketplace));
  };
  await Promise.all([run(), run()]);
  return deliverMail(marketplace);
}

/** Returns the fulfillment as the documented API shows it to the buyer. */
async function seenByBuyer() {
  const rest = await RestClient.of(marketplace);
  const { body } = await rest.get(`/api/v1/fulfillments/${order.fulfillments[0]?.id}`, { as: buyer });
  return body;
}

describe('a refund that the buyer has reported missing', () => {
  beforeEach(async () => {
    await daysLater(marketplace, 20, [buyer, seller]);
    await payments().step(buyer, 'reportPaymentMissing', order);
  });

  it('becomes a complaint 30 days later, of which both sides are reminded a week before', async () => {
    const complaintFrom = new Date(marketplace.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect(await seenByBuyer()).toMatchObject({
      data: { fulfillment: { openPayment: { countsFrom: null, complaintFrom } } },
    });
    expect(subjectsTo(await deliverMail(marketplace), seller)).toContain(
      `Order ${number()}: your refund was not received`,
    );
    expect(await mailsAfter(22.9)).toEqual([]);
    const reminders = await mailsAfter(0.2);
    expect(subjectsTo(reminders, seller)).toEqual([`Order ${number()}: please pay ₹249.50 back`]);
    expect(subjectsTo(reminders, buyer)).toEqual([`Order ${number()}: ₹249.50 is still missing`]);
    expect([await mailsAfter(6.8), await complaints()]).toEqual([[], []]);

    const told = await mailsAfter(0.2);
    const [complaint, ...others] = await complaints();
    expect(others).toEqual([]);
    expect(complaint).toMatchObject({ kind: 'PAYMENT', status: 'OPEN' });
    const subject = `Order ${number()}: the missing ₹249.50 is now a complaint`;
    expect(subjectsTo(told, seller)).toEqual([subject]);
    expect(subjectsTo(told, buyer).toSorted()).toEqual([
      subject,
      `We have received your complaint ${complaint?.number}`,
    ]);
    const assumedAt = marketplace.clock.now().toISOString();
    expect(await seenByBuyer()).toMatchObject({
      data: {
        fulfillment: {
          openPayment: { state: 'to_refund', countsFrom: null, complaintFrom: null },
          payments: [{}, { status: 'failed', assumedAt: null }, { status: 'failed', assumedAt }],
        },
      },
    });
    await mailsAfter(40);
    expect(await complaints()).toHaveLength(1);
  });

  it('cannot be reported missing again, and becomes none if the seller pays it', async () => {
    expect((await payments().view(buyer, order)).steps).toEqual(['confirmPayment']);
    expect(await payments().step(buyer, 'reportPaymentMissing', order)).toBe('NOT_MARKED_PAID');
    await payments().step(seller, 'markPaid', order);
    await mailsAfter(31);
    expect((await payments().view(buyer, order)).state).toBe('SETTLED');
    expect(await complaints()).toEqual([]);
  });

  it('can still be paid as a complaint', async () => {
    await mailsAfter(31);
    expect(await payments().step(seller, 'markPaid', order)).toBeNull();
    expect(await payments().step(buyer, 'confirmPayment', order)).toBeNull();
    expect((await payments().view(buyer, order)).state).toBe('SETTLED');
  });
});

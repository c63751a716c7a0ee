import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../notifications/mailer.js';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, take, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { takeAutomaticSteps } from '../orders/steps/takeAutomaticSteps.js';
import { remindOfDeadlines } from './remindOfDeadlines.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let order: Order;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  buyer = await signUpReader(marketplace, 'Meera');
  seller = await signUpReader(marketplace, 'Dev');
  order = await buy(marketplace, buyer, await listBook(marketplace, seller, { title: 'Godan' }));
  await deliverMail(marketplace);
});
afterEach(() => marketplace.close());

async function step(person: Person, mutation: Parameters<typeof take>[2], input = {}): Promise<void> {
  await take(marketplace, person, mutation, order.fulfillments[0]?.id ?? '', input);
  await deliverMail(marketplace);
}

/** Advances the clock, and runs the jobs twice at the same time. Returns the mails that they caused. */
async function mailsAfter(days: number): Promise<Mail[]> {
  marketplace.clock.advanceDays(days);
  const run = async () => {
    await takeAutomaticSteps(jobPorts(marketplace));
    await remindOfDeadlines(jobPorts(marketplace));
  };
  await Promise.all([run(), run()]);
  return deliverMail(marketplace);
}

function dayIn(days: number): string {
  const day = new Date(marketplace.clock.now().getTime() + days * 86_400_000);
  return day.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
}

const number = () => order.id.slice(-6).toUpperCase();

describe('the reminder of a deadline', () => {
  it('goes once to a seller who does not confirm, two days before the order is cancelled', async () => {
    const end = dayIn(7);
    expect(await mailsAfter(4)).toEqual([]);
    const [mail, ...more] = await mailsAfter(1);
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(seller.email);
    expect(mail?.subject).toBe(`Order ${number()} is waiting for your confirmation`);
    expect(mail?.text).toContain(`If you do neither, Panna will cancel it on ${end}.`);
    expect(await mailsAfter(1)).toEqual([]);
    const subjects = (await mailsAfter(2)).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set([`Part of order ${number()} was cancelled`]));
  });

  it('goes once to a seller who does not send, four days before the order is cancelled', async () => {
    await step(seller, 'confirmFulfillment');
    const end = dayIn(14);
    const late = [`Order ${number()} has not been sent yet`, `Order ${number()} is late`];
    expect((await mailsAfter(9)).map(({ subject }) => subject).toSorted()).toEqual(late);
    const [mail, ...more] = await mailsAfter(1);
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(seller.email);
    expect(mail?.subject).toBe(`Order ${number()} is waiting to be sent`);
    expect(mail?.text).toContain(end);
    expect(await mailsAfter(3)).toEqual([]);
  });

  it('asks the seller once to send the order, one working day before it is late', async () => {
    // The 15th is a Thursday, so the fourth working day after it is Wednesday the 21st.
    await step(seller, 'confirmFulfillment');
    expect(await mailsAfter(5)).toEqual([]);
    const [mail, ...more] = await mailsAfter(1);
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(seller.email);
    expect(mail?.subject).toBe(`Please send order ${number()} by 22 January 2026`);
    expect(mail?.text).toContain('After that day, the buyer will be told that the order is late.');
    expect(await mailsAfter(1)).toEqual([]);
    await step(seller, 'shipFulfillment');
    expect(await mailsAfter(1)).toEqual([]);
  });

  it('tells both sides once that an order is late after five working days, with what the buyer can do', async () => {
    // The 15th is a Thursday, so the fifth working day after it is Thursday the 22nd.
    await step(seller, 'confirmFulfillment');
    const { order: seen } = await marketplace.ask<{ order: { fulfillments: { sendBy: string }[] } }>(
      'query ($id: ID!) { order(id: $id) { fulfillments { sendBy } } }',
      { id: order.id },
      buyer.token,
    );
    expect(seen.fulfillments).toEqual([{ sendBy: '2026-01-22' }]);
    const end = dayIn(14);
    expect(subjectsTo(await mailsAfter(7), buyer)).toEqual([]);
    const mails = await mailsAfter(1);
    const textTo = (person: Person) => mails.find(({ to }) => to.address === person.email)?.text;
    expect(mails).toHaveLength(2);
    expect(textTo(buyer)).toContain('has not sent them by 22 January 2026 as expected');
    expect(textTo(buyer)).toContain(`If the books are not sent, Panna will cancel the order on ${end}.`);
    expect(textTo(seller)).toContain('they should have been sent by 22 January 2026');
    expect(await mailsAfter(1)).toEqual([]);
    await step(buyer, 'cancelFulfillment');
    expect(await mailsAfter(1)).toEqual([]);
  });

  it('says nothing of an order that was sent in time', async () => {
    await step(seller, 'confirmFulfillment');
    await mailsAfter(7);
    await step(seller, 'shipFulfillment');
    expect(await mailsAfter(1)).toEqual([]);
  });

  it('goes to the buyer of a parcel, who can still ask about it', async () => {
    await step(seller, 'confirmFulfillment');
    await step(seller, 'shipFulfillment', { carrier: 'India Post', trackingNumber: 'RM123456789IN' });
    const end = dayIn(14);
    expect(await mailsAfter(10)).toEqual([]);
    const [mail, ...more] = await mailsAfter(1);
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(buyer.email);
    expect(mail?.subject).toBe(`Has order ${number()} arrived?`);
    for (const text of [`On ${end} the order will count as delivered.`, 'ask the seller', 'RM123456789IN'])
      expect(mail?.text).toContain(text);
    expect(await mailsAfter(2)).toEqual([]);
  });

  it('does not go out once the step was taken, even if it was queued before', async () => {
    marketplace.clock.advanceDays(6);
    await remindOfDeadlines(jobPorts(marketplace));
    await take(marketplace, seller, 'confirmFulfillment', order.fulfillments[0]?.id ?? '');
    const mails = await deliverMail(marketplace);
    expect(mails.map(({ subject }) => subject)).toEqual([`Order ${number()} is confirmed`]);
    expect(await mailsAfter(1)).toEqual([]);
  });

  it('does not go to sellers who want no mail about orders', async () => {
    await mutate(marketplace, seller, 'updateSettings', 'settings { language }', { orderUpdates: false });
    expect(await mailsAfter(6)).toEqual([]);
  });
});

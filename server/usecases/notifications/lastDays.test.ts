import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { daysLater, untilDaysAfter } from '../../testing/later.js';
import { deliverMail, jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { takeAutomaticSteps } from '../orders/steps/takeAutomaticSteps.js';
import { remindOfDeadlines } from './remindOfDeadlines.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, seller] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Dev')];
});
afterEach(() => marketplace.close());

const numberOf = ({ id }: Order) => id.slice(-6).toUpperCase();
const partOf = (order: Order) => order.fulfillments[0]?.id ?? '';

/** Returns the day that is `days` days after today, as a mail names it. */
function dayIn(days: number): string {
  const day = new Date(Date.parse(`${marketplace.today()}T00:00:00Z`) + days * 86_400_000);
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Rents out a book. Returns the order and its due date. */
async function rentedOut(): Promise<{ order: Order; dueOn: string }> {
  const order = await rent(marketplace, buyer, await listBook(marketplace, seller, GODAN));
  await deliver(marketplace, order, seller, buyer);
  const dueOn = (await viewOrder(marketplace, buyer, order.id))?.items[0]?.rentalPeriod?.endsOn ?? '';
  await deliverMail(marketplace);
  return { order, dueOn };
}

/** Moves to a day after the due date and runs the reminders twice at once. Returns the mails about a possible loss. */
async function lossMailsAfter(dueOn: string, days: number) {
  await untilDaysAfter(marketplace, dueOn, days, [buyer, seller]);
  await Promise.all([remindOfDeadlines(jobPorts(marketplace)), remindOfDeadlines(jobPorts(marketplace))]);
  const mails = await deliverMail(marketplace);
  return mails.filter(({ subject }) => subject.startsWith('You can declare the books'));
}

describe('the mail about a delivery', () => {
  it('names the last whole day for a report to the buyer only', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
      await take(marketplace, seller, step, partOf(order));
    await deliverMail(marketplace);
    await daysLater(marketplace, 14.1, [buyer, seller]);
    await takeAutomaticSteps(jobPorts(marketplace));
    const mails = await deliverMail(marketplace);
    const report = `If something is wrong, report it on the page of the order by ${dayIn(6)}.`;
    const told = mails.filter(({ text }) => text.includes('now counts as delivered'));
    expect(told).toHaveLength(2);
    expect(told.filter(({ text }) => text.includes(report)).map(({ to }) => to.address)).toEqual([
      buyer.email,
    ]);
  });
});

describe('the mail about lost books', () => {
  it('names the last day on which the seller can report them as found', async () => {
    const { order, dueOn } = await rentedOut();
    await untilDaysAfter(marketplace, dueOn, 20, [buyer, seller]);
    await take(marketplace, seller, 'declareLost', partOf(order));
    const [mail] = (await deliverMail(marketplace)).filter(({ subject }) => subject.includes('are lost'));
    expect(mail?.to.address).toBe(buyer.email);
    expect(mail?.text).toContain(`If the seller finds the books by ${dayIn(60)}, that can be undone.`);
    expect(mail?.text).toContain(`by ${dayIn(6)}.`);
  });
});

describe('the seller of an overdue rental', () => {
  it('is told once, on the first day on which the books can be declared lost', async () => {
    const { order, dueOn } = await rentedOut();
    expect(await lossMailsAfter(dueOn, 14)).toEqual([]);
    const mails = await lossMailsAfter(dueOn, 15);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [seller.email, `You can declare the books of order ${numberOf(order)} lost`],
    ]);
    expect(mails[0]?.text).toContain(`they count as lost on ${dayIn(46)}.`);
    expect(await take(marketplace, seller, 'declareLost', partOf(order))).toMatchObject({ userErrors: [] });
    expect(await lossMailsAfter(dueOn, 16)).toEqual([]);
  });

  it('is not told of books that are on their way back', async () => {
    const { order, dueOn } = await rentedOut();
    expect(await take(marketplace, buyer, 'sendBackFulfillment', partOf(order))).toMatchObject({
      userErrors: [],
    });
    expect(await lossMailsAfter(dueOn, 15)).toEqual([]);
  });
});

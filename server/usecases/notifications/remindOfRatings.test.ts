import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { daysLater } from '../../testing/later.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { deliver, rate, rent, take, type Order } from '../../testing/orders/orders.js';
import { buyRental } from '../../testing/orders/rentals.js';
import { changeReview, receive, review } from '../../testing/orders/reviews.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { remindOfDeadlines } from './remindOfDeadlines.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let book: string;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  buyer = await signUpReader(marketplace, 'Meera');
  seller = await signUpReader(marketplace, 'Dev');
  book = await listBook(marketplace, seller, { lease: { ...GODAN.lease, rentCreditPercent: 60 } });
});
afterEach(() => marketplace.close());

const askedAbout = ({ id }: Order) => `How was the seller of order ${id.slice(-6).toUpperCase()}?`;

/** Advances the clock, and runs the job twice at the same time. Returns the mails about ratings. */
async function mailsAfter(days: number) {
  await daysLater(marketplace, days, [buyer, seller]);
  await deliverMail(marketplace);
  await Promise.all([remindOfDeadlines(jobPorts(marketplace)), remindOfDeadlines(jobPorts(marketplace))]);
  const mails = await deliverMail(marketplace);
  return mails.filter(({ subject }) => subject.startsWith('How was the seller'));
}

describe('the reminder to rate a seller', () => {
  it('is mailed to the buyer once, a week before ratings close', async () => {
    // The order is delivered on 15 January, so ratings close on 16 March.
    const order = await receive(marketplace, buyer, seller, book);
    expect(await mailsAfter(52.9)).toEqual([]);
    const mails = await mailsAfter(0.1);
    expect(mails.map(({ to }) => to.address)).toEqual([buyer.email]);
    expect(mails[0]?.subject).toBe(askedAbout(order));
    expect(mails[0]?.text).toContain('Ratings of this order close on 16 March 2026.');
    expect(await mailsAfter(1)).toEqual([]);
    expect(await mailsAfter(6)).toEqual([]);
  });

  it('is not mailed to a buyer who has rated the seller, or reviewed the seller or a book', async () => {
    const rated = await receive(marketplace, buyer, seller, book);
    await rate(marketplace, buyer, rated.id, seller.id, 4);
    expect(await mailsAfter(53)).toEqual([]);
    const other = await listBook(marketplace, seller, { title: 'Gaban' });
    await receive(marketplace, buyer, seller, other);
    await review(marketplace, buyer, other);
    expect(await mailsAfter(53)).toEqual([]);
    await receive(marketplace, buyer, seller, await listBook(marketplace, seller));
    const input = { sellerId: seller.id, text: 'Packed with care' };
    expect((await changeReview(marketplace, buyer, 'reviewSeller', input)).userErrors).toEqual([]);
    expect(await mailsAfter(53)).toEqual([]);
  });

  it('is dropped if the buyer rates before it is sent', async () => {
    const order = await receive(marketplace, buyer, seller, book);
    await daysLater(marketplace, 53, [buyer, seller]);
    await remindOfDeadlines(jobPorts(marketplace));
    await rate(marketplace, buyer, order.id, seller.id, 4);
    expect(subjectsTo(await deliverMail(marketplace), buyer)).not.toContain(askedAbout(order));
  });

  it('is dropped if the buyer reviews a book before it is sent', async () => {
    const order = await receive(marketplace, buyer, seller, book);
    await daysLater(marketplace, 53, [buyer, seller]);
    await remindOfDeadlines(jobPorts(marketplace));
    await review(marketplace, buyer, book);
    expect(subjectsTo(await deliverMail(marketplace), buyer)).not.toContain(askedAbout(order));
  });

  it('counts from the return of a rental', async () => {
    const order = await rent(marketplace, buyer, book, { months: 1 });
    await deliver(marketplace, order, seller, buyer);
    expect(await mailsAfter(53)).toEqual([]);
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    expect(await mailsAfter(52.9)).toEqual([]);
    expect((await mailsAfter(0.1)).map(({ subject }) => subject)).toEqual([askedAbout(order)]);
  });

  it('counts from the day on which the buyer bought the rented copies', async () => {
    const order = await rent(marketplace, buyer, book, { months: 1 });
    await deliver(marketplace, order, seller, buyer);
    await daysLater(marketplace, 10, [buyer, seller]);
    expect((await buyRental(marketplace, buyer, order.items[0]?.id ?? '')).userErrors).toEqual([]);
    expect(await mailsAfter(52.9)).toEqual([]);
    expect((await mailsAfter(0.1)).map(({ subject }) => subject)).toEqual([askedAbout(order)]);
  });

  it('is not mailed to buyers who want no mail about orders', async () => {
    await receive(marketplace, buyer, seller, book);
    await mutate(marketplace, buyer, 'updateSettings', 'settings { language }', { orderUpdates: false });
    expect(await mailsAfter(53)).toEqual([]);
  });
});

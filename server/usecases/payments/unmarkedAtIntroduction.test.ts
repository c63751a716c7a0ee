import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { START_OF_TESTS } from '../../testing/clock.js';
import { daysLater } from '../../testing/later.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, type Order } from '../../testing/orders/orders.js';
import { graphqlPayments } from '../../testing/payments.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { remindOfDeadlines } from '../notifications/remindOfDeadlines.js';
import { assumePayments } from './assumePayments.js';
import { assumeUnmarked } from './assumeUnmarked.js';
import { unmarkedPayments } from './unmarkedPayments.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, seller] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Dev')];
});
afterEach(() => marketplace.close());

const stateOf = async (order: Order) => (await graphqlPayments(marketplace).view(seller, order)).state;

async function delivered(): Promise<Order> {
  const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, buyer);
  return order;
}

/** Lets days pass and runs the jobs. Returns the mails that they caused. */
async function mailsAfter(days: number) {
  await daysLater(marketplace, days, [buyer, seller]);
  await deliverMail(marketplace);
  await assumePayments(jobPorts(marketplace));
  await remindOfDeadlines(jobPorts(marketplace));
  const mails = await deliverMail(marketplace);
  return mails.filter(({ subject }) => subject.includes('₹249.50'));
}

/** Does what the migration does to the rows that it finds. */
const introduceLimit = () =>
  marketplace.database.query('UPDATE fulfillments SET unmarked_from = $1', [marketplace.clock.now()]);

const DAY_MS = 86_400_000;
const daysBetween = (from: Date, until: Date) => (until.getTime() - from.getTime()) / DAY_MS;
const intoFortnight = (time: Date) => (time.getTime() / DAY_MS) % 14;

async function countsFrom({ id }: Order): Promise<Date> {
  const { order } = await marketplace.ask<{
    order: { fulfillments: { openPayment: { countsFrom: string } }[] };
  }>(
    'query ($id: ID!) { order(id: $id) { fulfillments { openPayment { countsFrom } } } }',
    { id },
    buyer.token,
  );
  return new Date(order.fulfillments[0]?.openPayment.countsFrom ?? '');
}

describe('unmarked payments from before the limit', () => {
  it('have the whole time and the reminder from its introduction', async () => {
    const order = await delivered();
    await daysLater(marketplace, 100, [buyer, seller]);
    await introduceLimit();
    expect(await mailsAfter(intoFortnight(START_OF_TESTS))).toEqual([]);
    expect(await mailsAfter(22.9)).toEqual([]);
    const reminders = await mailsAfter(0.2);
    const [toBuyer] = reminders.filter(({ to }) => to.address === buyer.email);
    expect(toBuyer?.text).toMatch(/it counts as paid on \d+ \w+ 2026\./);
    expect(subjectsTo(reminders, seller)).toHaveLength(1);
    expect(await mailsAfter(6.8)).toEqual([]);
    expect(await stateOf(order)).toBe('TO_PAY');
    expect(await mailsAfter(0.2)).toHaveLength(2);
    expect(await stateOf(order)).toBe('SETTLED');
  });

  it('end over a fortnight, by the days on which they were ordered', async () => {
    const orders = [await delivered()];
    for (const days of [4, 6, 5]) {
      await daysLater(marketplace, days, [buyer, seller]);
      orders.push(await delivered());
    }
    await introduceLimit();
    const introducedAt = marketplace.clock.now();
    const days = await Promise.all(
      orders.map(async (order) => daysBetween(introducedAt, await countsFrom(order))),
    );
    expect(days.map(Math.floor)).toEqual([30, 34, 40, 31]);
  });
});

describe('unmarked payments on several pages', () => {
  it('are all found and all count as paid', async () => {
    const orders = [
      await delivered(),
      await delivered(),
      await delivered(),
      await delivered(),
      await delivered(),
    ];
    await daysLater(marketplace, 31, [buyer, seller]);
    const found = [];
    const { database } = jobPorts(marketplace);
    for await (const page of unmarkedPayments(database, marketplace.clock.now(), 2))
      found.push(page.map(({ orderId }) => orderId));
    expect(found.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(found.flat().toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    await assumeUnmarked(jobPorts(marketplace), 2);
    expect(new Set(await Promise.all(orders.map(stateOf)))).toEqual(new Set(['SETTLED']));
  });
});

describe('a payment that counts as paid', () => {
  it('cannot be marked, confirmed or reported any more', async () => {
    const order = await delivered();
    await mailsAfter(31);
    const api = graphqlPayments(marketplace);
    expect(await api.step(buyer, 'markPaid', order)).toBe('NOTHING_TO_PAY');
    expect(await api.step(seller, 'confirmPayment', order)).toBe('NOTHING_TO_PAY');
    expect(await api.step(seller, 'reportPaymentMissing', order)).toBe('NOTHING_TO_PAY');
  });
});

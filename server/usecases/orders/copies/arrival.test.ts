import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { daysLater } from '../../../testing/later.js';
import { deliverMail, jobPorts, subjectsTo } from '../../../testing/mail/mail.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { addToCart } from '../../../testing/orders/carts.js';
import { placed, placeOrder, rent, take, viewOrder, type Order } from '../../../testing/orders/orders.js';
import { codeOf, handOver, signUpPickUpSeller } from '../../../testing/orders/pickUps.js';
import { arrivalsOf, extendRental, viewRental } from '../../../testing/orders/rentals.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { takeAutomaticSteps } from '../steps/takeAutomaticSteps.js';

// The book costs 49 rupees a month and can be rented for up to 6 months. All orders are placed on 15 January 2026.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo('2026-01-15T06:30:00Z');
  seller = await signUpPickUpSeller(marketplace);
  reader = await signUpReader(marketplace, 'Reader');
});

const lineOf = ({ items }: Order) => items[0]?.id ?? '';
const partOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';
const later = (days: number) => daysLater(marketplace, days, [seller, reader]);

/** Rents a book that the seller sends on the same day. */
async function sent(rental: object = {}, book?: string): Promise<Order> {
  const order = await rent(marketplace, reader, book ?? (await listBook(marketplace, seller)), {
    months: 1,
    ...rental,
  });
  for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
    await take(marketplace, seller, step, partOf(order));
  return order;
}

const arrive = (order: Order) => take(marketplace, reader, 'markDelivered', partOf(order));
const periodOf = async (order: Order, of = reader) =>
  (await viewRental(marketplace, of, lineOf(order))).rentalPeriod;

describe('A rental that arrives after its first day', () => {
  it('runs as many months from that day, at the same rent', async () => {
    const order = await sent();
    expect(await arrivalsOf(marketplace, reader, lineOf(order))).toMatchObject({
      awaitsArrival: true,
      moved: [],
    });
    await later(5);
    await arrive(order);
    const period = { startsOn: '2026-01-20', endsOn: '2026-02-20', months: 1 };
    expect(await viewRental(marketplace, reader, lineOf(order))).toMatchObject({
      rentalPeriod: period,
      lineTotal: { amount: '49.00' },
      extensionTotal: { amount: '0.00' },
    });
    expect(await arrivalsOf(marketplace, reader, lineOf(order))).toEqual({
      awaitsArrival: false,
      moved: [
        { item: { id: lineOf(order) }, startsOn: '2026-01-20', endsOn: '2026-02-20', isShortened: false },
      ],
    });
    const after = await viewOrder(marketplace, reader, order.id);
    expect(after).toMatchObject({ totalAmount: { amount: '49.00' } });
    expect(after?.ledger.map(({ kind }) => kind)).toEqual(['CHARGE', 'DEPOSIT_HELD', 'DELIVERY']);
  });

  it('is told to both sides with the new due date', async () => {
    const order = await sent();
    await later(5);
    await deliverMail(marketplace);
    await arrive(order);
    const mails = await deliverMail(marketplace);
    const number = order.id.slice(-6).toUpperCase();
    expect(subjectsTo(mails, reader)).toEqual([`Your rental from order ${number} has a new due date`]);
    expect(subjectsTo(mails, seller)).toEqual([`Order ${number} has arrived`]);
    for (const { text } of mails) expect(text).toContain('20 February 2026');
  });

  it('is late by its new due date only, and can be extended from there', async () => {
    const order = await sent();
    await later(5);
    await arrive(order);
    const extended = await extendRental(marketplace, reader, lineOf(order), 1);
    expect(extended.orderItem?.rentalPeriod).toEqual({
      startsOn: '2026-01-20',
      endsOn: '2026-03-20',
      months: 2,
    });
    await later(59);
    await take(marketplace, seller, 'takeBackFulfillment', partOf(order));
    const after = await viewOrder(marketplace, reader, order.id);
    expect(after?.status).toBe('RETURNED');
    expect(after?.ledger.map(({ kind }) => kind)).not.toContain('LATE_FEE');
  });

  it('moves when the arrival is assumed', async () => {
    const order = await sent();
    await later(15);
    await takeAutomaticSteps(jobPorts(marketplace));
    expect(await periodOf(order)).toEqual({ startsOn: '2026-01-30', endsOn: '2026-02-28', months: 1 });
  });

  it('moves when it is handed over', async () => {
    const book = await listBook(marketplace, seller);
    await addToCart(marketplace, reader, book, { type: 'RENTAL', rental: { months: 1 } });
    const order = placed(await placeOrder(marketplace, reader, { pickUpFrom: [seller.id] }));
    for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
      await take(marketplace, seller, step, partOf(order));
    await later(3);
    await handOver(marketplace, seller, partOf(order), await codeOf(marketplace, reader, order));
    expect(await periodOf(order)).toEqual({ startsOn: '2026-01-18', endsOn: '2026-02-18', months: 1 });
  });

  it('ends on the last day of a shorter month', async () => {
    const order = await sent({ startsOn: '2026-01-30' });
    await later(16);
    await arrive(order);
    expect(await periodOf(order)).toEqual({ startsOn: '2026-01-31', endsOn: '2026-02-28', months: 1 });
  });
});

describe('A rental that arrives in time', () => {
  it.each([
    ['on its first day', 5],
    ['before it', 2],
  ])('%s keeps its days', async (_, days) => {
    const order = await sent({ startsOn: '2026-01-20' });
    await later(days);
    await deliverMail(marketplace);
    await arrive(order);
    expect(await periodOf(order)).toEqual({ startsOn: '2026-01-20', endsOn: '2026-02-20', months: 1 });
    expect((await arrivalsOf(marketplace, reader, lineOf(order))).moved).toEqual([]);
    expect(subjectsTo(await deliverMail(marketplace), reader)).toEqual([]);
  });
});

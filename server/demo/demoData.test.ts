import { describe, expect, it } from 'vitest';
import { publisherSignUpSchema, readerSignUpSchema } from '../domain/accounts/account.js';
import { Genre } from '../domain/catalogue/book.js';
import { parseInput } from '../domain/shared/errors.js';
import { importedListingSchema } from '../domain/catalogue/listing.js';
import { assertStageIsOpen } from '../domain/orders/orderPhotos.js';
import { OrderStatus } from '../domain/orders/orderStatus.js';
import { transitionOf } from '../domain/orders/steps.js';
import { USUAL_DEADLINE_DAYS } from '../domain/orders/deadlines.js';
import { assertCanRate } from '../domain/orders/rating.js';
import { durationProblem } from '../domain/rental/rentalPeriod.js';
import type { DemoBook } from './demoBook.js';
import { DEMO_BOOKS } from './demoBooks.js';
import { DEMO_OFFERS } from './demoOffers.js';
import type { DemoLine, DemoOrder } from './demoOrder.js';
import { DEMO_ORDERS } from './demoOrders.js';
import { DEMO_PASSWORD, DEMO_PUBLISHERS, DEMO_READERS } from './demoPeople.js';

const people = [...DEMO_PUBLISHERS, ...DEMO_READERS].map(({ key }) => key);
const passwords = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };

const NOW = new Date('2026-01-15T06:30:00.000Z');

function bookOf({ book }: DemoLine) {
  const found = DEMO_BOOKS.find(({ title }) => title === book);
  if (!found) throw new Error(`No demo book is called ${book}`);
  return found;
}

function sellersOf(order: DemoOrder) {
  return [...new Set(order.lines.map((line) => bookOf(line).seller))];
}

/** Returns the final status of one seller's fulfillment. Throws if a step is not allowed. */
function statusOfFulfillment(order: DemoOrder, seller: string): OrderStatus {
  const hasRentals = order.lines.some((line) => line.type === 'RENTAL' && bookOf(line).seller === seller);
  let status: OrderStatus = 'PENDING';
  for (const event of order.story.filter((each) => each.seller === seller)) {
    if ('stars' in event)
      assertCanRate({ status, rating: null, hasRentals, since: NOW }, NOW, USUAL_DEADLINE_DAYS);
    else if ('photo' in event) assertStageIsOpen(event.stage, { status, hasRentals }, event.by);
    else
      status = transitionOf(
        event.action,
        { status, hasRentals, lossDates: null, pickUpDates: null, held: [], awaitsPayment: false },
        { party: event.by, reason: event.reason },
      ).to;
  }
  return status;
}

/** Returns the reason why a line could not be ordered on that day; null if it could. */
function whatIsWrong(line: DemoLine, { buyer, daysAgo }: DemoOrder): string | null {
  const { seller, listedDaysAgo, salePrice, lease } = bookOf(line);
  if (seller === buyer) return 'their own book';
  if (listedDaysAgo < daysAgo) return 'not listed yet';
  if (line.type === 'PURCHASE') return salePrice ? null : 'not for sale';
  return lease ? (durationProblem(line.months, lease)?.message ?? null) : 'not for rent';
}

/** Returns the number of a book's copies that are rented out or sold today. */
function copiesTaken(book: DemoBook): number {
  const standing = DEMO_ORDERS.filter((order) => sellersOf(order).includes(book.seller)).filter(
    (order) => !['CANCELLED', 'RETURNED'].includes(statusOfFulfillment(order, book.seller)),
  );
  const lines = standing.flatMap((order) => order.lines.filter((line) => line.book === book.title));
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

describe('The demo people', () => {
  it('could all sign up, each with an address and a name of their own', () => {
    for (const publisher of DEMO_PUBLISHERS)
      parseInput(publisherSignUpSchema, { ...publisher, ...passwords });
    for (const reader of DEMO_READERS) parseInput(readerSignUpSchema, { ...reader, ...passwords });
    expect(new Set(people).size).toBe(people.length);
    expect(new Set([...DEMO_PUBLISHERS, ...DEMO_READERS].map(({ email }) => email)).size).toBe(people.length);
  });
});

describe('The demo books', () => {
  it.each([...DEMO_BOOKS, ...DEMO_OFFERS].map((book) => [book.title, book] as const))(
    '%s could be listed',
    (_, book) => {
      const listing = parseInput(importedListingSchema, book);
      expect(listing.description.length).toBeGreaterThan(60);
      expect(people).toContain(book.seller);
    },
  );

  it('are each there once, of every genre, in three languages, from everybody', () => {
    const isbns = DEMO_BOOKS.flatMap(({ isbn }) => isbn ?? []);
    expect(new Set(isbns).size).toBe(isbns.length);
    expect(new Set(DEMO_BOOKS.map(({ title }) => title)).size).toBe(DEMO_BOOKS.length);
    expect(new Set(DEMO_BOOKS.flatMap(({ genres }) => genres)).size).toBe(Object.keys(Genre).length);
    expect(new Set(DEMO_BOOKS.map(({ seller }) => seller)).size).toBe(people.length);
    const writtenIn = (script: RegExp) => DEMO_BOOKS.filter(({ title }) => script.test(title)).length;
    expect(writtenIn(/\p{Script=Devanagari}/u)).toBeGreaterThanOrEqual(10);
    expect(writtenIn(/\p{Script=Gujarati}/u)).toBeGreaterThanOrEqual(8);
  });
});

describe('Further demo offers', () => {
  it('come from other sellers than those of the same book', () => {
    const sellers = [...DEMO_BOOKS, ...DEMO_OFFERS].map(({ title, seller }) => `${title} of ${seller}`);
    expect(new Set(sellers).size).toBe(sellers.length);
  });
});

describe('The demo orders', () => {
  const named = DEMO_ORDERS.map((order) => [`${order.buyer}, ${order.daysAgo} days ago`, order] as const);

  it.each(named)('by %s take what was on offer then', (_, order) => {
    expect(order.lines.map((line) => whatIsWrong(line, order)).filter(Boolean)).toEqual([]);
  });

  it.each(named)('by %s go on as an order can', (_, order) => {
    const days = [order.daysAgo, ...order.story.map(({ daysAgo }) => daysAgo), 0];
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const { seller } of order.story) expect(sellersOf(order)).toContain(seller);
    for (const seller of sellersOf(order)) statusOfFulfillment(order, seller);
  });

  it('are in every status there is', () => {
    const statuses = DEMO_ORDERS.flatMap((order) =>
      sellersOf(order).map((seller) => statusOfFulfillment(order, seller)),
    );
    expect(new Set(statuses)).toEqual(new Set(Object.keys(OrderStatus)));
  });

  it('never take more copies than a listing has', () => {
    const oversold = DEMO_BOOKS.filter((book) => copiesTaken(book) > (book.copies ?? 1));
    expect(oversold.map(({ title }) => title)).toEqual([]);
  });
});

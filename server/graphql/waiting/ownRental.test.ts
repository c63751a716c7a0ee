import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { listBook } from '../../testing/books/books.js';
import { daysLater } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent, take, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { joinWaitingList, waitingListOf } from '../../testing/waiting.js';

let marketplace: TestMarketplace;
let seller: Person;
let holder: Person;
let asha: Person;
let dev: Person;
let bookId: string;
let order: Order;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
// The holder rents the only copy for a month.
beforeEach(async () => {
  [seller, holder, asha, dev] = (await Promise.all(
    ['Seller', 'Holder', 'Asha', 'Dev'].map((name) => signUpReader(marketplace, name)),
  )) as [Person, Person, Person, Person];
  bookId = await listBook(marketplace, seller);
  order = await rent(marketplace, holder, bookId);
  await deliver(marketplace, order, seller, holder);
});

/** Joins the waiting list. Returns the codes of the refusals. */
async function refusals(person: Person, rental: object = {}): Promise<string[]> {
  const { userErrors } = await joinWaitingList(marketplace, person, bookId, rental);
  return userErrors.map(({ code }) => code);
}

async function isOfferedTo({ token }: Person): Promise<boolean> {
  const query = 'query ($bookId: ID!) { book(id: $bookId) { viewerCanWait } }';
  const { book } = await marketplace.ask<{ book: { viewerCanWait: boolean } }>(query, { bookId }, token);
  return book.viewerCanWait;
}

const inMonths = (months: number) => rentalPeriod(marketplace.today(), months).endsOn;
const takeBack = () => take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');

it('nobody waits for a book that they have rented themself', async () => {
  const later = { startsOn: inMonths(1) };
  await rent(marketplace, asha, bookId, later);
  expect(await isOfferedTo(holder)).toBe(false);
  for (const rental of [{}, later]) expect(await refusals(holder, rental)).toEqual(['ALREADY_RENTED']);
  expect(await waitingListOf(marketplace, holder)).toEqual([]);
});

it('who has rented it for later may wait to have it sooner, but not for themself', async () => {
  const later = { startsOn: inMonths(1) };
  await rent(marketplace, asha, bookId, later);
  expect(await isOfferedTo(asha)).toBe(true);
  expect(await refusals(asha, later)).toEqual(['ALREADY_RENTED']);
  expect(await refusals(asha)).toEqual([]);
});

it('who is late has it until it is back', async () => {
  await daysLater(marketplace, 40, [seller, holder, asha]);
  expect(await isOfferedTo(holder)).toBe(false);
  expect(await refusals(holder)).toEqual(['ALREADY_RENTED']);
  await takeBack();
  await rent(marketplace, asha, bookId);
  expect(await isOfferedTo(holder)).toBe(true);
  expect(await refusals(holder)).toEqual([]);
});

it('everybody in line is told whether a copy is free for them, which is reserved for nobody', async () => {
  const line = async () => {
    const entries = await Promise.all([asha, dev].map((person) => waitingListOf(marketplace, person)));
    return entries.map(([entry]) => [entry?.placeInLine, entry?.isFree]);
  };
  await refusals(asha);
  await refusals(dev);
  expect(await line()).toEqual([
    [1, false],
    [2, false],
  ]);
  await takeBack();
  expect(await line()).toEqual([
    [null, true],
    [1, true],
  ]);
  await rent(marketplace, holder, bookId);
  expect(await line()).toEqual([
    [null, false],
    [1, false],
  ]);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { ADDRESS, cancelOrder, placed, placeOrder } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';

const OF_A_PAIR = 12;
const OF_A_BUYER = 60;
const TOO_MANY = [{ code: 'TOO_MANY_ATTEMPTS' }];

let marketplace: TestMarketplace;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ rateLimits: true });
});
beforeEach(async () => {
  buyer = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());

const newBook = async () => listBook(marketplace, await signUpReader(marketplace), { copies: 50 });

/** Places an order and cancels it. Returns the refusals of the order, if any. */
async function round(bookId: string, input: object = {}) {
  await addToCart(marketplace, buyer, bookId);
  const answer = await placeOrder(marketplace, buyer, input);
  if (answer.order) await cancelOrder(marketplace, buyer, answer.order.id);
  return answer.userErrors;
}

it('a buyer who orders and cancels again and again is stopped, and the cart stays as it was', async () => {
  const bookId = await newBook();
  for (let n = 0; n < OF_A_PAIR; n += 1) expect(await round(bookId)).toEqual([]);
  expect(await round(bookId)).toMatchObject(TOO_MANY);
  const rest = await RestClient.of(marketplace);
  const body = { shippingAddress: ADDRESS, paymentMethod: 'upi' };
  const refused = await rest.post('/api/v1/orders', { as: buyer, body });
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await round(await newBook())).toMatchObject(TOO_MANY);
});

it('other sellers and other buyers go on', async () => {
  const bookId = await newBook();
  for (let n = 0; n < OF_A_PAIR; n += 1) await round(bookId);
  expect(await round(await newBook())).toEqual([]);
  buyer = await signUpReader(marketplace);
  expect(await round(bookId)).toEqual([]);
});

it('an order that is refused or repeated does not count', async () => {
  const bookId = await newBook();
  for (let n = 0; n < OF_A_PAIR; n += 1) expect((await placeOrder(marketplace, buyer)).order).toBeNull();
  await addToCart(marketplace, buyer, bookId);
  const once = { idempotencyKey: 'once' };
  for (let n = 0; n < OF_A_PAIR; n += 1) placed(await placeOrder(marketplace, buyer, once));
  for (let n = 1; n < OF_A_PAIR; n += 1) expect(await round(bookId)).toEqual([]);
  expect(await round(bookId)).toMatchObject(TOO_MANY);
});

it('a buyer places at most sixty orders an hour, whoever sells', async () => {
  const books = await Promise.all(Array.from({ length: OF_A_BUYER / OF_A_PAIR + 1 }, newBook));
  for (let n = 0; n < OF_A_BUYER; n += 1) {
    expect(await round(books[Math.floor(n / OF_A_PAIR)] ?? '')).toEqual([]);
  }
  expect(await round(books.at(-1) ?? '')).toMatchObject(TOO_MANY);
});

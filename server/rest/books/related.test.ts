import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let bookId: string;
let other: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  seller = await signUpReader(marketplace);
  bookId = await listBook(marketplace, seller, { copies: 10, salePrice: '200' });
  other = await listBook(marketplace, seller, { title: 'Nirmala', isbn: '9780143039648' });
});
afterAll(() => marketplace.close());

const at = (path: string) => `/api/v1/books/${bookId}/${path}`;

it('lists more by the author, and what is similar', async () => {
  const { body } = await rest.get<Data<Record<string, { _id: string }[]>>>(at('related?first=2'));
  const ids = Object.entries(body.data).map(([list, books]) => [list, books.map(({ _id }) => _id)]);
  expect(Object.fromEntries(ids)).toEqual({ moreByAuthor: [other], similar: [other] });
});

it('compares renting, buying and what was paid', async () => {
  const buyer = await signUpReader(marketplace);
  const check = async () => (await rest.get<Data<object>>(at('price-check'))).body.data;
  expect(await check()).toEqual({ cheaperToBuyAfter: 4, usualPrice: null, priceStanding: null });
  for (let deal = 0; deal < 5; deal += 1) {
    await deliver(marketplace, await buy(marketplace, buyer, bookId), seller, buyer);
  }
  const usual = { usualPrice: { low: 200, high: 200 }, priceStanding: 'within' };
  expect(await check()).toEqual({ cheaperToBuyAfter: 4, ...usual });
});

it.each([
  ['related?first=0', 400, 'PAGE_SIZE_OUT_OF_RANGE'],
  ['related?first=13', 400, 'PAGE_SIZE_OUT_OF_RANGE'],
  ['related?first=few', 422, 'INVALID_VALUE'],
])('refuses %s', async (path, status, code) => {
  const answer = await rest.get<Refused>(at(path));
  expect(answer).toMatchObject({ status, body: { code, field: 'first' } });
});

it.each(['related', 'price-check'])('knows no %s of a book that is not there', async (path) => {
  const { status, body } = await rest.get<Refused>(`/api/v1/books/book_01h455vb4pex5vsknk084sn02q/${path}`);
  expect([status, body.code]).toEqual([404, 'BOOK_NOT_FOUND']);
});

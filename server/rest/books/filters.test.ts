import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAssortment, type Assortment } from '../../testing/books/assortment.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

type BookList = Data<{ books: { title: string }[]; total: number }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let shelf: Assortment;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  shelf = await listAssortment(marketplace);
});
afterAll(() => marketplace.close());

describe('GET /api/v1/books', () => {
  it.each([
    ['salePriceFrom=120&salePriceTo=250', ['Godan', 'Bengal Nights']],
    ['salePriceTo=79.99', []],
    ['rentFrom=20', ['Godan', 'Saraswatichandra']],
    ['rentTo=15', ['Bengal Nights']],
    ['condition=like%20new', ['Saraswatichandra', 'Cosmos', 'A Book of Nothing']],
    ['language=hi', ['Godan', 'Gaban']],
    ['pinCode=700001', ['Bengal Nights', 'A Book of Nothing']],
    ['availableNow=true&language=EN', ['Cosmos', 'Bengal Nights']],
    ['freeFrom=2030-01-01&freeUntil=2030-02-01&genre=science', ['Cosmos']],
    ['condition=&salePriceFrom=&language=gu', ['Saraswatichandra']],
  ])('reads %s', async (query, expected) => {
    const { body } = await rest.get<BookList>(`/api/v1/books?sortBy=date_asc&${query}`);
    expect(body.data.books.map(({ title }) => title)).toEqual(expected);
    expect(body.data.total).toBe(expected.length);
  });

  it('reads seller and sortBy=rent_asc', async () => {
    const { body } = await rest.get<BookList>(`/api/v1/books?sortBy=rent_asc&seller=${shelf.reader.id}`);
    expect(body.data.books.map(({ title }) => title)).toEqual([
      'Saraswatichandra',
      'Godan',
      'Gaban',
      'Cosmos',
    ]);
  });

  it('reads a district with thousands of sellers page by page', async () => {
    await marketplace.database.query(
      `INSERT INTO users (id, email, password_hash, role, name, phone, address, zipcode, sells)
       SELECT 'user_0' || lpad(n::text, 25, '0'), n || '@panna.example', '', 'READER', 'Reader', '', '', '700001', true
       FROM generate_series(1, 2001) n`,
    );
    for (const sortBy of ['date_asc', 'price_asc', 'price_desc', 'rent_asc', 'rating_desc']) {
      const list = `/api/v1/books?pinCode=700073&sortBy=${sortBy}`;
      const { body } = await rest.get<BookList>(list);
      const titles = body.data.books.map(({ title }) => title);
      expect(titles.toSorted()).toEqual(['A Book of Nothing', 'Bengal Nights']);
      const second = await rest.get<BookList>(`${list}&limit=1&page=2`);
      expect(second.body.data.books.map(({ title }) => title)).toEqual(titles.slice(1));
    }
  });

  it.each([
    ['salePriceFrom=2&salePriceTo=1', 'RANGE_REVERSED', 'salePriceTo'],
    ['rentFrom=2&rentTo=1', 'RANGE_REVERSED', 'rentTo'],
    ['salePriceFrom=cheap', 'INVALID_VALUE', 'salePriceFrom'],
    ['rentTo=1.234', 'INVALID_VALUE', 'rentTo'],
    ['condition=mint', 'CONDITION_UNKNOWN', 'condition'],
    ['language=klingon', 'BOOK_LANGUAGE_UNKNOWN', 'language'],
    ['pinCode=12', 'PIN_CODE_INVALID', 'pinCode'],
    ['availableNow=perhaps', 'INVALID_VALUE', 'availableNow'],
    ['freeFrom=tomorrow&freeUntil=2030-01-01', 'DATE_INVALID', 'freeFrom'],
    ['freeUntil=2030-01-01', 'REQUIRED', 'freeFrom'],
    ['freeFrom=2030-01-01', 'REQUIRED', 'freeUntil'],
    ['freeFrom=2030-02-01&freeUntil=2030-01-01', 'PERIOD_INVALID', 'freeUntil'],
    ['freeFrom=2020-02-01&freeUntil=2020-03-01', 'DAYS_PAST', 'freeUntil'],
    ['seller=nobody', 'SELLER_NOT_FOUND', 'seller'],
  ])('refuses %s', async (query, code, field) => {
    const answer = await rest.get<Refused>(`/api/v1/books?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { status: 'error', code, field } });
  });
});

describe('the facts of a book', () => {
  it('are shown, and null where nobody said them', async () => {
    const { body } = await rest.get<Data<{ book: object }>>(`/api/v1/books/${shelf.ids['Godan']}`);
    expect(body.data.book).toMatchObject({
      language: 'hi',
      binding: null,
      pages: null,
      publishedIn: null,
      publishedBy: null,
    });
  });

  it('are changed by the seller', async () => {
    const path = `/api/v1/books/${shelf.ids['Cosmos']}`;
    const facts = {
      language: 'hi-IN',
      binding: 'hardcover',
      pages: 365,
      publishedIn: 1980,
      publishedBy: 'Random House',
    };
    const { body } = await rest.patch<Data<{ book: object }>>(path, { as: shelf.reader, body: facts });
    expect(body.data.book).toMatchObject({ ...facts, language: 'hi' });
    const refused = await rest.patch<Refused>(path, { as: shelf.reader, body: { language: 'xyzzy' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'BOOK_LANGUAGE_UNKNOWN', field: 'language' },
    });
    const unbound = await rest.patch<Refused>(path, { as: shelf.reader, body: { binding: 'leather' } });
    expect(unbound).toMatchObject({ status: 422, body: { code: 'BINDING_UNKNOWN', field: 'binding' } });
  });
});

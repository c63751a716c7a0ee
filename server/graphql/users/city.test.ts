import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

const cityOfUser = async (id: string) =>
  (
    await marketplace.ask<{ user: { city: string | null } }>('query ($id: ID!) { user(id: $id) { city } }', {
      id,
    })
  ).user.city;

it('everybody sees in which city a book is sold, and of nobody else where they live', async () => {
  const seller = await signUpReader(marketplace);
  expect(await cityOfUser(seller.id)).toBeNull();
  const bookId = await listBook(marketplace, seller);
  expect(await cityOfUser(seller.id)).toBe('Mumbai');
  const { book } = await marketplace.ask<{ book: object }>(
    'query ($id: ID!) { book(id: $id) { seller { city } edition { offers(first: 1) { nodes { seller { city } } } } } }',
    { id: bookId },
  );
  expect(book).toEqual({
    seller: { city: 'Mumbai' },
    edition: { offers: { nodes: [{ seller: { city: 'Mumbai' } }] } },
  });
  const rest = await RestClient.of(marketplace);
  const { body } = await rest.get<Data<{ book: object }>>(`/api/v1/books/${bookId}`);
  expect(body.data.book).toMatchObject({ uploader: { city: 'Mumbai' } });
});

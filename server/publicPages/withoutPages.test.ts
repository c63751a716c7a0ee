import { expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader } from '../testing/people/people.js';
import { listBook } from '../testing/books/books.js';

it('GraphQL and REST return no public paths in a marketplace without public pages', async () => {
  const closed = await TestMarketplace.open({ publicPages: false });
  const id = await listBook(closed, await signUpReader(closed));
  const { book } = await closed.ask<{ book: object }>(
    'query ($id: ID!) { book(id: $id) { publicPath edition { publicPath } seller { publicPath } } }',
    { id },
  );
  expect(book).toEqual({ publicPath: null, edition: { publicPath: null }, seller: { publicPath: null } });
  const { data } = (await (await fetch(`${closed.url}/api/v1/books/${id}`)).json()) as { data: object };
  expect(data).toHaveProperty('publicPath', null);
  await closed.close();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../testing/books/books.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader, type Person } from '../testing/people/people.js';

let marketplace: TestMarketplace;
let reader: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  reader = await signUpReader(marketplace);
  bookId = await listBook(marketplace, reader);
});
afterAll(() => marketplace.close());

/** Sends a query five times and returns the responses. From the third on, they come from compiled code. */
async function answers(query: string, variables: object = {}, token?: string): Promise<unknown[]> {
  const all = [];
  for (let time = 0; time < 5; time += 1) all.push(await marketplace.graphql(query, variables, token));
  return all;
}

describe('a query that comes again and again has the same answer each time', () => {
  it.each<[string, string, object]>([
    [
      'with fragments and aliases',
      '{ books { list: nodes { ...A ... on Node { id } } } } fragment A on Book { title by: author }',
      {},
    ],
    [
      'with a default of a variable',
      'query ($n: Int = 1) { books(first: $n) { pageInfo { hasNextPage } totalCount } }',
      {},
    ],
    [
      'with @include',
      'query ($with: Boolean!) { books { nodes { id title @include(if: $with) } } }',
      { with: false },
    ],
    ['with nothing found', '{ book(id: "book_unknown") { id } user(id: "") { name } }', {}],
    [
      'with literals that look like code',
      String.raw`{ books(filter: { search: "godan ${'`${process.exit()}`'} '; process.exit(); \" \u2028 */" }) { totalCount } }`,
      {},
    ],
    [
      'with names of JavaScript',
      '{ books { nodes { constructor: id __proto__: title toString: author } } }',
      {},
    ],
    ['of the schema', '{ __schema { queryType { name fields { name } } } __typename }', {}],
    ['refused by a rule', '{ books(first: 0) { nodes { id } } viewer { id } }', {}],
    [
      'with a variable of the wrong type',
      'query ($n: Int) { books(first: $n) { nodes { id } } }',
      { n: 'many' },
    ],
  ])('%s', async (_, query, variables) => {
    const all = await answers(query, variables);
    expect(all).toEqual(all.map(() => all[0]));
  });

  it('by its name in a document of several', async () => {
    const document = 'query A { viewer { id } } query B { books { nodes { title } } }';
    for (let time = 0; time < 5; time += 1) {
      const response = await fetch(`${marketplace.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: document, operationName: time % 2 === 0 ? 'A' : 'B' }),
      });
      const { data } = (await response.json()) as { data: object };
      expect(data).toEqual(time % 2 === 0 ? { viewer: null } : { books: { nodes: [{ title: 'Godan' }] } });
    }
  });

  it('with whom it is asked by', async () => {
    const query = 'query ($id: ID!) { book(id: $id) { viewerIsSeller seller { contact { email } } } }';
    const stranger = await signUpReader(marketplace);
    for (let time = 0; time < 3; time += 1) {
      expect(await marketplace.ask(query, { id: bookId }, reader.token)).toEqual({
        book: { viewerIsSeller: true, seller: { contact: { email: reader.email } } },
      });
      expect(await marketplace.ask(query, { id: bookId }, stranger.token)).toEqual({
        book: { viewerIsSeller: false, seller: { contact: null } },
      });
    }
  });
});

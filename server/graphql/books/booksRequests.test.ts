import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
const bookIds: string[] = [];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace);
  for (let n = 0; n < 30; n += 1) bookIds.push(await listBook(marketplace, seller));
});
afterAll(() => marketplace.close());

const PAGE = `
  query ($sort: BookSort, $first: Int, $after: String, $last: Int, $before: String) {
    books(sort: $sort, first: $first, after: $after, last: $last, before: $before) { pageInfo { endCursor } }
  }`;

describe('the arguments of a page', () => {
  it.each<[object, string]>([
    [{ first: 0 }, 'PAGE_SIZE_OUT_OF_RANGE'],
    [{ first: 101 }, 'PAGE_SIZE_OUT_OF_RANGE'],
    [{ last: -1 }, 'PAGE_SIZE_OUT_OF_RANGE'],
    [{ first: 5, last: 5 }, 'PAGE_ARGUMENTS_CONFLICT'],
    [{ first: 5, before: 'x' }, 'PAGE_ARGUMENTS_CONFLICT'],
    [{ last: 5, after: 'x' }, 'PAGE_ARGUMENTS_CONFLICT'],
    [{ after: '' }, 'CURSOR_INVALID'],
    [{ after: 'nonsense' }, 'CURSOR_INVALID'],
    [
      { before: Buffer.from('["DATE_DESC","STRICT",["soon","book_x"]]').toString('base64url') },
      'CURSOR_INVALID',
    ],
    [{ after: Buffer.from('{}').toString('base64url') }, 'CURSOR_INVALID'],
  ])('%j are refused with %s', async (variables, code) => {
    const { errors } = await marketplace.graphql(PAGE, variables);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  });

  it('of another sort do not fit', async () => {
    const { books } = await marketplace.ask<{ books: { pageInfo: { endCursor: string } } }>(PAGE, {
      sort: 'PRICE_ASC',
    });
    const { errors } = await marketplace.graphql(PAGE, { sort: 'DATE_ASC', after: books.pageInfo.endCursor });
    expect(errors?.[0]?.extensions.code).toBe('CURSOR_INVALID');
  });

  it('of another search may lie behind all that this one finds', async () => {
    const place = ['RELEVANCE', 'STRICT', [4, '2026-01-15T06:30:00.000Z', 'book_x']];
    const after = Buffer.from(JSON.stringify(place)).toString('base64url');
    const query =
      'query ($after: String) { books(filter: { search: "godan" }, after: $after) { nodes { id } } }';
    expect(await marketplace.ask(query, { after })).toEqual({ books: { nodes: [] } });
  });
});

describe('the statements that reach the database', () => {
  const LIST = `
    query ($first: Int, $filter: BookFilter) {
      books(first: $first, filter: $filter) {
        nodes { id title status copies { available } cover { card } price { sale { amount } } seller { id name readersScore } }
        pageInfo { hasNextPage endCursor }
      }
    }`;

  async function statements(query: string, variables: object, token?: string): Promise<number> {
    const before = marketplace.database.statementCount;
    await marketplace.ask(query, variables, token);
    return marketplace.database.statementCount - before;
  }

  it('are one for a list, whatever its size and filters', async () => {
    for (const variables of [
      { first: 1 },
      { first: 24 },
      { first: 100 },
      { first: 30, filter: { genre: 'FICTION' } },
    ]) {
      expect(await statements(LIST, variables)).toBe(1);
    }
  });

  it('are one more when the total is asked for, and none more for a list that is shown whole', async () => {
    const COUNTED = LIST.replace('pageInfo', 'totalCount totalIsCapped pageInfo');
    expect(await statements(COUNTED, { first: 5 })).toBe(2);
    expect(await statements(COUNTED, { first: 100 })).toBe(1);
  });

  it('are at most two for a detail page', async () => {
    const DETAIL = `query ($id: ID!) {
      book(id: $id) {
        id title description status availableFrom copies { total available } cover { detail } seller { id name readersScore }
        viewerIsSeller viewerCanBuy viewerCanRent
      }
    }`;
    expect(await statements(DETAIL, { id: bookIds[0] })).toBe(1);
    expect(await statements(DETAIL, { id: bookIds[0] }, seller.token)).toBe(2);
  });
});

describe('the total of a list', () => {
  it('is counted to the end, and says so', async () => {
    const { books } = await marketplace.ask<{ books: object }>(
      '{ books(first: 1) { totalCount totalIsCapped } }',
    );
    expect(books).toEqual({ totalCount: 30, totalIsCapped: false });
  });
});

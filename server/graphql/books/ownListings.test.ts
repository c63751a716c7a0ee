import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
/** IDs of the seller's listings, newest first. */
const ids: string[] = [];

beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Kamala Iyer');
  buyer = await signUpReader(marketplace);
  await listBook(marketplace, buyer, { title: 'Emma', isbn: '9780306406157' });
  for (let n = 0; n < 9; n += 1) {
    // Each pair of listings has the same time, so that only the ID decides their order.
    if (n % 2 === 0) marketplace.clock.advanceDays(1);
    const id = await listBook(marketplace, seller, { title: n % 3 === 0 ? `Émile ${n}` : `Godan ${n}` });
    ids.unshift(id);
  }
});
afterAll(() => marketplace.close());

interface Listings {
  totalCount: number;
  nodes: { id: string; status: string }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const LISTINGS = `
  query ($search: String, $status: BookStatus, $first: Int, $after: String, $last: Int, $before: String) {
    listings(search: $search, status: $status, first: $first, after: $after, last: $last, before: $before) {
      totalCount nodes { id status } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;

async function listings(variables: object = {}, by = seller): Promise<Listings> {
  return (await marketplace.ask<{ listings: Listings }>(LISTINGS, variables, by.token)).listings;
}

const idsOf = ({ nodes }: Listings) => nodes.map(({ id }) => id);

describe("a seller's own listings", () => {
  it('are the newest first, and walked both ways without loss or repeat', async () => {
    const whole = idsOf(await listings());
    expect(new Set(whole)).toEqual(new Set(ids));
    const forward: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Listings = await listings({ first: 4, after });
      expect(page.totalCount).toBe(9);
      forward.push(...idsOf(page));
      more = page.pageInfo.hasNextPage;
      after = page.pageInfo.endCursor;
    }
    expect(forward).toEqual(whole);
    const backward: string[] = [];
    for (let before: string | null = null, more = true; more;) {
      const page: Listings = await listings({ last: 4, before });
      backward.unshift(...idsOf(page));
      more = page.pageInfo.hasPreviousPage;
      before = page.pageInfo.startCursor;
    }
    expect(backward).toEqual(whole);
  });

  it('are searched by words, a typo forgiven, and by ISBN', async () => {
    const emile = idsOf(await listings({ search: 'emile' }));
    expect(emile).toHaveLength(3);
    expect(idsOf(await listings({ search: 'emille' }))).toEqual(emile);
    // 'emma' occurs only in a listing of another seller.
    expect(await listings({ search: 'emma' })).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await listings({ search: '81-7182-113-5' })).toMatchObject({ totalCount: 0 });
    expect(await listings({ search: '978-81-7182-113-6' })).toMatchObject({ totalCount: 9 });
    const { pageInfo } = await listings({ search: 'emille', first: 2 });
    expect(idsOf(await listings({ search: 'emille', first: 2, after: pageInfo.endCursor }))).toEqual(
      emile.slice(2),
    );
  });

  it('are found by their status, those off the market too', async () => {
    const [off = '', sold = '', rented = ''] = ids;
    await changeListing(marketplace, seller, 'takeOffBook', { bookId: off });
    await buy(marketplace, buyer, sold);
    await rent(marketplace, buyer, rented);
    for (const [status, id] of [
      ['UNLISTED', off],
      ['SOLD', sold],
      ['RENTED', rented],
    ]) {
      expect(await listings({ status })).toMatchObject({ nodes: [{ id, status }], totalCount: 1 });
    }
    const available = await listings({ status: 'AVAILABLE', first: 2 });
    expect(available).toMatchObject({
      totalCount: 6,
      nodes: [{ status: 'AVAILABLE' }, { status: 'AVAILABLE' }],
    });
    expect(await listings({ status: 'UNLISTED', search: 'godan' })).toMatchObject({ totalCount: 1 });
    expect(await listings()).toMatchObject({ totalCount: 9 });
  });

  it('are nobody else’s, and nobody’s who is not signed in', async () => {
    expect(await listings({}, buyer)).toMatchObject({ totalCount: 1 });
    const { errors } = await marketplace.graphql(LISTINGS);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const wrong = await marketplace.graphql(LISTINGS, { after: 'nonsense' }, seller.token);
    expect(wrong.errors?.[0]?.extensions.code).toBe('CURSOR_INVALID');
  });

  it('take one statement a page beside the count, however long it is', async () => {
    const statements = async (first: number) => {
      const before = marketplace.database.statementCount;
      await listings({ first });
      return marketplace.database.statementCount - before;
    };
    expect(await statements(8)).toBe(await statements(1));
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let sellers: Person[];
const GENRES = [['FICTION'], ['HISTORY', 'FICTION'], ['HORROR']];
const OFFERS = ['SALE', 'LEASE', 'BOTH'];
const BOOKS = 37;

beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  sellers = [
    await signUpReader(marketplace),
    await signUpReader(marketplace),
    await signUpReader(marketplace),
  ];
  for (let n = 0; n < BOOKS; n += 1) {
    // Several books have the same time, price or seller, so that only their IDs, which are the last sort key, decide
    // their order.
    if (n % 5 === 0) marketplace.clock.advanceDays(1);
    await listBook(marketplace, sellers[n % 3] as Person, {
      title: n % 4 === 0 ? 'Emma' : n % 4 === 1 ? 'Emma and I' : `Portrait of Emma ${n % 3}`,
      genres: GENRES[n % 3],
      listingType: OFFERS[n % 3 === 0 ? n % 2 : 2],
      salePrice: String(100 + (n % 4) * 50),
      lease: { perMonth: String(60 - (n % 4) * 10), deposit: '0' },
    });
  }
  await sellOut('n % 7 = 3');
  // A search for 'portrail' finds 'Portrait' only in its second pass, which forgives typos, because the first pass finds this
  // title.
  await listBook(marketplace, sellers[2] as Person, { title: 'Portrail', genres: ['SCIENCE'] });
  await marketplace.database.query(
    'UPDATE users SET rating_count = 1, rating_sum = CASE WHEN id = $1 THEN 90 ELSE 40 END WHERE id <> $2',
    [sellers[1]?.id, sellers[2]?.id],
  );
});
afterAll(() => marketplace.close());

/**
 * Sells out the books that match the SQL condition `which`, in which `n` numbers the books in the order of listing.
 */
async function sellOut(which: string): Promise<void> {
  await marketplace.database.query(
    `UPDATE books SET free_copies = 0 WHERE id IN (
       SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM books) b WHERE ${which})`,
  );
}

interface Listed {
  id: string;
  title: string;
  status: string;
  genres: string[];
  listingType: string;
  listedAt: string;
  price: { sale: { amount: string } | null; lease: { perMonth: { amount: string } } | null };
  seller: { id: string; readersScore: number };
}

interface Books {
  edges: { cursor: string; node: Listed }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const PAGE = `
  query ($filter: BookFilter, $sort: BookSort, $first: Int, $after: String, $last: Int, $before: String) {
    books(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      edges {
        cursor
        node {
          id title status genres listingType listedAt price { sale { amount } lease { perMonth { amount } } }
          seller { id readersScore }
        }
      }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;

async function page(variables: object): Promise<Books> {
  return (await marketplace.ask<{ books: Books }>(PAGE, variables)).books;
}

/** Reads the whole list page by page, from its start or from its end. */
async function walk(list: object, size: number, backward: boolean): Promise<Listed[]> {
  const found: Listed[] = [];
  let cursor: string | null | undefined;
  for (let more = true; more;) {
    const at = backward ? { last: size, before: cursor } : { first: size, after: cursor };
    const { edges, pageInfo } = await page({ ...list, ...at });
    const nodes = edges.map(({ node }) => node);
    found.splice(backward ? 0 : found.length, 0, ...nodes);
    expect(backward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage).toBe(cursor !== undefined);
    more = backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
    cursor = backward ? pageInfo.startCursor : pageInfo.endCursor;
    expect(nodes).toHaveLength(more ? size : nodes.length);
  }
  return found;
}

const amount = (money: { amount: string } | null | undefined) => Number(money?.amount);
/**
 * Returns the sort key for prices: books in stock first, then books for sale, then by price. A `sign` of -1 sorts
 * prices in descending order.
 */
function priced({ status, price }: Listed, sign: 1 | -1): number {
  const [sold, rentOnly] = [status === 'AVAILABLE' ? 0 : 1, price.sale ? 0 : 1];
  return sold * 1e6 + rentOnly * 1e5 + sign * amount(price.sale ?? price.lease?.perMonth);
}
const rank = ({ title }: Listed) => (title === 'Emma' ? 0 : title.startsWith('Emma') ? 1 : 2);

/** For each sort order, a key that never decreases from one book to the next in a correctly sorted list. */
const RISING: Record<string, (book: Listed) => number> = {
  PRICE_ASC: (book) => priced(book, 1),
  PRICE_DESC: (book) => priced(book, -1),
  DATE_ASC: (book) => Date.parse(book.listedAt),
  DATE_DESC: (book) => -Date.parse(book.listedAt),
  RATING_DESC: (book) => -book.seller.readersScore,
};

describe('a list of books', () => {
  it.each(
    Object.keys(RISING).flatMap((sort) =>
      [
        {},
        { genre: 'FICTION' },
        { search: 'emma' },
        { search: 'emmma' },
        { search: 'portrail emma' },
        { genre: 'HORROR', search: 'emma' },
      ].map((filter) => [sort, filter] as const),
    ),
  )('by %s of %j is walked both ways without loss or repeat', async (sort, filter) => {
    const whole = (await page({ sort, filter, first: 100 })).edges.map(({ node }) => node);
    const keys = whole.map((book) => RISING[sort]?.(book));
    expect(keys).toEqual([...keys].sort((a, b) => Number(a) - Number(b)));
    expect(whole.length).toBe(new Set(whole.map(({ id }) => id)).size);
    expect(whole.length).toBeGreaterThan(10);
    expect(await walk({ sort, filter }, 5, false)).toEqual(whole);
    expect(await walk({ sort, filter }, 4, true)).toEqual(whole);
  });

  it('by relevance is walked both ways without loss or repeat', async () => {
    const list = { filter: { search: 'emma' } };
    const whole = (await page({ ...list, first: 100 })).edges.map(({ node }) => node);
    expect(whole.map(rank)).toEqual(whole.map(rank).toSorted((a, b) => a - b));
    expect(whole).toHaveLength(BOOKS);
    expect(await walk(list, 4, false)).toEqual(whole);
    expect(await walk(list, 4, true)).toEqual(whole);
  });

  it.each([
    ['SALE', ['SALE', 'BOTH']],
    ['LEASE', ['LEASE', 'BOTH']],
    ['BOTH', ['BOTH']],
  ])('of what is offered for %s has only that, of every genre and sort', async (listingType, offered) => {
    for (const genre of [undefined, 'FICTION', 'HORROR']) {
      for (const sort of Object.keys(RISING)) {
        const nodes = await walk({ sort, filter: { listingType, genre } }, 50, false);
        expect(new Set(nodes.map((book) => book.listingType))).toEqual(
          new Set(offered.filter((each) => nodes.some((book) => book.listingType === each))),
        );
        expect(nodes.every((book) => offered.includes(book.listingType))).toBe(true);
        expect(nodes.every((book) => !genre || book.genres.includes(genre))).toBe(true);
        expect(nodes.length).toBe(await countIn(offered, genre));
      }
    }
  });

  async function countIn(offered: string[], genre?: string): Promise<number> {
    const [counted] = await marketplace.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM books WHERE listing_type = ANY($1) AND ($2::text IS NULL OR $2 = ANY(genres))',
      [offered, genre],
    );
    return counted?.count ?? 0;
  }

  it.each([
    ['PRICE_ASC', 1],
    ['PRICE_DESC', -1],
  ])('for rent is sorted by the rent, what is in stock first: %s', async (sort, sign) => {
    for (const filter of [{ listingType: 'LEASE' }, { listingType: 'LEASE', genre: 'FICTION' }]) {
      const whole = await walk({ sort, filter }, 100, false);
      const keys = whole.map(
        ({ status, price }) => (status === 'AVAILABLE' ? 0 : 1e6) + sign * amount(price.lease?.perMonth),
      );
      expect(new Set(whole.map(({ status }) => status))).toEqual(new Set(['AVAILABLE', 'SOLD']));
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
      expect(await walk({ sort, filter }, 4, false)).toEqual(whole);
      expect(await walk({ sort, filter }, 3, true)).toEqual(whole);
    }
  });

  it('has a book where it belongs once its last copy has gone, and when a copy comes back', async () => {
    const list = { sort: 'PRICE_ASC', filter: { genre: 'THRILLER' } };
    const listed = async (salePrice: string) =>
      listBook(marketplace, sellers[0] as Person, { genres: ['THRILLER'], salePrice });
    const [cheap, dear] = [await listed('10'), await listed('20')];
    const ids = async () => (await page(list)).edges.map(({ node }) => node.id);
    expect(await ids()).toEqual([cheap, dear]);
    await marketplace.database.query('UPDATE books SET free_copies = 0 WHERE id = $1', [cheap]);
    expect(await ids()).toEqual([dear, cheap]);
    await marketplace.database.query('UPDATE books SET free_copies = 2 WHERE id = $1', [cheap]);
    expect(await ids()).toEqual([cheap, dear]);
    await marketplace.database.query('DELETE FROM books WHERE id = ANY($1)', [[cheap, dear]]);
  });

  it('takes no cursor of a list with other prices', async () => {
    const { pageInfo } = await page({ sort: 'PRICE_ASC', first: 2 });
    const rents = { sort: 'PRICE_ASC', filter: { listingType: 'LEASE' }, after: pageInfo.endCursor };
    await expect(page(rents)).rejects.toThrow(/cursor/i);
  });

  it('of one seller has that seller only, in every sort', async () => {
    for (const sort of Object.keys(RISING)) {
      const nodes = await walk({ sort, filter: { sellerId: sellers[0]?.id } }, 5, false);
      expect(nodes).toHaveLength(13);
      expect(new Set(nodes.map(({ seller }) => seller.id))).toEqual(new Set([sellers[0]?.id]));
    }
  });

  it('is the newest 24 books when nothing is said', async () => {
    const { edges } = await page({});
    expect(edges).toHaveLength(24);
    expect(edges).toEqual((await page({ sort: 'DATE_DESC', first: 24 })).edges);
  });

  it('leaves out what was taken off the market', async () => {
    const id = await listBook(marketplace, sellers[0] as Person, { genres: ['OTHER'] });
    const list = { filter: { genre: 'OTHER' } };
    expect((await page(list)).edges.map(({ node }) => node.id)).toEqual([id]);
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE id = $1', [id]);
    expect((await page(list)).edges).toEqual([]);
    expect((await page({ first: 100 })).edges.map(({ node }) => node.id)).not.toContain(id);
    await marketplace.database.query('DELETE FROM copies WHERE book_id = $1', [id]);
    await marketplace.database.query('DELETE FROM books WHERE id = $1', [id]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passDays } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rent, take, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

let seller: Person;
let buyer: Person;
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Seller');
  buyer = await signUpReader(marketplace, 'Buyer');
});

const newBook = () => listBook(marketplace, seller);

function fulfillmentOf({ fulfillments }: Order): string {
  return fulfillments[0]?.id ?? '';
}

async function rented(months = 1): Promise<Order> {
  const order = await rent(marketplace, buyer, await newBook(), { months });
  await deliver(marketplace, order, seller, buyer);
  return order;
}

interface Page {
  nodes: { id: string; isOverdue?: boolean }[];
  pageInfo: { hasNextPage: boolean; startCursor: string; endCursor: string };
  totalCount: number;
}

async function page(list: string, more = '', person = seller): Promise<Page> {
  const query = `{ page: ${list} { nodes { id ${more} } totalCount pageInfo { hasNextPage startCursor endCursor } } }`;
  return (await marketplace.ask<{ page: Page }>(query, {}, person.token)).page;
}

const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);

describe('what a seller has to do', () => {
  it('has the overdue first and then what waits longest, in pages both ways', async () => {
    const late = await rented();
    await passDays(marketplace, 40, seller, buyer);
    const oldest = await buy(marketplace, buyer, await newBook());
    await passDays(marketplace, 0.5, seller, buyer);
    const middle = await rent(marketplace, buyer, await newBook());
    await take(marketplace, seller, 'confirmFulfillment', fulfillmentOf(middle));
    await passDays(marketplace, 0.5, seller, buyer);
    const newest = await buy(marketplace, buyer, await newBook());
    await rented();
    const expected = [late, oldest, middle, newest].map(fulfillmentOf);

    expect(await page('salesToDo')).toMatchObject({ nodes: expected.map((id) => ({ id })), totalCount: 4 });
    const first = await page('salesToDo(first: 2)');
    expect(idsOf(first)).toEqual(expected.slice(0, 2));
    const { endCursor } = first.pageInfo;
    const second = await page(`salesToDo(first: 2, after: "${endCursor}")`);
    expect(idsOf(second)).toEqual(expected.slice(2));
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(idsOf(await page(`salesToDo(last: 1, before: "${second.pageInfo.startCursor}")`))).toEqual([
      expected[1],
    ]);
  });

  it('can be asked for one task', async () => {
    const order = await buy(marketplace, buyer, await newBook());
    const other = await buy(marketplace, buyer, await newBook());
    await take(marketplace, seller, 'confirmFulfillment', fulfillmentOf(other));
    expect(idsOf(await page('salesToDo(task: CONFIRM)'))).toEqual([fulfillmentOf(order)]);
    expect(await page('salesToDo(task: SHIP)')).toMatchObject({
      nodes: [{ id: fulfillmentOf(other) }],
      totalCount: 1,
    });
    expect(await page('salesToDo(task: TAKE_BACK)')).toMatchObject({ nodes: [], totalCount: 0 });
    expect(idsOf(await page('salesToDo', '', buyer))).toEqual([]);
  });

  it.each(['salesToDo', 'rentalsOut'])('%s refuses a cursor of another list', async (list) => {
    const { errors } = await marketplace.graphql(
      `{ ${list}(after: "WzEsMl0") { totalCount } }`,
      {},
      seller.token,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'CURSOR_INVALID' } }]);
  });
});

describe('the rentals that are out', () => {
  it('lead with the one that was due first, and say which are overdue', async () => {
    const long = await rented(3);
    const short = await rented(1);
    await rent(marketplace, buyer, await newBook());
    const idOf = ({ items }: Order) => items[0]?.id;
    expect(await page('rentalsOut', 'isOverdue')).toMatchObject({
      nodes: [
        { id: idOf(short), isOverdue: false },
        { id: idOf(long), isOverdue: false },
      ],
      totalCount: 2,
    });
    await passDays(marketplace, 32, seller, buyer);
    const first = await page('rentalsOut(first: 1)', 'isOverdue');
    expect(first).toMatchObject({ nodes: [{ id: idOf(short), isOverdue: true }], totalCount: 2 });
    const after = first.pageInfo.endCursor;
    expect(await page(`rentalsOut(first: 1, after: "${after}")`, 'isOverdue')).toMatchObject({
      nodes: [{ id: idOf(long), isOverdue: false }],
    });
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(short));
    expect(idsOf(await page('rentalsOut'))).toEqual([idOf(long)]);
    expect(idsOf(await page('rentalsOut', '', buyer))).toEqual([]);
  });
});

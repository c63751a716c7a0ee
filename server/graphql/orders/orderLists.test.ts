import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, take } from '../../testing/orders/orders.js';
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

interface Page {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  totalCount: number;
  totalIsCapped: boolean;
}

const PAGE = `nodes { id } edges { cursor node { id } } totalCount totalIsCapped
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;

async function page(list: 'orders' | 'sales', person: Person, args = ''): Promise<Page> {
  const query = `{ page: ${list}${args && `(${args})`} { ${PAGE} } }`;
  return (await marketplace.ask<{ page: Page }>(query, {}, person.token)).page;
}

/** Places orders in pairs with equal times. Returns their IDs, newest first. */
async function placeOrders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const { id } = await buy(
      marketplace,
      buyer,
      await listBook(marketplace, seller, { title: `Book ${each}` }),
    );
    ids.unshift(id);
    if (each % 2 === 1) marketplace.clock.advanceDays(0.001);
  }
  return ids;
}

const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);

describe('the list of orders', () => {
  it('is empty at first, and for visitors closed', async () => {
    expect(await page('orders', buyer)).toMatchObject({ nodes: [], totalCount: 0, totalIsCapped: false });
    for (const list of ['orders', 'sales']) {
      const { errors } = await marketplace.graphql(`{ ${list} { totalCount } }`);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  it('is read in pages, forward and back, the newest first', async () => {
    const ids = await placeOrders(5);
    const first = await page('orders', buyer, 'first: 2');
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const second = await page('orders', buyer, `first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(idsOf(second)).toEqual(ids.slice(2, 4));
    const third = await page('orders', buyer, `first: 2, after: "${second.pageInfo.endCursor}"`);
    expect(third).toMatchObject({
      nodes: [{ id: ids[4] }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    const back = await page('orders', buyer, `last: 2, before: "${third.pageInfo.startCursor}"`);
    expect(idsOf(back)).toEqual(ids.slice(2, 4));
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    expect(idsOf(await page('orders', buyer, 'last: 2'))).toEqual(ids.slice(3));
  });

  it('has the orders of one buyer', async () => {
    await placeOrders(1);
    expect(await page('orders', seller)).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it.each([
    ['first: 0', 'PAGE_SIZE_OUT_OF_RANGE', 'A page can have 1 to 100 entries'],
    ['first: 101', 'PAGE_SIZE_OUT_OF_RANGE', 'A page can have 1 to 100 entries'],
    [
      'first: 1, last: 1',
      'PAGE_ARGUMENTS_CONFLICT',
      'Use either `first` with `after`, or `last` with `before`',
    ],
    [
      'after: "nonsense"',
      'CURSOR_INVALID',
      'This cursor is not valid. Please use a cursor from the same list.',
    ],
    ['after: ""', 'CURSOR_INVALID', 'This cursor is not valid. Please use a cursor from the same list.'],
    [
      'after: "WzEsMl0"',
      'CURSOR_INVALID',
      'This cursor is not valid. Please use a cursor from the same list.',
    ],
  ])('refuses %s', async (args, code, message) => {
    for (const list of ['orders', 'sales']) {
      const { errors } = await marketplace.graphql(`{ ${list}(${args}) { totalCount } }`, {}, buyer.token);
      expect(errors).toMatchObject([{ message, extensions: { code } }]);
    }
  });

  it.each(['order_\u0000', 'order_\ud83d'])('has no order %j, an id that JSON cannot carry', async (id) => {
    await placeOrders(1);
    const query = 'query ($id: ID!) { order(id: $id) { id } }';
    expect(await marketplace.ask(query, { id }, buyer.token)).toEqual({ order: null });
  });

  it('refuses to go round in circles', async () => {
    const circle = 'fulfillments { order { fulfillments { order { fulfillments { id } } } } }';
    const query = `{ orders(first: 100) { nodes { ${circle} } } }`;
    const { errors } = await marketplace.graphql(query, {}, buyer.token);
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }]);
  });

  it('costs the same few statements however long the page is and however much is asked of it', async () => {
    const query = `{ orders { nodes {
      id status buyer { name } shippingAddress { city }
      items { title book { title seller { name } cover { card } } seller { name publisher { publisherName } } }
      fulfillments { seller { name } order { id } timeline { actor { name } } }
      ledger { kind amount { amount } fulfillment { id } }
    } } }`;
    const statements = async () => {
      const before = marketplace.database.statementCount;
      await marketplace.ask(query, {}, buyer.token);
      return marketplace.database.statementCount - before;
    };
    await placeOrders(1);
    const forOne = await statements();
    await placeOrders(6);
    expect(await statements()).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(6);
  });
});

describe('the list of sales', () => {
  it('has the own fulfillment of each order, the newest first', async () => {
    const other = await signUpReader(marketplace, 'Other seller');
    await placeOrders(2);
    const both = await buy(
      marketplace,
      buyer,
      await listBook(marketplace, seller),
      await listBook(marketplace, other),
    );
    const sales = await page('sales', seller);
    expect(sales.totalCount).toBe(3);
    expect(sales.nodes[0]?.id).toBe(
      both.fulfillments.find((fulfillment) => fulfillment.seller.id === seller.id)?.id,
    );
    expect(await page('sales', other)).toMatchObject({ totalCount: 1 });
  });

  it('can be asked for one status', async () => {
    await placeOrders(2);
    const [newest] = (await page('sales', seller)).nodes;
    await take(marketplace, seller, 'confirmFulfillment', newest?.id ?? '');
    expect(await page('sales', seller, 'status: CONFIRMED')).toMatchObject({
      nodes: [newest],
      totalCount: 1,
    });
    expect(await page('sales', seller, 'status: PENDING, first: 1')).toMatchObject({ totalCount: 1 });
    expect(await page('sales', seller, 'status: SHIPPED')).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('shows the seller where to send it, but not how to reach the buyer otherwise', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    const query = `{ sales { nodes { status buyer { name contact { email } } order { shippingAddress { city } } } } }`;
    expect(await marketplace.ask(query, {}, seller.token)).toEqual({
      sales: {
        nodes: [
          {
            status: 'DELIVERED',
            buyer: { name: 'Buyer', contact: null },
            order: { shippingAddress: { city: 'Mumbai' } },
          },
        ],
      },
    });
  });

  it('costs the same few statements however long the page is', async () => {
    const query = `{ sales { nodes { status buyer { name } seller { name } order { id buyer { name } }
      items { title book { title } } timeline { actor { name } } } } }`;
    const statements = async () => {
      const before = marketplace.database.statementCount;
      await marketplace.ask(query, {}, seller.token);
      return marketplace.database.statementCount - before;
    };
    await placeOrders(1);
    const forOne = await statements();
    await placeOrders(6);
    expect(await statements()).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(6);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passDays } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, deliver, rate, rent, take, type Order } from '../../testing/orders/orders.js';
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

interface Dashboard {
  seller: { readersScore: number; totalRatings: number };
  toDo: { toConfirm: number; toShip: number; toTakeBack: number; overdue: number };
  listings: { total: number; available: number; rented: number; sold: number; unlisted: number };
  revenue: { month: string; amount: { amount: string } }[];
  revenueTotal: { amount: string };
}

const DASHBOARD = `{ dashboard {
  seller { readersScore totalRatings }
  toDo { toConfirm toShip toTakeBack overdue }
  listings { total available rented sold unlisted }
  revenue { month amount { amount } }
  revenueTotal { amount }
} }`;

async function dashboard(person = seller): Promise<Dashboard> {
  return (await marketplace.ask<{ dashboard: Dashboard }>(DASHBOARD, {}, person.token)).dashboard;
}

const SOLD_ONLY = { listingType: 'SALE', lease: null };

const newBook = (book: object = {}) => listBook(marketplace, seller, book);

function fulfillmentOf({ fulfillments }: Order): string {
  return fulfillments[0]?.id ?? '';
}

async function rented(): Promise<Order> {
  const order = await rent(marketplace, buyer, await newBook());
  await deliver(marketplace, order, seller, buyer);
  return order;
}

function earned({ revenue }: Dashboard): Record<string, string> {
  return Object.fromEntries(
    revenue.flatMap(({ month, amount }) => (amount.amount === '0.00' ? [] : [[month, amount.amount]])),
  );
}

describe("a seller's dashboard", () => {
  it('is empty for somebody who sells nothing, and closed to visitors', async () => {
    expect(await dashboard()).toMatchObject({
      seller: { readersScore: 0, totalRatings: 0 },
      toDo: { toConfirm: 0, toShip: 0, toTakeBack: 0, overdue: 0 },
      listings: { total: 0, available: 0, rented: 0, sold: 0, unlisted: 0 },
      revenueTotal: { amount: '0.00' },
    });
    for (const query of [
      'dashboard { seller { id } }',
      'salesToDo { totalCount }',
      'rentalsOut { totalCount }',
    ]) {
      const { errors } = await marketplace.graphql(`{ ${query} }`);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  it('counts what waits for the seller, each step of the way', async () => {
    const toDo = async () => (await dashboard()).toDo;
    const order = await rent(marketplace, buyer, await newBook());
    expect(await toDo()).toEqual({ toConfirm: 1, toShip: 0, toTakeBack: 0, overdue: 0 });
    await take(marketplace, seller, 'confirmFulfillment', fulfillmentOf(order));
    expect(await toDo()).toEqual({ toConfirm: 0, toShip: 1, toTakeBack: 0, overdue: 0 });
    await take(marketplace, seller, 'shipFulfillment', fulfillmentOf(order));
    await take(marketplace, buyer, 'markDelivered', fulfillmentOf(order));
    expect(await toDo()).toEqual({ toConfirm: 0, toShip: 0, toTakeBack: 0, overdue: 0 });
    await passDays(marketplace, 31, seller, buyer);
    expect(await toDo()).toEqual({ toConfirm: 0, toShip: 0, toTakeBack: 1, overdue: 0 });
    await passDays(marketplace, 1, seller, buyer);
    expect(await toDo()).toEqual({ toConfirm: 0, toShip: 0, toTakeBack: 1, overdue: 1 });
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(await toDo()).toEqual({ toConfirm: 0, toShip: 0, toTakeBack: 0, overdue: 0 });
  });

  it('counts the listings by their status', async () => {
    await newBook({ copies: 3 });
    const sold = await newBook(SOLD_ONLY);
    await buy(marketplace, buyer, sold);
    await rented();
    expect((await dashboard()).listings).toEqual({ total: 3, available: 1, rented: 1, sold: 1, unlisted: 0 });
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE id = $1', [sold]);
    expect((await dashboard()).listings).toEqual({ total: 3, available: 1, rented: 1, sold: 0, unlisted: 1 });
    expect((await dashboard(buyer)).listings.total).toBe(0);
  });

  it('shows the score and how many have given it', async () => {
    const order = await rented();
    await rate(marketplace, buyer, order.id, seller.id, 4.5);
    expect((await dashboard()).seller).toEqual({ readersScore: 90, totalRatings: 1 });
  });
});

describe('the revenue of a dashboard', () => {
  const monthNow = () => `${marketplace.clock.now().toISOString().slice(0, 7)}-01`;

  it('has twelve months, the present one last, and forgets what is older', async () => {
    await buy(marketplace, buyer, await newBook());
    const { revenue } = await dashboard();
    expect(revenue).toHaveLength(12);
    expect(revenue.at(-1)).toEqual({ month: monthNow(), amount: { amount: '249.50' } });
    await passDays(marketplace, 366, seller, buyer);
    expect(await dashboard()).toMatchObject({ revenueTotal: { amount: '0.00' } });
  });

  it('leaves out deposits, and takes off in its own month what is refunded', async () => {
    const first = monthNow();
    const order = await rent(marketplace, buyer, await newBook(), { months: 2 });
    expect(earned(await dashboard())).toEqual({ [first]: '98.00' });
    await passDays(marketplace, 31, seller, buyer);
    await cancelOrder(marketplace, buyer, order.id);
    const after = await dashboard();
    expect(earned(after)).toEqual({ [first]: '98.00', [monthNow()]: '-98.00' });
    expect(after.revenueTotal).toEqual({ amount: '0.00' });
  });

  it('is of the own fulfillment of an order only', async () => {
    const other = await signUpReader(marketplace, 'Other');
    await buy(marketplace, buyer, await newBook(), await listBook(marketplace, other, { salePrice: '100' }));
    expect((await dashboard()).revenueTotal).toEqual({ amount: '249.50' });
    expect((await dashboard(other)).revenueTotal).toEqual({ amount: '100.00' });
    expect((await dashboard(buyer)).revenueTotal).toEqual({ amount: '0.00' });
  });
});

describe('a part of the dashboard', () => {
  it.each([
    [
      'figures',
      'dashboard { seller { readersScore } toDo { toConfirm } listings { total } revenue { month } }',
      5,
    ],
    [
      'tasks',
      'salesToDo { totalCount nodes { buyer { name } order { id } items { title book { title } } } }',
      6,
    ],
    [
      'rentals',
      'rentalsOut { totalCount nodes { isOverdue book { title } fulfillment { buyer { name } } } }',
      6,
    ],
  ])('costs the same few statements for its %s however much is sold', async (_, query, most) => {
    const statements = async () => {
      const before = marketplace.database.statementCount;
      await marketplace.ask(`{ ${query} }`, {}, seller.token);
      return marketplace.database.statementCount - before;
    };
    await buy(marketplace, buyer, await newBook());
    await rented();
    const forOne = await statements();
    for (let each = 0; each < 3; each += 1) {
      await buy(marketplace, buyer, await newBook());
      await rented();
    }
    expect(await statements()).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(most);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rate, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const ROUNDS = 10;

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('at the same moment', () => {
  let marketplace: TestMarketplace;
  let seller: Person;
  let buyer: Person;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    seller = await signUpReader(marketplace, 'Seller');
    buyer = await signUpReader(marketplace, 'Buyer');
  });
  afterAll(() => marketplace.close());

  const fulfillmentOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'the buyer cancels or the seller ships, never both (round %i)',
    async () => {
      const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
      const id = fulfillmentOf(order);
      await take(marketplace, seller, 'confirmFulfillment', id);
      const [cancelled, shipped] = await Promise.all([
        take(marketplace, buyer, 'cancelFulfillment', id),
        take(marketplace, seller, 'shipFulfillment', id),
      ]);
      const codes = [...cancelled.userErrors, ...shipped.userErrors].map(({ code }) => code);
      const { status, ledger } = (await viewOrder(marketplace, buyer, order.id)) ?? {};
      expect(codes).toEqual([status === 'CANCELLED' ? 'ALREADY_CANCELLED' : 'ALREADY_SHIPPED']);
      expect(ledger).toHaveLength(status === 'CANCELLED' ? 4 : 2);
    },
  );

  it('a fulfillment that both cancel is refunded once', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    const reason = 'Because';
    const results = await Promise.all(
      [buyer, seller, buyer, seller].map((person) =>
        take(marketplace, person, 'cancelFulfillment', fulfillmentOf(order), { reason }),
      ),
    );
    // Both mutations of the person who cancels first succeed, because repeating a step changes nothing.
    expect(results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
      Array.from({ length: 2 }, () => 'ALREADY_CANCELLED'),
    );
    expect((await viewOrder(marketplace, buyer, order.id))?.ledger).toHaveLength(4);
  });

  it('a rental taken back many times gives the deposit back once', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    await Promise.all(
      Array.from({ length: 5 }, () => take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order))),
    );
    const { ledger } = (await viewOrder(marketplace, buyer, order.id)) ?? {};
    expect(ledger?.map(({ kind }) => kind)).toEqual(['CHARGE', 'DEPOSIT_HELD', 'DEPOSIT_RELEASED']);
  });

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'the seller takes a rental back or the buyer declares it lost, never both (round %i)',
    async () => {
      const book = await listBook(marketplace, seller);
      const order = await rent(marketplace, buyer, book);
      await deliver(marketplace, order, seller, buyer);
      const [back, lost] = await Promise.all([
        take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order)),
        take(marketplace, buyer, 'declareLost', fulfillmentOf(order)),
      ]);
      const codes = [...back.userErrors, ...lost.userErrors].map(({ code }) => code);
      const { status } = (await viewOrder(marketplace, buyer, order.id)) ?? {};
      expect(codes).toEqual([status === 'LOST' ? 'ALREADY_LOST' : 'ALREADY_RETURNED']);
      const stock = 'SELECT free_copies AS free, promised_copies AS promised FROM books WHERE id = $1';
      expect(await marketplace.database.query(stock, [book])).toEqual([
        { free: status === 'LOST' ? 0 : 1, promised: 0 },
      ]);
    },
  );

  it('one rating of an order counts, however often it is sent', async () => {
    const rated = await signUpReader(marketplace, 'Rated');
    const order = await buy(marketplace, buyer, await listBook(marketplace, rated));
    await deliver(marketplace, order, rated, buyer);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => rate(marketplace, buyer, order.id, rated.id, (index + 1) / 2)),
    );
    const codes = results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(Array.from({ length: 9 }, () => 'ALREADY_RATED'));
    const winner = results.findIndex(({ order: mine }) => mine !== null);
    expect(results[winner]?.seller).toEqual({ readersScore: (winner + 1) * 10, totalRatings: 1 });
  });

  it('ratings of many buyers all count', async () => {
    const rated = await signUpReader(marketplace, 'Rated');
    const book = await listBook(marketplace, rated, { copies: 20 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => signUpReader(marketplace)));
    const orders = await Promise.all(
      buyers.map(async (person) => {
        const order = await buy(marketplace, person, book);
        await deliver(marketplace, order, rated, person);
        return order;
      }),
    );
    const results = await Promise.all(
      orders.map((order, index) =>
        rate(marketplace, buyers[index] ?? buyer, order.id, rated.id, index < 10 ? 5 : 2),
      ),
    );
    expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    const query = 'query ($id: ID!) { user(id: $id) { readersScore totalRatings } }';
    expect(await marketplace.ask(query, { id: rated.id })).toEqual({
      user: { readersScore: 70, totalRatings: 20 },
    });
  });
});

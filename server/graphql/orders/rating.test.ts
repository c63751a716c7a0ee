import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { daysLater } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rate, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

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

async function delivered(): Promise<Order> {
  const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, buyer);
  return order;
}

describe('rating a seller', () => {
  it('counts half stars on a scale to 100, for the order and for the seller', async () => {
    const order = await delivered();
    expect(await viewOrder(marketplace, buyer, order.id)).toMatchObject({
      hasRated: false,
      rating: null,
      viewerCanRate: true,
    });
    const {
      order: rated,
      seller: scored,
      userErrors,
    } = await rate(marketplace, buyer, order.id, seller.id, 4.5);
    expect(userErrors).toEqual([]);
    expect(rated).toMatchObject({
      hasRated: true,
      rating: 90,
      viewerCanRate: false,
      fulfillments: [{ rating: 90 }],
    });
    expect(scored).toEqual({ readersScore: 90, totalRatings: 1 });
  });

  it('makes the score the mean of all ratings', async () => {
    const scores = [];
    for (const stars of [5, 4, 0.5]) {
      const order = await delivered();
      scores.push((await rate(marketplace, buyer, order.id, seller.id, stars)).seller);
    }
    expect(scores).toEqual([
      { readersScore: 100, totalRatings: 1 },
      { readersScore: 90, totalRatings: 2 },
      { readersScore: 63.33, totalRatings: 3 },
    ]);
  });

  it('rates each seller of an order; it is rated when all are', async () => {
    const other = await signUpReader(marketplace, 'Other seller');
    const order = await buy(
      marketplace,
      buyer,
      await listBook(marketplace, seller),
      await listBook(marketplace, other),
    );
    await deliver(marketplace, order, seller, buyer);
    await deliver(marketplace, order, other, buyer);
    const first = await rate(marketplace, buyer, order.id, seller.id, 5);
    expect(first.order).toMatchObject({ hasRated: false, rating: 100, viewerCanRate: true });
    const second = await rate(marketplace, buyer, order.id, other.id, 4);
    expect(second.order).toMatchObject({ hasRated: true, rating: 90, viewerCanRate: false });
  });

  it('is possible after a rental has come back', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    expect((await rate(marketplace, buyer, order.id, seller.id, 3)).userErrors).toEqual([]);
  });

  it('is refused the second time', async () => {
    const order = await delivered();
    await rate(marketplace, buyer, order.id, seller.id, 5);
    const { order: rated, userErrors } = await rate(marketplace, buyer, order.id, seller.id, 1);
    expect(rated).toBeNull();
    expect(userErrors).toEqual([
      { code: 'ALREADY_RATED', message: 'You have already rated this seller for this order', field: null },
    ]);
    expect(await viewOrder(marketplace, buyer, order.id)).toMatchObject({ rating: 100 });
  });

  it.each([0, -1, 0.4, 0.25, 3.7, 5.5, 100])('is refused with %d stars', async (stars) => {
    const order = await delivered();
    expect((await rate(marketplace, buyer, order.id, seller.id, stars)).userErrors).toEqual([
      {
        code: 'RATING_OUT_OF_RANGE',
        message: 'A rating must be from half a star to five stars, in steps of half a star',
        field: ['stars'],
      },
    ]);
  });

  it('waits for the delivery, and a cancelled fulfillment is never rated', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    expect((await rate(marketplace, buyer, order.id, seller.id, 5)).userErrors).toMatchObject([
      { code: 'NOT_YET_DELIVERED', message: 'This part of the order has not been delivered yet' },
    ]);
    await take(marketplace, buyer, 'cancelFulfillment', order.fulfillments[0]?.id ?? '');
    expect((await rate(marketplace, buyer, order.id, seller.id, 5)).userErrors).toMatchObject([
      { code: 'ALREADY_CANCELLED', message: 'This part of the order has been cancelled' },
    ]);
  });

  it('is for the buyer of the order and for its sellers: nobody rates themselves or somebody else', async () => {
    const order = await delivered();
    const stranger = await signUpReader(marketplace);
    const refusals = [
      await rate(marketplace, seller, order.id, seller.id, 5),
      await rate(marketplace, stranger, order.id, seller.id, 5),
      await rate(marketplace, buyer, order.id, buyer.id, 5),
      await rate(marketplace, buyer, order.id, stranger.id, 5),
      await rate(marketplace, buyer, order.id, '', 5),
      await rate(marketplace, buyer, 'order_nonsense', seller.id, 5),
    ].map(({ userErrors }) => userErrors[0]);
    expect(refusals).toEqual([
      { code: 'BUYER_ONLY', message: 'Only the buyer can do this', field: null },
      { code: 'ORDER_NOT_FOUND', message: 'Order not found', field: ['orderId'] },
      { code: 'SELLER_UNKNOWN', message: 'Uploader information not found', field: ['sellerId'] },
      { code: 'SELLER_UNKNOWN', message: 'Uploader information not found', field: ['sellerId'] },
      { code: 'SELLER_UNKNOWN', message: 'Uploader information not found', field: ['sellerId'] },
      { code: 'ORDER_NOT_FOUND', message: 'Order not found', field: ['orderId'] },
    ]);
  });
});

describe('the time in which a seller can be rated', () => {
  const DAY_MS = 86_400_000;

  async function ratingOf({ id }: Order) {
    const query = 'query ($id: ID!) { order(id: $id) { fulfillments { viewerCanRate ratingEndsAt } } }';
    const { order } = await marketplace.ask<{
      order: { fulfillments: { viewerCanRate: boolean; ratingEndsAt: string | null }[] };
    }>(query, { id }, buyer.token);
    return order.fulfillments[0];
  }

  const inDays = (days: number) => new Date(marketplace.clock.now().getTime() + days * DAY_MS).toISOString();

  const codesOf = async (order: Order) =>
    (await rate(marketplace, buyer, order.id, seller.id, 4)).userErrors.map(({ code }) => code);

  it('ends 60 days after delivery', async () => {
    const [order, other] = [await delivered(), await delivered()];
    const end = inDays(60);
    expect(await ratingOf(order)).toEqual({ viewerCanRate: true, ratingEndsAt: end });
    await daysLater(marketplace, 59.9, [seller, buyer]);
    expect(await codesOf(other)).toEqual([]);
    await daysLater(marketplace, 0.1, [seller, buyer]);
    expect(await ratingOf(order)).toEqual({ viewerCanRate: false, ratingEndsAt: null });
    expect(await codesOf(order)).toEqual(['RATING_CLOSED']);
    expect((await viewOrder(marketplace, buyer, order.id))?.viewerCanRate).toBe(false);
    const rest = await RestClient.of(marketplace);
    const body = { rating: 80, orderId: order.id };
    expect(await rest.post<Refused>(`/api/user/${seller.id}/rate`, { as: buyer, body })).toMatchObject({
      status: 409,
      body: {
        code: 'RATING_CLOSED',
        message: 'A seller can be rated for 60 days after delivery, or after the return or loss of a rental',
      },
    });
  });

  it('ends 60 days after the return of a rental, and not while it is with its reader', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller), { months: 3 });
    await deliver(marketplace, order, seller, buyer);
    await daysLater(marketplace, 80, [seller, buyer]);
    expect(await ratingOf(order)).toEqual({ viewerCanRate: true, ratingEndsAt: null });
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    expect(await ratingOf(order)).toEqual({ viewerCanRate: true, ratingEndsAt: inDays(60) });
    await daysLater(marketplace, 60, [seller, buyer]);
    expect(await codesOf(order)).toEqual(['RATING_CLOSED']);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, deliver, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  buyer = await signUpReader(marketplace, 'Buyer');
});
afterAll(() => marketplace.close());

let book: string;
beforeEach(async () => {
  book = await listBook(marketplace, seller);
});

/** Returns the ID of the seller's fulfillment in an order. */
function fulfillmentOf(order: Order, by = seller): string {
  return order.fulfillments.find((fulfillment) => fulfillment.seller.id === by.id)?.id ?? '';
}

async function bookStatus(id = book): Promise<string> {
  const query = 'query ($id: ID!) { book(id: $id) { status } }';
  return (await marketplace.ask<{ book: { status: string } }>(query, { id })).book.status;
}

describe('a purchase', () => {
  it('is confirmed, shipped and delivered, and its timeline tells who did it', async () => {
    const order = await buy(marketplace, buyer, book);
    const id = fulfillmentOf(order);
    await take(marketplace, seller, 'confirmFulfillment', id);
    const parcel = { carrier: 'India Post', trackingNumber: 'EM123456789IN' };
    await take(marketplace, seller, 'shipFulfillment', id, parcel);
    const { fulfillment, userErrors } = await take(marketplace, buyer, 'markDelivered', id);
    expect(userErrors).toEqual([]);
    expect(fulfillment).toMatchObject({
      status: 'DELIVERED',
      shipment: parcel,
      timeline: [
        { from: null, to: 'PENDING', actor: { id: buyer.id } },
        { from: 'PENDING', to: 'CONFIRMED', actor: { id: seller.id } },
        { from: 'CONFIRMED', to: 'SHIPPED', actor: { id: seller.id } },
        { from: 'SHIPPED', to: 'DELIVERED', actor: { id: buyer.id } },
      ],
    });
    expect(await viewOrder(marketplace, buyer, order.id)).toMatchObject({ status: 'DELIVERED' });
  });

  it('has its timeline under its deprecated name too', async () => {
    const { id } = await buy(marketplace, buyer, book);
    const query = `query ($id: ID!) { order(id: $id) {
      fulfillments { timeline { to actor { id } } timelineEntries { to actor { id } } } } }`;
    interface Answer {
      order: { fulfillments: { timeline: object[]; timelineEntries: object[] }[] };
    }
    const { order } = await marketplace.ask<Answer>(query, { id }, buyer.token);
    const [fulfillment] = order.fulfillments;
    expect(fulfillment?.timelineEntries).toEqual([{ to: 'PENDING', actor: { id: buyer.id } }]);
    expect(fulfillment?.timeline).toEqual(fulfillment?.timelineEntries);
  });

  it('does not come back: there is nothing to take back', async () => {
    const order = await buy(marketplace, buyer, book);
    await deliver(marketplace, order, seller, buyer);
    const { userErrors } = await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(userErrors).toEqual([
      { code: 'NOTHING_TO_TAKE_BACK', message: 'There are no rented copies to return', field: null },
    ]);
  });
});

describe('a rental', () => {
  it('comes back: the copy is free at once and the deposit is given back', async () => {
    const order = await rent(marketplace, buyer, book);
    await deliver(marketplace, order, seller, buyer);
    expect(await bookStatus()).toBe('RENTED');
    const { fulfillment } = await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(fulfillment?.status).toBe('RETURNED');
    expect(await bookStatus()).toBe('AVAILABLE');
    expect((await buy(marketplace, buyer, book)).status).toBe('PENDING');
    expect(await viewOrder(marketplace, buyer, order.id)).toMatchObject({
      status: 'RETURNED',
      ledger: [
        { kind: 'CHARGE', amount: { amount: '49.00' } },
        { kind: 'DEPOSIT_HELD', amount: { amount: '200.00' } },
        { kind: 'DEPOSIT_RELEASED', amount: { amount: '200.00' } },
      ],
    });
  });

  it('leaves what was bought in the same parcel with the buyer', async () => {
    const sold = await listBook(marketplace, seller, { title: 'Gaban' });
    await addToCart(marketplace, buyer, sold);
    const order = await rent(marketplace, buyer, book);
    await deliver(marketplace, order, seller, buyer);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect([await bookStatus(sold), await bookStatus(book)]).toEqual(['SOLD', 'AVAILABLE']);
  });
});

describe('cancelling', () => {
  it('by the buyer frees the copies and gives charge and deposit back', async () => {
    const order = await rent(marketplace, buyer, book);
    const { fulfillment } = await take(marketplace, buyer, 'cancelFulfillment', fulfillmentOf(order));
    expect(fulfillment).toMatchObject({ status: 'CANCELLED', timeline: [{}, { actor: { id: buyer.id } }] });
    expect(await bookStatus()).toBe('AVAILABLE');
    expect((await rent(marketplace, buyer, book)).status).toBe('PENDING');
    const { ledger } = (await viewOrder(marketplace, buyer, order.id)) ?? {};
    expect(ledger?.map(({ kind, amount }) => [kind, amount.amount]).sort()).toEqual([
      ['CHARGE', '49.00'],
      ['DEPOSIT_HELD', '200.00'],
      ['DEPOSIT_RELEASED', '200.00'],
      ['REFUND', '49.00'],
    ]);
  });

  it('by the seller needs a reason, which the buyer can read', async () => {
    const id = fulfillmentOf(await buy(marketplace, buyer, book));
    await take(marketplace, seller, 'confirmFulfillment', id);
    for (const reason of [undefined, '   ']) {
      const { userErrors } = await take(marketplace, seller, 'cancelFulfillment', id, { reason });
      expect(userErrors).toEqual([
        { code: 'REASON_REQUIRED', message: 'Please give a reason', field: ['reason'] },
      ]);
    }
    const { fulfillment } = await take(marketplace, seller, 'cancelFulfillment', id, {
      reason: 'Lost in a flood',
    });
    expect(fulfillment).toMatchObject({ status: 'CANCELLED' });
    expect(fulfillment?.timeline.at(-1)).toMatchObject({
      reason: 'Lost in a flood',
      actor: { id: seller.id },
    });
    expect(await bookStatus()).toBe('AVAILABLE');
  });

  it('of one fulfillment leaves the other, and the order follows that one', async () => {
    const other = await signUpReader(marketplace, 'Other seller');
    const order = await buy(marketplace, buyer, book, await listBook(marketplace, other));
    await take(marketplace, buyer, 'cancelFulfillment', fulfillmentOf(order));
    await deliver(marketplace, order, other, buyer);
    expect(await viewOrder(marketplace, buyer, order.id)).toMatchObject({
      status: 'DELIVERED',
      fulfillments: [{ status: 'CANCELLED' }, { status: 'DELIVERED' }],
    });
  });

  it('of a whole order cancels every fulfillment, with the reason', async () => {
    const other = await signUpReader(marketplace, 'Other seller');
    const order = await buy(marketplace, buyer, book, await listBook(marketplace, other));
    await take(marketplace, seller, 'confirmFulfillment', fulfillmentOf(order));
    expect(order.viewerCanCancel).toBe(true);
    const cancelled = await cancelOrder(marketplace, buyer, order.id, 'Found it at home');
    expect(cancelled.order).toMatchObject({
      status: 'CANCELLED',
      viewerCanCancel: false,
      fulfillments: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }],
    });
    expect(cancelled.order?.fulfillments[1]?.timeline.at(-1)?.reason).toBe('Found it at home');
    const again = await cancelOrder(marketplace, buyer, order.id, 'Found it at home');
    expect(again).toEqual(cancelled);
  });

  it('of a whole order is refused when one fulfillment is on its way, and then no fulfillment is cancelled', async () => {
    const other = await signUpReader(marketplace, 'Other seller');
    const order = await buy(marketplace, buyer, book, await listBook(marketplace, other));
    await take(marketplace, other, 'confirmFulfillment', fulfillmentOf(order, other));
    await take(marketplace, other, 'shipFulfillment', fulfillmentOf(order, other));
    const { userErrors } = await cancelOrder(marketplace, buyer, order.id);
    expect(userErrors).toMatchObject([
      { code: 'ALREADY_SHIPPED', message: 'This part of the order has already been shipped' },
    ]);
    expect((await viewOrder(marketplace, buyer, order.id))?.fulfillments).toMatchObject([
      { status: 'PENDING' },
      { status: 'SHIPPED' },
    ]);
  });

  it('of a whole order is for its buyer: the seller is told so, a stranger finds nothing', async () => {
    const order = await buy(marketplace, buyer, book);
    const stranger = await signUpReader(marketplace);
    expect((await cancelOrder(marketplace, seller, order.id)).userErrors).toMatchObject([
      { code: 'BUYER_ONLY', message: 'Only the buyer can do this' },
    ]);
    expect((await cancelOrder(marketplace, stranger, order.id)).userErrors).toEqual([
      { code: 'ORDER_NOT_FOUND', message: 'Order not found', field: ['orderId'] },
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { addToCart, rentInCart } from '../../testing/orders/carts.js';
import {
  ADDRESS,
  buy,
  deliver,
  placed,
  placeOrder,
  rent,
  take,
  type Order,
} from '../../testing/orders/orders.js';
import { readPdf } from '../../testing/papers.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

// A rental costs 49 a month. The clock begins on 15 January 2026.
let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'દેવ ત્રિવેદી');
  buyer = await signUpReader(marketplace, 'मीरा क्षीरसागर');
});
afterEach(() => marketplace.close());

const idOf = ({ fulfillments: [fulfillment] }: Order) => fulfillment?.id ?? '';
const pathOf = (order: Order) => `/api/v1/fulfillments/${idOf(order)}/packing-slip.pdf`;

async function slipUrl(person: Person, { id }: Order): Promise<string | null | undefined> {
  const { order } = await marketplace.ask<{ order: { fulfillments: { packingSlipUrl: string | null }[] } }>(
    'query ($id: ID!) { order(id: $id) { fulfillments { packingSlipUrl } } }',
    { id },
    person.token,
  );
  return order.fulfillments[0]?.packingSlipUrl;
}

async function confirmed(shippingAddress: object = ADDRESS): Promise<Order> {
  await addToCart(marketplace, buyer, await listBook(marketplace, seller, { title: 'गोदान' }));
  await rentInCart(marketplace, buyer, await listBook(marketplace, seller, { title: 'સરસ્વતીચંદ્ર' }));
  const order = placed(await placeOrder(marketplace, buyer, { shippingAddress }));
  await take(marketplace, seller, 'confirmFulfillment', idOf(order));
  return order;
}

describe('A packing slip', () => {
  it('has both addresses, the books and their terms, and no prices', async () => {
    const order = await confirmed({ ...ADDRESS, receiver: 'राधा', phone: '98765 43210' });
    expect(await slipUrl(seller, order)).toBe(pathOf(order));
    const { lines } = await readPdf(marketplace, seller, pathOf(order));
    expect(lines).toEqual(
      expect.arrayContaining([
        'राधा',
        '12 Marine Drive',
        'Mumbai',
        'Maharashtra',
        'PIN 400020',
        'Phone 9876543210',
        'દેવ ત્રિવેદી',
        'Packing slip',
        `Order ${order.id.slice(-6).toUpperCase()}`,
        'गोदान',
        'Munshi Premchand · Sale',
        'સરસ્વતીચંદ્ર',
        'Munshi Premchand · Rent for 1 month, due back on 15 Feb 2026',
        'Send rented books back to',
      ]),
    );
    expect(lines.join('\n')).not.toMatch(/₹|मीरा/);
    expect(lines.join('\n')).not.toContain(order.id);
  });

  it('names the buyer unless the address names a receiver, and says nothing of returns without rentals', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await take(marketplace, seller, 'confirmFulfillment', idOf(order));
    const { lines } = await readPdf(marketplace, seller, pathOf(order));
    expect(lines).toContain('मीरा क्षीरसागर');
    expect(lines.join('\n')).not.toMatch(/Phone|send rented/i);
  });

  it('is there from the confirmation until everything has arrived', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    expect(await slipUrl(seller, order)).toBeNull();
    expect((await readPdf(marketplace, seller, pathOf(order))).status).toBe(404);
    await deliver(marketplace, order, seller, buyer);
    expect(await slipUrl(seller, order)).toBeNull();
    expect((await readPdf(marketplace, seller, pathOf(order))).status).toBe(404);
  });

  it('stays until rented copies are back', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    expect((await readPdf(marketplace, seller, pathOf(order))).status).toBe(200);
    await take(marketplace, seller, 'takeBackFulfillment', idOf(order));
    expect((await readPdf(marketplace, seller, pathOf(order))).status).toBe(404);
  });

  it('is shown to the seller only', async () => {
    const order = await confirmed();
    expect(await slipUrl(buyer, order)).toBeNull();
    const statusFor = async (person: Person | null) =>
      (await readPdf(marketplace, person, pathOf(order))).status;
    expect(await statusFor(buyer)).toBe(403);
    expect(await statusFor(await signUpReader(marketplace, 'Omar'))).toBe(404);
    expect(await statusFor(null)).toBe(401);
  });

  it('is for each seller their own', async () => {
    const other = await signUpReader(marketplace, 'Asha');
    await addToCart(marketplace, buyer, await listBook(marketplace, other, { title: 'Emma' }));
    const order = await confirmed();
    const path = `/api/v1/fulfillments/${order.fulfillments.find((each) => each.seller.id === other.id)?.id}/packing-slip.pdf`;
    await take(marketplace, other, 'confirmFulfillment', path.split('/')[4] ?? '');
    expect((await readPdf(marketplace, seller, path)).status).toBe(404);
    const { lines } = await readPdf(marketplace, other, path);
    expect(lines).toContain('Emma');
    expect(lines.join('\n')).not.toContain('गोदान');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, placeOrder, rent, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental } from '../../testing/orders/rentals.js';

// The test clock starts on 15 January 2026. The book costs 49 rupees a month and can be rented for up to 6 months.
let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let rival: Person;
let book: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  reader = await signUpReader(marketplace, 'Reader');
  rival = await signUpReader(marketplace, 'Rival');
});
beforeEach(async () => {
  book = await listBook(marketplace, seller, { copies: 2 });
});
afterAll(() => marketplace.close());

const lineOf = ({ items }: Order) => items[0]?.id ?? '';

interface Quote {
  months: number;
  endsOn: string;
  charge: { amount: string; currencyCode: string };
}

/** Returns the quote that a person gets, or that a visitor gets if `person` is null. */
async function quote(person: Person | null, orderItemId: string, months: number): Promise<Quote | null> {
  const { extensionQuote } = await marketplace.ask<{ extensionQuote: Quote | null }>(
    `query ($orderItemId: ID!, $months: Int!) {
       extensionQuote(orderItemId: $orderItemId, months: $months) {
         months endsOn charge { amount currencyCode }
       }
     }`,
    { orderItemId, months },
    person?.token,
  );
  return extensionQuote;
}

/** Rents both copies for one month and delivers them. Returns the order. */
async function rentalOut(): Promise<Order> {
  await addToCart(marketplace, reader, book, { type: 'RENTAL', quantity: 2, rental: { months: 1 } });
  const { order } = await placeOrder(marketplace, reader);
  if (!order) throw new Error('The order was refused');
  await deliver(marketplace, order, seller, reader);
  return order;
}

describe('the quote of an extension', () => {
  it('is what extending then charges, until that day', async () => {
    const order = await rentalOut();
    const quoted = await quote(reader, lineOf(order), 2);
    expect(quoted).toEqual({
      months: 2,
      endsOn: '2026-04-15',
      charge: { amount: '196.00', currencyCode: 'INR' },
    });
    const { orderItem } = await extendRental(marketplace, reader, lineOf(order), 2);
    expect(orderItem?.rentalPeriod?.endsOn).toBe(quoted?.endsOn);
    expect((await viewOrder(marketplace, reader, order.id))?.ledger.at(-1)).toMatchObject({
      kind: 'CHARGE',
      amount: { amount: quoted?.charge.amount },
    });
  });

  it('changes nothing', async () => {
    const order = await rentalOut();
    await quote(reader, lineOf(order), 2);
    const after = await viewOrder(marketplace, reader, order.id);
    expect(after?.ledger.filter(({ kind }) => kind === 'CHARGE')).toHaveLength(1);
    expect(await quote(reader, lineOf(order), 1)).toMatchObject({ endsOn: '2026-03-15' });
  });

  it('counts from the last extension, at the rent of the order', async () => {
    const order = await rentalOut();
    await extendRental(marketplace, reader, lineOf(order), 1);
    await marketplace.database.query('UPDATE books SET rent_per_month = 9900 WHERE id = $1', [book]);
    expect(await quote(reader, lineOf(order), 1)).toMatchObject({
      endsOn: '2026-04-15',
      charge: { amount: '98.00' },
    });
  });

  it('is for the buyer alone', async () => {
    const order = await rentalOut();
    for (const person of [seller, rival, null]) expect(await quote(person, lineOf(order), 1)).toBeNull();
  });

  it.each([0, -1, 6])('is null for %i months, which cannot be added', async (months) => {
    const order = await rentalOut();
    expect(await quote(reader, lineOf(order), months)).toBeNull();
  });

  it('is null for months in which somebody else has a copy', async () => {
    const order = await rentalOut();
    await rent(marketplace, rival, book, { months: 1, startsOn: '2026-03-20' });
    expect(await quote(reader, lineOf(order), 1)).not.toBeNull();
    expect(await quote(reader, lineOf(order), 2)).toBeNull();
  });

  it('is null until the book is there', async () => {
    const order = await rent(marketplace, reader, book);
    expect(await quote(reader, lineOf(order), 1)).toBeNull();
  });

  it('is null for what was bought', async () => {
    const order = await buy(marketplace, reader, book);
    await deliver(marketplace, order, seller, reader);
    expect(await quote(reader, lineOf(order), 1)).toBeNull();
  });

  it.each(['orderitem_nonsense', ''])('is null for the line %j, which does not exist', async (id) => {
    expect(await quote(reader, id, 1)).toBeNull();
  });
});

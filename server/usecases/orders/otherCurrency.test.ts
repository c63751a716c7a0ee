import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, deliver, rent, take } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ currency: 'USD' });
  seller = await signUpReader(marketplace, 'Seller');
  buyer = await signUpReader(marketplace, 'Buyer');
  bookId = await listBook(marketplace, seller, { copies: 10 });
});
afterAll(() => marketplace.close());

/** Returns the currency of every amount in a response. */
function currenciesIn(answer: unknown): string[] {
  return [...JSON.stringify(answer).matchAll(/"currencyCode":"([A-Z]{3})"/g)].map(([, code = '']) => code);
}

it('every amount of a marketplace is in its currency, and nothing is taken to be in rupees', async () => {
  await addToCart(marketplace, buyer, bookId);
  const cart = await viewCart(marketplace, buyer);
  const ended = await buy(marketplace, buyer, bookId);
  await cancelOrder(marketplace, buyer, ended.id);
  const rented = await rent(marketplace, buyer, bookId);
  await deliver(marketplace, rented, seller, buyer);
  await take(marketplace, seller, 'takeBackFulfillment', rented.fulfillments[0]?.id ?? '');
  const seen = await marketplace.ask(
    `{ cart { totalAmount { amount currencyCode } }
       orders { nodes { totalAmount { currencyCode } refundedAmount { currencyCode }
                        ledger { amount { amount currencyCode } } items { lineTotal { currencyCode } } } } }`,
    {},
    buyer.token,
  );
  const shop = await marketplace.ask(
    '{ dashboard { revenueTotal { currencyCode } revenue { amount { amount currencyCode } } } }',
    {},
    seller.token,
  );
  const currencies = currenciesIn([cart, ended, rented, seen, shop]);
  expect(currencies.length).toBeGreaterThan(20);
  expect(new Set(currencies)).toEqual(new Set(['USD']));
  expect(JSON.stringify(shop)).toMatch(/"amount":"[1-9]/);
});

it('rows and the settings of new accounts have the currency of the marketplace', async () => {
  for (const table of ['books', 'orders', 'ledger_entries', 'ledger_totals', 'user_settings']) {
    const rows = await marketplace.database.query<{ currency: string }>(
      `SELECT DISTINCT currency FROM ${table}`,
    );
    expect([table, rows]).toEqual([table, [{ currency: 'USD' }]]);
  }
});

it('refusals state amounts in the currency of the marketplace', async () => {
  const listing = listBook(marketplace, seller, { salePrice: '99999999.00' });
  await expect(listing).rejects.toThrow('at most $1,00,00,000');
});

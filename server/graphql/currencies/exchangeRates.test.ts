import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader } from '../../testing/people/people.js';

const RATES = '{ exchangeRates { currencyCode rupeesPerUnit date } }';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({
    exchangeRates: [{ currencyCode: 'USD', rupeesPerUnit: '84.6025', date: '2026-01-14' }],
  });
});
afterAll(() => marketplace.close());

describe('Another currency', () => {
  it('has the rate and the day of the configuration, for everybody', async () => {
    expect(await marketplace.ask(RATES)).toEqual({
      exchangeRates: [{ currencyCode: 'USD', rupeesPerUnit: '84.6025', date: '2026-01-14' }],
    });
  });

  it('is a preference of display only: the cart of somebody who prefers it stays in rupees', async () => {
    const seller = await signUpReader(marketplace, 'Ravi');
    const buyer = await signUpReader(marketplace, 'Meera');
    const bookId = await listBook(marketplace, seller);
    await addToCart(marketplace, buyer, bookId);
    const due = '{ cart { amountDue { amount currencyCode } } settings { currency } }';
    const before = await marketplace.ask<{ cart: object }>(due, {}, buyer.token);
    await mutate(marketplace, buyer, 'updateSettings', 'settings { currency }', { currency: 'USD' });

    const after = await marketplace.ask<{ cart: object }>(due, {}, buyer.token);
    expect(after).toEqual({ cart: before.cart, settings: { currency: 'USD' } });
    expect(after.cart).toMatchObject({ amountDue: { currencyCode: 'INR' } });
  });
});

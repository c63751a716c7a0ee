import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { rentInCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

// The test clock starts on 15 January 2026.
let marketplace: TestMarketplace;
let seller: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  const lease = { perMonth: '49.25', deposit: '200', minDuration: 2, maxDuration: 6 };
  bookId = await listBook(marketplace, seller, { listingType: 'BOTH', lease, copies: 3 });
});
afterAll(() => marketplace.close());

const QUOTE = `query ($bookId: ID!, $months: Int!, $quantity: Int, $startsOn: Date) {
  rentalQuote(bookId: $bookId, months: $months, quantity: $quantity, startsOn: $startsOn) {
    rentalPeriod { startsOn endsOn months } rent { amount currencyCode } deposit { amount } amountDue { amount }
  }
}`;

const quote = (wanted: object) =>
  marketplace.graphql<{ rentalQuote: object | null }>(QUOTE, { bookId, quantity: 1, ...wanted });

describe('the quote of a rental', () => {
  it('says to anybody what it costs and when it is due, from today unless a day is given', async () => {
    expect((await quote({ months: 2 })).data.rentalQuote).toEqual({
      rentalPeriod: { startsOn: '2026-01-15', endsOn: '2026-03-15', months: 2 },
      rent: { amount: '98.50', currencyCode: 'INR' },
      deposit: { amount: '200.00' },
      amountDue: { amount: '298.50' },
    });
    expect((await quote({ months: 3, quantity: 2, startsOn: '2026-01-31' })).data.rentalQuote).toMatchObject({
      rentalPeriod: { startsOn: '2026-01-31', endsOn: '2026-04-30' },
      rent: { amount: '295.50' },
      deposit: { amount: '400.00' },
    });
  });

  it('is what the cart asks for then', async () => {
    const buyer = await signUpReader(marketplace, 'Buyer');
    await rentInCart(marketplace, buyer, bookId, { months: 4, startsOn: '2026-02-28' });
    const cart = await viewCart(marketplace, buyer);
    expect((await quote({ months: 4, startsOn: '2026-02-28' })).data.rentalQuote).toMatchObject({
      rentalPeriod: cart.items[0]?.rentalPeriod,
      amountDue: cart.amountDue,
    });
  });

  it.each([
    ['months that are too few', { months: 1 }],
    ['months that are too many', { months: 7 }],
    ['a start in the past', { months: 2, startsOn: '2026-01-14' }],
    ['a start that is too far ahead', { months: 2, startsOn: '2036-01-16' }],
    ['an unknown book', { months: 2, bookId: 'book_unknown' }],
  ])('is null for %s', async (_, wanted) => {
    expect(await quote(wanted)).toMatchObject({ data: { rentalQuote: null } });
  });

  it('is null for a book that is only sold', async () => {
    const sold = await listBook(marketplace, seller, { listingType: 'SALE', lease: null });
    expect((await quote({ months: 2, bookId: sold })).data.rentalQuote).toBeNull();
  });

  it('refuses a number of copies that no order can have', async () => {
    const { errors } = await quote({ months: 2, quantity: 0 });
    expect(errors).toMatchObject([{ path: ['rentalQuote'] }]);
  });
});

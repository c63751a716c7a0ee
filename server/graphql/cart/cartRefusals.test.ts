import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_LINES } from '../../domain/orders/cart.js';
import { newId } from '../../persistence/ids.js';
import { listBook } from '../../testing/books/books.js';
import { addToCart, changeCart, rentInCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { bookRow, insertRow } from '../../testing/rows.js';

let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());

let reader: Person;
beforeEach(async () => {
  reader = await signUpReader(marketplace);
});

describe('putting into the cart is refused', () => {
  const onlySale = { listingType: 'SALE', lease: null };
  const onlyLease = { listingType: 'LEASE', salePrice: null };
  const lease = { perMonth: '49', deposit: '200', minDuration: 2, maxDuration: 6 };

  it.each([
    ['an unknown book', 'book_01h455vb4pex5vsknk084sn02q', {}, 'BOOK_NOT_FOUND', 'Book not found'],
    ['nonsense for an id', 'x', {}, 'BOOK_NOT_FOUND', 'Book not found'],
    ['a quantity of 0', {}, { quantity: 0 }, 'QUANTITY_TOO_SMALL', 'The quantity must be at least 1'],
    ['a quantity below 0', {}, { quantity: -1 }, 'QUANTITY_TOO_SMALL', 'The quantity must be at least 1'],
    ['more copies than there are', {}, { quantity: 2 }, 'NOT_ENOUGH_COPIES', 'Only 1 copy can be ordered'],
    ['a book that is not for sale', onlyLease, {}, 'NOT_FOR_SALE', 'This book is not for sale'],
    [
      'a book that is not for rent',
      onlySale,
      { type: 'RENTAL', rental: { months: 2 } },
      'NOT_FOR_RENT',
      'This book is not for rent',
    ],
    [
      'a rental without months',
      {},
      { type: 'RENTAL' },
      'RENTAL_PERIOD_REQUIRED',
      'Please choose how long to rent the book',
    ],
    [
      'a purchase with months',
      {},
      { rental: { months: 1 } },
      'RENTAL_PERIOD_UNEXPECTED',
      'A purchase cannot have a rental period',
    ],
    [
      'too short a rental',
      { lease },
      { type: 'RENTAL', rental: { months: 1 } },
      'DURATION_OUT_OF_RANGE',
      'This book can be rented for at least 2 and at most 6 months',
    ],
    [
      'too long a rental',
      { lease },
      { type: 'RENTAL', rental: { months: 7 } },
      'DURATION_OUT_OF_RANGE',
      'This book can be rented for at least 2 and at most 6 months',
    ],
    [
      'an endless rental',
      { lease },
      { type: 'RENTAL', rental: { months: 2_147_483_647 } },
      'DURATION_OUT_OF_RANGE',
      'This book can be rented for at least 2 and at most 6 months',
    ],
    [
      'a rental from yesterday',
      {},
      { type: 'RENTAL', rental: { months: 1, startsOn: '2026-01-14' } },
      'DATE_IN_PAST',
      'The rental cannot start in the past',
    ],
    [
      'a rental from the year 9999',
      {},
      { type: 'RENTAL', rental: { months: 1, startsOn: '9999-12-31' } },
      'DATE_TOO_FAR',
      'The rental cannot start after 2036-01-15',
    ],
  ])('for %s', async (_what, book, input, code, message) => {
    const bookId = typeof book === 'string' ? book : await listBook(marketplace, seller, book);
    const { cart, userErrors } = await addToCart(marketplace, reader, bookId, input);
    expect({ cart, userErrors }).toMatchObject({ cart: null, userErrors: [{ code, message }] });
    expect((await viewCart(marketplace, reader)).itemCount).toBe(0);
  });

  it('for a rental that is in the cart already, with the documented text', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    await rentInCart(marketplace, reader, book);
    const { userErrors } = await rentInCart(marketplace, reader, book, { startsOn: '2026-06-01' });
    expect(userErrors).toEqual([
      {
        code: 'ALREADY_IN_CART',
        message: 'This book is already in your cart. Please check your cart.',
        field: ['bookId'],
      },
    ]);
  });

  it('for the own book', async () => {
    const { userErrors } = await addToCart(marketplace, seller, await listBook(marketplace, seller));
    expect(userErrors).toEqual([
      { code: 'OWN_BOOK', message: 'You cannot buy or rent your own book', field: ['bookId'] },
    ]);
  });

  it('for a book that is sold', async () => {
    const book = await listBook(marketplace, seller);
    await buy(marketplace, await signUpReader(marketplace), book);
    for (const { userErrors } of [
      await addToCart(marketplace, reader, book),
      await rentInCart(marketplace, reader, book),
    ]) {
      expect(userErrors).toMatchObject([{ code: 'BOOK_SOLD', message: 'This book has been sold' }]);
    }
  });

  it('for a book that is taken off the market', async () => {
    const book = await listBook(marketplace, seller);
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE id = $1', [book]);
    const { userErrors } = await addToCart(marketplace, reader, book);
    expect(userErrors).toMatchObject([{ code: 'BOOK_UNLISTED', message: 'This book is off the market' }]);
  });

  it('for a book that is rented out, unless it is rented from when it is back', async () => {
    const book = await listBook(marketplace, seller);
    await rent(marketplace, await signUpReader(marketplace), book);
    const refusal = { code: 'BOOK_RENTED', message: 'This book is rented out until 2026-02-15' };
    expect((await addToCart(marketplace, reader, book)).userErrors).toMatchObject([refusal]);
    expect((await rentInCart(marketplace, reader, book)).userErrors).toMatchObject([refusal]);
    expect(
      (await rentInCart(marketplace, reader, book, { startsOn: '2026-02-14' })).userErrors,
    ).toMatchObject([refusal]);
    expect((await rentInCart(marketplace, reader, book, { startsOn: '2026-02-15' })).userErrors).toEqual([]);
  });

  it('for a purchase of a copy that is promised for later days', async () => {
    const book = await listBook(marketplace, seller);
    await rent(marketplace, await signUpReader(marketplace), book, { startsOn: '2026-03-01' });
    const refusal = { code: 'BOOK_RENTED', message: 'This book is rented out until 2026-04-01' };
    expect((await addToCart(marketplace, reader, book)).userErrors).toMatchObject([refusal]);
    expect((await rentInCart(marketplace, reader, book, { months: 2 })).userErrors).toMatchObject([refusal]);
    expect((await rentInCart(marketplace, reader, book)).userErrors).toEqual([]);
  });

  it('for more copies than there are, counting those in the cart', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    const { cartItem } = await addToCart(marketplace, reader, book, { quantity: 2 });
    const refusal = {
      code: 'NOT_ENOUGH_COPIES',
      message: 'Only 2 copies can be ordered',
      field: ['quantity'],
    };
    expect((await addToCart(marketplace, reader, book)).userErrors).toEqual([refusal]);
    const input = { cartItemId: cartItem?.id, quantity: 3 };
    expect((await changeCart(marketplace, reader, 'updateCartItem', input)).userErrors).toEqual([refusal]);
    const zero = await changeCart(marketplace, reader, 'updateCartItem', { ...input, quantity: 0 });
    expect(zero.userErrors).toMatchObject([{ code: 'QUANTITY_TOO_SMALL', field: ['quantity'] }]);
    expect((await viewCart(marketplace, reader)).items).toMatchObject([{ quantity: 2 }]);
  });

  it('for a line too many', async () => {
    const { id } = await viewCart(marketplace, reader);
    for (let lines = 0; lines < MOST_LINES; lines += 1) {
      const bookId = await bookRow(marketplace.database, { seller_id: seller.id });
      const line = { id: newId('cartitem'), cart_id: id, book_id: bookId, type: 'PURCHASE', quantity: 1 };
      await insertRow(marketplace.database, 'cart_items', line);
    }
    const { userErrors } = await addToCart(marketplace, reader, await listBook(marketplace, seller));
    expect(userErrors).toEqual([
      { code: 'CART_FULL', message: 'A cart can hold at most 200 different items', field: null },
    ]);
  });
});

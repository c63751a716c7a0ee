import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, changeCart, rentInCart, viewCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

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

describe('a cart', () => {
  it('is empty at first', async () => {
    expect(await viewCart(marketplace, reader)).toMatchObject({
      items: [],
      itemCount: 0,
      amountDue: { amount: '0.00' },
    });
  });

  it('holds purchases and rentals at the prices of now, and its totals', async () => {
    const book = await listBook(marketplace, seller, { copies: 4 });
    await addToCart(marketplace, reader, book, { quantity: 2 });
    const { cart, userErrors } = await addToCart(marketplace, reader, book, {
      type: 'RENTAL',
      quantity: 2,
      rental: { months: 3, startsOn: '2026-01-31' },
    });
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({
      itemCount: 4,
      items: [
        {
          type: 'PURCHASE',
          rentalPeriod: null,
          lineTotal: { amount: '499.00' },
          deposit: { amount: '0.00' },
        },
        {
          type: 'RENTAL',
          rentalPeriod: { startsOn: '2026-01-31', endsOn: '2026-04-30', months: 3 },
          unitPrice: { amount: '49.00' },
          lineTotal: { amount: '294.00' },
          deposit: { amount: '400.00' },
          problem: null,
        },
      ],
      totalAmount: { amount: '793.00' },
      depositTotal: { amount: '400.00' },
      amountDue: { amount: '1193.00' },
    });
  });

  it('begins a rental today when no day is named', async () => {
    const { cart } = await rentInCart(marketplace, reader, await listBook(marketplace, seller));
    expect(cart?.items[0]?.rentalPeriod).toEqual({ startsOn: '2026-01-15', endsOn: '2026-02-15', months: 1 });
  });

  it('adds up the same purchase in one line', async () => {
    const book = await listBook(marketplace, seller, { copies: 3 });
    const first = await addToCart(marketplace, reader, book);
    const { cart, cartItem } = await addToCart(marketplace, reader, book, { quantity: 2 });
    expect(cart?.items).toMatchObject([{ quantity: 3, lineTotal: { amount: '748.50' } }]);
    expect(cartItem).toEqual(first.cartItem);
  });

  it('changes how many copies a line has, and takes lines out', async () => {
    const book = await listBook(marketplace, seller, { copies: 3 });
    const { cartItem } = await addToCart(marketplace, reader, book);
    const cartItemId = cartItem?.id;
    const changed = await changeCart(marketplace, reader, 'updateCartItem', { cartItemId, quantity: 3 });
    expect(changed.cart?.items).toMatchObject([{ quantity: 3 }]);
    const { cart } = await changeCart(marketplace, reader, 'removeFromCart', { cartItemId });
    expect(cart?.items).toEqual([]);
  });

  it('belongs to one person', async () => {
    const { cartItem } = await addToCart(marketplace, reader, await listBook(marketplace, seller));
    const stranger = await signUpReader(marketplace);
    const refusal = {
      code: 'CART_ITEM_NOT_FOUND',
      message: 'This item is not in your cart',
      field: ['cartItemId'],
    };
    const input = { cartItemId: cartItem?.id };
    const changed = await changeCart(marketplace, stranger, 'updateCartItem', { ...input, quantity: 1 });
    expect(changed.userErrors).toEqual([refusal]);
    const removed = await changeCart(marketplace, stranger, 'removeFromCart', input);
    expect(removed.userErrors).toEqual([refusal]);
    expect((await viewCart(marketplace, reader)).itemCount).toBe(1);
  });

  it.each(['', 'cartitem_nonsense', "'; DROP TABLE carts"])('has no line with the id %j', async (id) => {
    const { userErrors } = await changeCart(marketplace, reader, 'removeFromCart', { cartItemId: id });
    expect(userErrors).toMatchObject([{ code: 'CART_ITEM_NOT_FOUND' }]);
  });

  it('is for those who are signed in', async () => {
    const { errors } = await marketplace.graphql('{ cart { id } }');
    expect(errors).toMatchObject([
      { message: 'Please log in first', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('costs the same few statements however many lines it has', async () => {
    const statements = async () => {
      const before = marketplace.database.statementCount;
      await viewCart(marketplace, reader);
      return marketplace.database.statementCount - before;
    };
    await addToCart(marketplace, reader, await listBook(marketplace, seller));
    const forOne = await statements();
    for (const title of ['Gaban', 'Nirmala', 'Kafan']) {
      await rentInCart(marketplace, reader, await listBook(marketplace, seller, { title }));
    }
    expect(await statements()).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(4);
  });
});

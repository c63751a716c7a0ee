import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import {
  changeListing,
  LISTING,
  setCopies,
  viewListing,
  type Listing,
} from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, cancelOrder, rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Kamala Iyer');
  buyer = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());

const edit = (bookId: string, change: object, by = seller) =>
  changeListing(marketplace, by, 'editBook', { bookId, ...change });

describe('copies', () => {
  it('are added and taken away, but never those that are rented out, promised or sold', async () => {
    const id = await listBook(marketplace, seller, { copies: 4 });
    await rent(marketplace, buyer, id);
    const promised = await rent(marketplace, buyer, id, { startsOn: '2026-02-01' });
    await buy(marketplace, buyer, id);
    const copies = (count: number) => setCopies(marketplace, seller, id, count);
    expect((await viewListing(marketplace, id))?.copies.total).toBe(3);
    expect(await copies(1)).toMatchObject({
      book: null,
      userErrors: [
        {
          code: 'COPIES_TAKEN',
          field: ['copies'],
          message: '2 copies are rented out or reserved and cannot be removed',
        },
      ],
    });
    expect((await copies(2)).book?.copies).toMatchObject({ total: 2 });
    expect((await copies(5)).book?.copies).toMatchObject({ total: 5 });
    expect((await edit(id, { title: 'Gaban', copies: null })).book?.copies).toMatchObject({ total: 5 });
    await cancelOrder(marketplace, buyer, promised.id);
    expect((await copies(1)).book?.copies).toMatchObject({ total: 1 });
    expect((await copies(0)).userErrors).toMatchObject([{ code: 'COPIES_TAKEN' }]);
    expect((await copies(-1)).userErrors).toMatchObject([{ code: 'COPIES_OUT_OF_RANGE' }]);
  });

  it('that were sold meanwhile do not come back by an edit that says what it saw', async () => {
    const id = await listBook(marketplace, seller, { copies: 3 });
    await buy(marketplace, buyer, id);
    await buy(marketplace, buyer, id);
    const answer = await marketplace.ask<{ editBook: object }>(
      `mutation ($input: EditBookInput!) {
         editBook(input: $input) { book { id } userErrors { code message field values { name value } } } }`,
      { input: { bookId: id, copies: 3, compareCopies: 3 } },
      seller.token,
    );
    expect(answer.editBook).toEqual({
      book: null,
      userErrors: [
        {
          code: 'COPIES_CHANGED',
          message: 'The number of copies has changed: it is now 1. Please check it and save again.',
          field: ['copies'],
          values: [{ name: 'copies', value: '1' }],
        },
      ],
    });
    expect((await viewListing(marketplace, id))?.copies.total).toBe(1);
    expect((await edit(id, { copies: 3, compareCopies: 1 })).book?.copies.total).toBe(3);
  });

  it('are not changed by an edit that does not say how many it saw', async () => {
    const id = await listBook(marketplace, seller, { copies: 3 });
    await buy(marketplace, buyer, id);
    expect(await edit(id, { title: 'Gaban', copies: 3 })).toMatchObject({
      book: null,
      userErrors: [
        {
          code: 'COMPARE_COPIES_REQUIRED',
          field: ['compareCopies'],
          message:
            'To change the number of copies, send the number you saw as compareCopies. There are now 2.',
        },
      ],
    });
    expect((await edit(id, { title: 'Gaban', copies: 2 })).book).toMatchObject({ copies: { total: 2 } });
  });

  it('are adjusted by a number, whatever was sold meanwhile, and once under a key', async () => {
    const id = await listBook(marketplace, seller, { copies: 3 });
    const adjust = (input: object, person = seller) =>
      mutate<{ book: Listing | null }>(marketplace, person, 'adjustCopies', `book ${LISTING}`, {
        bookId: id,
        ...input,
      });
    await rent(marketplace, buyer, id);
    expect((await adjust({ delta: 2 })).book?.copies.total).toBe(5);
    expect((await adjust({ delta: -3, idempotencyKey: 'count' })).book?.copies.total).toBe(2);
    expect((await adjust({ delta: -3, idempotencyKey: 'count' })).book?.copies.total).toBe(2);
    const refusals = [
      [{ delta: -4, idempotencyKey: 'count' }, 'IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'],
      [{ delta: -2 }, 'COPIES_TAKEN', 'delta'],
      [{ delta: -3 }, 'COPIES_OUT_OF_RANGE', 'delta'],
      [{ delta: 1_000_000 }, 'COPIES_OUT_OF_RANGE', 'delta'],
    ] as const;
    for (const [input, code, field] of refusals)
      expect((await adjust(input)).userErrors).toMatchObject([{ code, field: [field] }]);
    expect((await adjust({ delta: 1 }, buyer)).userErrors).toMatchObject([{ code: 'NOT_YOUR_BOOK' }]);
    expect((await viewListing(marketplace, id))?.copies.total).toBe(2);
  });

  it('may be none: such a book is sold out until some come', async () => {
    const id = await listBook(marketplace, seller, { copies: 0 });
    expect(await viewListing(marketplace, id)).toMatchObject({ status: 'SOLD', copies: { total: 0 } });
    expect((await addToCart(marketplace, buyer, id)).userErrors).toMatchObject([{ code: 'BOOK_SOLD' }]);
    expect((await setCopies(marketplace, seller, id, 2)).book?.status).toBe('AVAILABLE');
    const none = await setCopies(marketplace, seller, id, 0);
    expect(none.book).toMatchObject({ status: 'SOLD', copies: { total: 0 } });
  });

  it('come back to a listing that was sold out', async () => {
    const id = await listBook(marketplace, seller);
    await buy(marketplace, buyer, id);
    expect(await viewListing(marketplace, id)).toMatchObject({ status: 'SOLD', copies: { total: 0 } });
    expect((await edit(id, { description: 'Sold out' })).book?.status).toBe('SOLD');
    const restocked = await setCopies(marketplace, seller, id, 2);
    expect(restocked.book).toMatchObject({ status: 'AVAILABLE', copies: { total: 2 } });
  });
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { addToCart, rentInCart, viewCart } from '../../testing/orders/carts.js';
import {
  changeListing,
  LISTING,
  searchedIds,
  viewListing,
  type Listing,
} from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, placeOrder } from '../../testing/orders/orders.js';
import { signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';

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

const found = (search: string) => searchedIds(marketplace, search);

describe('a listing that its seller changes', () => {
  it('has what the edit says, and otherwise what it had', async () => {
    const id = await listBook(marketplace, seller, { copies: 3, leaseTerms: 'No ink' });
    const before = await viewListing(marketplace, id, seller);
    const { book, userErrors } = await edit(id, { salePrice: '199.99', condition: 'ACCEPTABLE' });
    expect(userErrors).toEqual([]);
    expect(book).toEqual({
      ...before,
      condition: 'ACCEPTABLE',
      price: { ...before?.price, sale: { amount: '199.99' } },
    });
    expect(await viewListing(marketplace, id, buyer)).toEqual({ ...book, viewerCanEdit: false });
  });

  it('can change in every field', async () => {
    const id = await listBook(marketplace, seller);
    const change = {
      title: 'Gaban',
      author: 'Premchand',
      isbn: '9780306406157',
      description: 'A necklace.',
      genres: ['ROMANCE', 'FICTION'],
      condition: 'NEW',
      conditionDescription: 'Still wrapped',
      leaseTerms: 'Bring it back dry',
    };
    const lease = { perMonth: '60.00', deposit: '0.00', minDuration: 2, maxDuration: null };
    const { book } = await edit(id, {
      ...change,
      listingType: 'LEASE',
      lease,
      copies: 4,
      compareCopies: 1,
    });
    expect(book).toMatchObject({
      ...change,
      listingType: 'LEASE',
      price: { sale: null, lease: { ...lease, perMonth: { amount: '60.00' }, deposit: { amount: '0.00' } } },
      copies: { total: 4, available: 4 },
    });
    const { book: emptied } = await edit(id, {
      description: null,
      conditionDescription: null,
      leaseTerms: null,
    });
    expect(emptied).toMatchObject({ description: '', conditionDescription: null, leaseTerms: null });
  });

  it('is found by its new words and no more by the old ones', async () => {
    const id = await listBook(marketplace, seller, { title: 'Nirmalla', author: 'Dhanpat Rai' });
    expect(await found('nirmalla')).toEqual([id]);
    await edit(id, { title: 'Rangbhoomi' });
    expect(await found('nirmalla')).toEqual([]);
    expect(await found('rangbhomi')).toEqual([id]);
    expect(await found('rangb dhanpat')).toEqual([id]);
  });

  it('may go on without an ISBN only when it was imported without', async () => {
    const id = await listBook(marketplace, seller);
    expect((await edit(id, { isbn: null })).userErrors).toMatchObject([
      { code: 'ISBN_REQUIRED', field: ['isbn'] },
    ]);
    await marketplace.database.query('UPDATE books SET isbn = NULL WHERE id = $1', [id]);
    expect((await edit(id, { title: 'An old one' })).book).toMatchObject({ title: 'An old one', isbn: null });
  });
});

describe('what was ordered or lies in a cart', () => {
  it('keeps its title and price once ordered, and costs the new price in a cart', async () => {
    const id = await listBook(marketplace, seller, { title: 'Sevasadan', copies: 3 });
    const order = await buy(marketplace, buyer, id);
    await addToCart(marketplace, buyer, id);
    const { amountDue } = await viewCart(marketplace, buyer);
    await edit(id, { title: 'Seva Sadan', salePrice: '300' });
    const cart = await viewCart(marketplace, buyer);
    expect(cart.items).toMatchObject([{ unitPrice: { amount: '300.00' }, book: { title: 'Seva Sadan' } }]);
    expect(order.totalAmount).toEqual({ amount: '249.50' });
    const data = await marketplace.ask<{ order: object }>(
      'query ($id: ID!) { order(id: $id) { totalAmount { amount } items { title unitPrice { amount } } } }',
      { id: order.id },
      buyer.token,
    );
    expect(data.order).toEqual({
      totalAmount: { amount: '249.50' },
      items: [{ title: 'Sevasadan', unitPrice: { amount: '249.50' } }],
    });
    const late = await placeOrder(marketplace, buyer, { expectedAmountDue: amountDue.amount });
    expect(late.userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }]);
    expect((await placeOrder(marketplace, buyer)).order?.totalAmount).toEqual({ amount: '300.00' });
  });

  it('cannot be ordered any more in a way that is no longer offered', async () => {
    const reader = await signUpReader(marketplace);
    const id = await listBook(marketplace, seller, { copies: 2 });
    await rentInCart(marketplace, reader, id);
    await edit(id, { listingType: 'SALE' });
    expect((await viewCart(marketplace, reader)).items[0]?.problem?.code).toBe('NOT_FOR_RENT');
  });
});

describe('the cover', () => {
  it('is replaced by an upload, and taken away again', async () => {
    const id = await listBook(marketplace, seller);
    const content = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#36c' } })
      .png()
      .toBuffer();
    const { data } = await marketplace.upload<{ editBook: { book: Listing | null; userErrors: object[] } }>(
      `mutation ($input: EditBookInput!) { editBook(input: $input) { book ${LISTING} userErrors { code } } }`,
      { input: { bookId: id, cover: null } },
      {
        path: 'variables.input.cover',
        content: new Uint8Array(content),
        name: 'cover.png',
        type: 'image/png',
      },
      seller.token,
    );
    expect(data.editBook).toMatchObject({ book: { cover: { drawn: false } }, userErrors: [] });
    expect((await fetch(marketplace.url + data.editBook.book?.cover.card)).status).toBe(200);
    expect((await edit(id, { title: 'Gaban' })).book?.cover).toEqual(data.editBook.book?.cover);
    expect((await edit(id, { removeCover: true })).book?.cover.drawn).toBe(true);
  });
});

describe('a change is refused, and nothing is changed,', () => {
  it.each<[string, object, string, string[]]>([
    ['without a title', { title: ' ' }, 'TITLE_REQUIRED', ['title']],
    ['with null for an author', { author: null }, 'AUTHOR_REQUIRED', ['author']],
    ['with a wrong check digit', { isbn: '9788171821132' }, 'ISBN_INVALID', ['isbn']],
    ['without a genre', { genres: [] }, 'GENRE_REQUIRED', ['genres']],
    ['for sale for nothing', { salePrice: '0' }, 'PRICE_NOT_POSITIVE', ['salePrice']],
    ['for sale without a price', { salePrice: null }, 'SALE_PRICE_REQUIRED', ['salePrice']],
    ['for rent without a rent', { lease: null }, 'RENT_REQUIRED', ['lease']],
    ['with too many copies', { copies: 1_000_001 }, 'COPIES_OUT_OF_RANGE', ['copies']],
  ])('%s', async (_, change, code, field) => {
    const id = await listBook(marketplace, seller);
    const before = await viewListing(marketplace, id, seller);
    const { book, userErrors } = await edit(id, { description: 'Changed', ...change });
    expect({ book, userErrors }).toMatchObject({ book: null, userErrors: [{ code, field }] });
    expect(await viewListing(marketplace, id, seller)).toEqual(before);
  });

  it('to anybody but its seller', async () => {
    const id = await listBook(marketplace, seller);
    for (const name of ['editBook', 'takeOffBook', 'putBackBook'] as const) {
      for (const stranger of [buyer, await signUpPublisher(marketplace)]) {
        const answer = await changeListing(marketplace, stranger, name, { bookId: id });
        expect(answer).toMatchObject({
          book: null,
          userErrors: [{ code: 'NOT_YOUR_BOOK', field: ['bookId'] }],
        });
      }
      const unknown = await changeListing(marketplace, seller, name, { bookId: 'book_nonsense' });
      expect(unknown.userErrors).toMatchObject([{ code: 'BOOK_NOT_FOUND' }]);
      const { errors } = await marketplace.graphql(
        `mutation { ${name}(input: { bookId: "${id}" }) { book { id } userErrors { code } } }`,
      );
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
    expect(await viewListing(marketplace, id)).toMatchObject({ title: GODAN.title, status: 'AVAILABLE' });
  });
});

describe('a listing that is taken off the market', () => {
  it('is there for its seller only, until it is put back', async () => {
    const id = await listBook(marketplace, seller, { title: 'Karmabhoomi' });
    const reader = await signUpReader(marketplace);
    await addToCart(marketplace, reader, id);
    for (let again = 0; again < 2; again += 1) {
      const { book } = await changeListing(marketplace, seller, 'takeOffBook', { bookId: id });
      expect(book).toMatchObject({ status: 'UNLISTED', viewerCanEdit: true });
    }
    expect(await viewListing(marketplace, id, reader)).toBeNull();
    expect(await found('karmabhoomi')).toEqual([]);
    expect((await edit(id, {}, reader)).userErrors).toMatchObject([{ code: 'BOOK_NOT_FOUND' }]);
    expect((await viewCart(marketplace, reader)).items[0]?.problem?.code).toBe('BOOK_UNLISTED');
    expect((await edit(id, { salePrice: '10' })).book?.status).toBe('UNLISTED');
    for (let again = 0; again < 2; again += 1) {
      const { book } = await changeListing(marketplace, seller, 'putBackBook', { bookId: id });
      expect(book).toMatchObject({ status: 'AVAILABLE', price: { sale: { amount: '10.00' } } });
    }
    const changes = await marketplace.database.query(
      `SELECT 1 FROM domain_events WHERE payload ->> 'bookId' = $1 AND payload ->> 'change' = 'PUT_BACK'`,
      [id],
    );
    expect(changes).toHaveLength(1);
    expect(await found('karmabhoomi')).toEqual([id]);
    expect((await placeOrder(marketplace, reader)).order?.totalAmount).toEqual({ amount: '10.00' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { START_OF_TESTS } from '../../testing/clock.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Kamala Iyer');
});
afterAll(() => marketplace.close());

const WHOLE_BOOK = `
  query ($id: ID!) {
    book(id: $id) {
      __typename id title author isbn description genres condition conditionDescription status availableFrom
      listingType leaseTerms listedAt copies { total available } cover { card detail drawn }
      price {
        sale { amount currencyCode }
        lease { perMonth { amount } deposit { amount } lateFeePerDay { amount } minDuration maxDuration longestRental }
      }
      seller { id name role readersScore totalRatings publisher { publisherName } contact { email } }
      viewerIsSeller viewerCanBuy viewerCanRent
    }
  }`;

async function view(id: string, token?: string): Promise<Record<string, unknown> | null> {
  return (await marketplace.ask<{ book: Record<string, unknown> | null }>(WHOLE_BOOK, { id }, token)).book;
}

describe('a book that somebody lists', () => {
  it('is shown with all that was said of it', async () => {
    const id = await listBook(marketplace, seller, {
      copies: 3,
      conditionDescription: 'A dog-ear',
      leaseTerms: 'No ink',
    });
    expect(await view(id)).toEqual({
      __typename: 'Book',
      id,
      title: 'Godan',
      author: 'Munshi Premchand',
      isbn: '9788171821136',
      description: 'A cow, a debt, a village.',
      genres: ['FICTION'],
      condition: 'GOOD',
      conditionDescription: 'A dog-ear',
      status: 'AVAILABLE',
      availableFrom: null,
      listingType: 'BOTH',
      leaseTerms: 'No ink',
      listedAt: START_OF_TESTS.toISOString(),
      copies: { total: 3, available: 3 },
      cover: {
        card: expect.stringContaining(`/covers/drawn/${id}.svg?v=`),
        detail: expect.any(String),
        drawn: true,
      },
      price: {
        sale: { amount: '249.50', currencyCode: 'INR' },
        lease: {
          perMonth: { amount: '49.00' },
          deposit: { amount: '200.00' },
          lateFeePerDay: { amount: '2.50' },
          minDuration: 1,
          maxDuration: 6,
          longestRental: 6,
        },
      },
      seller: {
        id: seller.id,
        name: 'Kamala Iyer',
        role: 'READER',
        readersScore: 0,
        totalRatings: 0,
        publisher: null,
        contact: null,
      },
      viewerIsSeller: false,
      viewerCanBuy: false,
      viewerCanRent: false,
    });
  });

  it('is available to everybody but its seller, in the ways in which it is offered', async () => {
    const reader = await signUpReader(marketplace);
    const forSale = await listBook(marketplace, seller, { listingType: 'SALE' });
    const forRent = await listBook(marketplace, seller, { listingType: 'LEASE' });
    const may = { viewerIsSeller: false, viewerCanBuy: true, viewerCanRent: true };
    expect(await view(forSale, reader.token)).toMatchObject({
      ...may,
      viewerCanRent: false,
      price: { lease: null },
    });
    expect(await view(forRent, reader.token)).toMatchObject({
      ...may,
      viewerCanBuy: false,
      price: { sale: null },
    });
    const own = { viewerIsSeller: true, viewerCanBuy: false, viewerCanRent: false };
    expect(await view(forSale, seller.token)).toMatchObject({
      ...own,
      seller: { contact: { email: seller.email } },
    });
  });

  it('may be rented for at most 30 months when it names no limit', async () => {
    const id = await listBook(marketplace, seller, { lease: { perMonth: '10', deposit: '0' } });
    expect(await view(id)).toMatchObject({
      price: { lease: { minDuration: 1, maxDuration: null, longestRental: 30 } },
    });
  });
});

describe('a book id', () => {
  it.each(['', 'book_nonsense', '7', 'user_01h455vb4pex5vsknk084sn02q', 'a\0b', 'x'.repeat(5000)])(
    'that names no book (%j) finds none',
    async (id) => {
      const { data } = await marketplace.graphql<{ book: null } | null>(
        `query ($id: ID!) { book(id: $id) { id } }`,
        { id },
      );
      expect(data?.book ?? null).toBeNull();
    },
  );

  it('of a book taken off the market finds it for its seller only', async () => {
    const id = await listBook(marketplace, seller);
    await marketplace.database.query('UPDATE books SET unlisted_at = now() WHERE id = $1', [id]);
    expect(await view(id)).toBeNull();
    expect(await view(id, (await signUpReader(marketplace)).token)).toBeNull();
    expect(await view(id, seller.token)).toMatchObject({ status: 'UNLISTED', viewerIsSeller: true });
  });
});

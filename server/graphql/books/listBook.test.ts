import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GODAN, LIST_BOOK } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Kamala Iyer');
});
afterAll(() => marketplace.close());

interface Payload {
  listBook: {
    book: { id: string } | null;
    userErrors: { code: string; message: string; field: string[] | null }[];
  };
}

async function booksListed(): Promise<number> {
  const [counted] = await marketplace.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM books',
  );
  return counted?.count ?? 0;
}

interface Cover {
  card: string;
  detail: string;
  drawn: boolean;
}

async function coverOf(id: string): Promise<Cover> {
  const query = 'query ($id: ID!) { book(id: $id) { cover { card detail drawn } } }';
  return (await marketplace.ask<{ book: { cover: Cover } }>(query, { id })).book.cover;
}

describe('a book that is listed with a picture', () => {
  it('has the cover that was uploaded, in two sizes', async () => {
    const photo = await sharp({ create: { width: 900, height: 1350, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    const { id } = await upload(new Uint8Array(photo));
    const cover = await coverOf(id);
    expect(cover.drawn).toBe(false);
    for (const [path, width] of [
      [cover.card, 400],
      [cover.detail, 800],
    ] as const) {
      const image = await fetch(marketplace.url + path);
      expect(image.headers.get('cache-control')).toContain('immutable');
      expect((await sharp(await image.arrayBuffer()).metadata()).width).toBe(width);
    }
    const again = await upload(new Uint8Array(photo));
    expect(await coverOf(again.id)).toEqual(cover);
  });

  async function upload(content: Uint8Array<ArrayBuffer>): Promise<{ id: string }> {
    const file = { path: 'variables.input.cover', content, name: 'cover.jpg', type: 'image/jpeg' };
    const { data } = await marketplace.upload<Payload>(
      LIST_BOOK,
      { input: { ...GODAN, cover: null } },
      file,
      seller.token,
    );
    expect(data.listBook.userErrors).toEqual([]);
    return { id: data.listBook.book?.id ?? '' };
  }
});

describe('a listing is refused, and nothing is stored,', () => {
  it.each<[string, object, string, string[] | null]>([
    ['without a title', { title: ' ' }, 'TITLE_REQUIRED', ['title']],
    ['without an author', { author: '' }, 'AUTHOR_REQUIRED', ['author']],
    ['without an ISBN', { isbn: '' }, 'ISBN_REQUIRED', ['isbn']],
    ['with a wrong check digit', { isbn: '978-81-7182-113-2' }, 'ISBN_INVALID', ['isbn']],
    ['without a genre', { genres: [] }, 'GENRE_REQUIRED', ['genres']],
    [
      'for sale without a price',
      { listingType: 'SALE', salePrice: null },
      'SALE_PRICE_REQUIRED',
      ['salePrice'],
    ],
    ['for sale for nothing', { listingType: 'SALE', salePrice: '0' }, 'PRICE_NOT_POSITIVE', ['salePrice']],
    ['for rent without a rent', { listingType: 'LEASE', lease: null }, 'RENT_REQUIRED', ['lease']],
    [
      'for rent with a late fee below zero',
      { lease: { ...GODAN.lease, lateFeePerDay: '-1' } },
      'LATE_FEE_NEGATIVE',
      ['lease', 'lateFeePerDay'],
    ],
    [
      'for rent with a deposit below zero',
      { lease: { ...GODAN.lease, deposit: '-1' } },
      'DEPOSIT_NEGATIVE',
      ['lease', 'deposit'],
    ],
    [
      'for rent from 3 to 2 months',
      { lease: { ...GODAN.lease, minDuration: 3, maxDuration: 2 } },
      'DURATIONS_REVERSED',
      ['lease', 'maxDuration'],
    ],
    ['in fewer copies than none', { copies: -1 }, 'COPIES_OUT_OF_RANGE', ['copies']],
    ['in more copies than a listing has', { copies: 1_000_001 }, 'COPIES_OUT_OF_RANGE', ['copies']],
    ['with a NUL in the title', { title: 'a\0b' }, 'INVALID_VALUE', ['title']],
    ['with half a character in the title', { title: 'a\ud83d' }, 'INVALID_VALUE', ['title']],
  ])('%s', async (_, change, code, field) => {
    const before = await booksListed();
    const { listBook: payload } = await marketplace.ask<Payload>(
      LIST_BOOK,
      { input: { ...GODAN, ...change } },
      seller.token,
    );
    expect(payload).toMatchObject({ book: null, userErrors: [{ code, field }] });
    expect(await booksListed()).toBe(before);
  });

  it.each([
    [
      'that is no image',
      new TextEncoder().encode('not an image'),
      'NOT_AN_IMAGE',
      'Please upload an image file',
    ],
    ['above 5 MB', new Uint8Array(5_242_881), 'IMAGE_TOO_LARGE', 'Image size should be less than 5MB'],
    ['above 10 MB', new Uint8Array(12_000_000), 'IMAGE_TOO_LARGE', 'Image size should be less than 5MB'],
  ])('with a cover %s', async (_, content, code, message) => {
    const before = await booksListed();
    const { data } = await marketplace.upload<Payload>(
      LIST_BOOK,
      { input: { ...GODAN, cover: null } },
      { path: 'variables.input.cover', content, name: 'cover.jpg', type: 'image/jpeg' },
      seller.token,
    );
    expect(data.listBook).toEqual({ book: null, userErrors: [{ code, message, field: ['cover'] }] });
    expect(await booksListed()).toBe(before);
  });

  it.each([
    ['interlaced', 60, { progressive: true }, 'IMAGE_INTERLACED', []],
    [
      'of too many pixels',
      9_000,
      { compressionLevel: 1 },
      'IMAGE_DIMENSIONS_TOO_LARGE',
      [
        { name: 'width', value: '9000' },
        { name: 'height', value: '9000' },
        { name: 'max', value: '80' },
      ],
    ],
  ])('with a cover that is %s, and says what is possible', async (_, side, options, code, values) => {
    const before = await booksListed();
    const png = await sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
      .png(options)
      .toBuffer();
    const { data } = await marketplace.upload<Payload>(
      LIST_BOOK.replace('field }', 'field values { name value } }'),
      { input: { ...GODAN, cover: null } },
      { path: 'variables.input.cover', content: new Uint8Array(png), name: 'cover.png', type: 'image/png' },
      seller.token,
    );
    expect(data.listBook).toMatchObject({ book: null, userErrors: [{ code, field: ['cover'], values }] });
    expect(await booksListed()).toBe(before);
  });

  it('with a mistake in a field, whatever the cover that comes with it', async () => {
    const { data } = await marketplace.upload<Payload>(
      LIST_BOOK,
      { input: { ...GODAN, title: '', cover: null } },
      {
        path: 'variables.input.cover',
        content: new Uint8Array(12_000_000),
        name: 'cover.jpg',
        type: 'image/jpeg',
      },
      seller.token,
    );
    expect(data.listBook.userErrors).toMatchObject([{ code: 'TITLE_REQUIRED' }]);
  });

  it('from somebody who is not signed in', async () => {
    const { errors } = await marketplace.graphql(LIST_BOOK, { input: GODAN });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

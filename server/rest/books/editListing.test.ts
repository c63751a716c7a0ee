import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy } from '../../testing/orders/orders.js';
import { bookForm, GODAN_DATA } from '../../testing/forms.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

type One = Data<{ book: { _id: string; coverImage: string; status: string } }>;
type Books = Data<{ books: { _id: string; title: string }[]; nextCursor: string | null }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let stranger: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  stranger = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Kamala Iyer');
  bookId = await list({});
});

async function list(change: object): Promise<string> {
  const form = bookForm({ ...GODAN_DATA, copies: 3, ...change });
  return (await rest.post<One>('/api/v1/books', { as: seller, form })).body.data.book._id;
}

const edit = <Body = One>(body: unknown, as = seller, id = bookId) =>
  rest.patch<Body>(`/api/v1/books/${id}`, { as, body });
const seen = async () => (await rest.get<One>(`/api/v1/books/${bookId}`)).body.data.book;

describe('PATCH /api/v1/books/{id}', () => {
  it('changes what it names, and nothing else', async () => {
    const before = await seen();
    const change = { title: 'Gaban', genre: 'Self-Help', condition: 'Like New', price: { sale: '199.50' } };
    const { status, body } = await edit(change);
    expect(status).toBe(200);
    const { lease } = GODAN_DATA.price;
    expect(body.data.book).toEqual({
      ...before,
      title: 'Gaban',
      genre: 'Self-Help',
      genres: ['Self-Help'],
      condition: 'Like New',
      price: {
        sale: 199.5,
        lease: { ...lease, securityDeposit: 200, replacementPrice: null, rentCreditPercent: null },
      },
      coverImage: expect.any(String),
      coverImageLarge: expect.any(String),
      uploader: expect.anything(),
    });
  });

  it('replaces a lease as a whole, and changes how many copies there are', async () => {
    const copies = { copies: 5, compareCopies: 3 };
    const { body } = await edit({ listingType: 'lease', price: { lease: { perMonth: 60 } }, ...copies });
    expect(body.data.book).toMatchObject({
      listingType: 'lease',
      price: { lease: { perMonth: 60, deposit: 0, maxDuration: null } },
      copies: 5,
    });
    expect(body.data.book).not.toHaveProperty('price.sale');
  });

  it('does not bring back a copy that was bought meanwhile', async () => {
    await buy(marketplace, stranger, bookId);
    expect((await edit<Refused>({ copies: 3 })).body).toMatchObject({
      code: 'COMPARE_COPIES_REQUIRED',
      field: 'compareCopies',
    });
    const stale = await edit<Refused>({ copies: 3, compareCopies: 3 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'COPIES_CHANGED' } });
    expect((await edit({ copies: 3, compareCopies: 2 })).body.data.book).toMatchObject({ copies: 3 });
  });

  it.each([
    [{ title: ' ' }, 422, 'TITLE_REQUIRED', 'title'],
    [{ genre: 'Cookery' }, 422, 'GENRE_UNKNOWN', 'genre'],
    [{ price: { sale: 'much' } }, 422, 'AMOUNT_INVALID', 'price.sale'],
    [{ price: { lease: { perMonth: 0 } } }, 422, 'PRICE_NOT_POSITIVE', 'price.lease.perMonth'],
    [['title'], 422, 'INVALID_BOOK_DATA', undefined],
    ['Gaban', 422, 'INVALID_BOOK_DATA', undefined],
  ])('refuses %j and changes nothing', async (body, status, code, field) => {
    const before = await seen();
    const refused = await edit<Refused>(body);
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([status, code, field]);
    expect(await seen()).toEqual(before);
  });

  it('is for its seller, whatever the body says', async () => {
    const other = await list({ title: 'Another' });
    expect(await edit({ bookId: other, title: 'Gaban' })).toMatchObject({
      body: { data: { book: { _id: bookId } } },
    });
    expect(await edit({ title: 'x' }, stranger)).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOUR_BOOK' },
    });
    expect(await edit({ title: 'x' }, seller, 'none')).toMatchObject({
      status: 404,
      body: { code: 'BOOK_NOT_FOUND', field: 'id' },
    });
    expect(await rest.patch(`/api/v1/books/${bookId}`, { body: {} })).toMatchObject({ status: 401 });
  });
});

describe('POST /api/v1/books/{id}/adjust-copies', () => {
  const adjust = <Body = One>(body: unknown, headers = {}, as = seller) =>
    rest.post<Body>(`/api/v1/books/${bookId}/adjust-copies`, { as, body, headers });

  it('adds and removes copies whatever was sold meanwhile, once under a key', async () => {
    await buy(marketplace, stranger, bookId);
    expect((await adjust({ delta: 4 })).body.data.book).toMatchObject({ copies: 6 });
    const key = { 'idempotency-key': 'inventory' };
    expect((await adjust({ delta: -2 }, key)).body.data.book).toMatchObject({ copies: 4 });
    expect((await adjust({ delta: -2 }, key)).body.data.book).toMatchObject({ copies: 4 });
    expect((await adjust<Refused>({ delta: -1 }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each([
    [{ delta: -9 }, 422, 'COPIES_OUT_OF_RANGE'],
    [{ delta: 0.5 }, 422, 'COPIES_OUT_OF_RANGE'],
    [{}, 422, 'COPIES_OUT_OF_RANGE'],
  ])('refuses %j', async (body, status, code) => {
    const refused = await adjust<Refused>(body);
    expect(refused).toMatchObject({ status, body: { code, field: 'delta' } });
  });

  it('is for its seller alone', async () => {
    expect(await adjust<Refused>({ delta: 1 }, {}, stranger)).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOUR_BOOK' },
    });
  });
});

describe('the cover of a listing', () => {
  const path = () => `/api/v1/books/${bookId}/cover`;
  const put = <Body = One>(coverImage?: Blob, as = seller) => {
    const form = new FormData();
    if (coverImage) form.set('coverImage', coverImage, 'cover.jpg');
    return rest.call<Body>('PUT', path(), { as, form });
  };

  it('is given, and taken away again', async () => {
    const drawn = (await seen()).coverImage;
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#145c4b' } });
    const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
    const { body } = await put(photo);
    expect(body.data.book.coverImage).not.toBe(drawn);
    expect(await put(photo, stranger)).toMatchObject({ status: 403 });
    const without = await rest.delete<One>(path(), { as: seller });
    expect(without.body.data.book.coverImage).toBe(drawn);
  });

  it('is a picture', async () => {
    expect(await put<Refused>()).toMatchObject({
      status: 400,
      body: { code: 'FILE_REQUIRED', field: 'coverImage' },
    });
    const text = new Blob(['no picture'], { type: 'image/jpeg' });
    expect(await put<Refused>(text)).toMatchObject({ status: 415, body: { field: 'coverImage' } });
    expect(await rest.call('PUT', path(), { as: seller, body: {} })).toMatchObject({ status: 415 });
  });
});

describe('a listing', () => {
  const move = <Body = One>(name: string, as = seller) =>
    rest.post<Body>(`/api/v1/books/${bookId}/${name}`, { as });

  it('is taken off the market and put back, as often as it is said', async () => {
    for (const _ of [1, 2]) expect((await move('take-off')).body.data.book.status).toBe('unlisted');
    expect(await rest.get(`/api/v1/books/${bookId}`)).toMatchObject({ status: 404 });
    for (const _ of [1, 2]) expect((await move('put-back')).body.data.book.status).toBe('available');
    expect((await seen()).status).toBe('available');
  });

  it('is moved by its seller only', async () => {
    expect(await move<Refused>('take-off', stranger)).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOUR_BOOK', field: 'id' },
    });
    expect((await seen()).status).toBe('available');
    expect(await rest.post(`/api/v1/books/${bookId}/put-back`)).toMatchObject({ status: 401 });
  });
});

describe('GET /api/v1/listings', () => {
  const listings = async (query = '', as = seller) =>
    (await rest.get<Books>(`/api/v1/listings${query}`, { as })).body.data;
  const titles = async (query: string) => (await listings(query)).books.map(({ title }) => title);

  it('is what the viewer offers or has offered, searched and filtered', async () => {
    await list({ title: 'Gaban' });
    const last = await list({ title: 'Nirmala', listingType: 'sale', copies: 1 });
    await buy(marketplace, await signUpReader(marketplace), last);
    await rest.post(`/api/v1/books/${bookId}/take-off`, { as: seller });
    expect(await titles('')).toEqual(['Nirmala', 'Gaban', 'Godan']);
    expect(await titles('?status=unlisted')).toEqual(['Godan']);
    expect(await titles('?status=sold')).toEqual(['Nirmala']);
    expect(await titles('?search=gabn')).toEqual(['Gaban']);
    expect((await listings('', stranger)).books).toEqual([]);
  });

  it('is read page by page', async () => {
    await list({ title: 'Gaban' });
    const first = await listings('?limit=1');
    const second = await listings(`?limit=1&after=${first.nextCursor}`);
    expect([...first.books, ...second.books].map(({ title }) => title)).toEqual(['Gaban', 'Godan']);
    expect(second.nextCursor).toBeNull();
  });

  it('is for signed-in viewers, and refuses what is no status', async () => {
    expect(await rest.get('/api/v1/listings')).toMatchObject({ status: 401 });
    expect(await rest.get('/api/v1/listings?status=lost', { as: seller })).toMatchObject({
      status: 422,
      body: { field: 'status' },
    });
  });
});

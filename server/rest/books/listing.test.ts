import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookForm, GODAN_DATA, importForm } from '../../testing/forms.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let reader: Person;
let publisher: Person;
let photo: Blob;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  reader = await signUpReader(marketplace);
  publisher = await signUpPublisher(marketplace);
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#804020' } });
  photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
});
afterAll(() => marketplace.close());

type Created = Data<{ book: { _id: string; coverImage: string; genre: string; condition: string } }>;
const list = <Body>(form: FormData, as: Person | undefined = reader) =>
  rest.post<Body>('/api/v1/books', { as, form });

async function booksOf(seller: Person): Promise<number> {
  const [row] = await marketplace.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM books WHERE seller_id = $1',
    [seller.id],
  );
  return row?.count ?? 0;
}

describe('POST /api/v1/books', () => {
  it('lists a book with its cover, in the documented names', async () => {
    const { status, body } = await list<Created>(bookForm(GODAN_DATA, photo));
    expect(status).toBe(201);
    expect(body.data.book).toMatchObject({ title: 'Godan', genre: 'Non-Fiction', condition: 'Very Good' });
    const cover = await fetch(`${marketplace.url}${body.data.book.coverImage}`);
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { body: found } = await rest.get<Created>(`/api/v1/books/${body.data.book._id}`);
    expect(found.data.book).toMatchObject({ title: 'Godan', price: GODAN_DATA.price, copies: 1 });
  });

  it('takes a book without a cover, whatever is empty left out, and the cover before the book', async () => {
    const sale = { ...GODAN_DATA, listingType: 'sale', price: { sale: '99.90', lease: '' }, leaseTerms: '' };
    expect(await list<Created>(bookForm(sale))).toMatchObject({
      status: 201,
      body: { data: { book: { price: { sale: 99.9 }, leaseTerms: null } } },
    });
    const backwards = new FormData();
    backwards.set('coverImage', photo, 'c.jpg');
    backwards.set('bookData', new Blob([JSON.stringify(GODAN_DATA)], { type: 'application/json' }));
    expect((await list<Created>(backwards)).body.data.book.coverImage).toMatch(/\.webp$/);
  });

  it('allows a cover of 5,242,880 bytes, and none that is larger', async () => {
    const grow = (size: number) =>
      new Blob([photo, new Uint8Array(size - photo.size)], { type: 'image/jpeg' });
    expect((await list(bookForm(GODAN_DATA, grow(5_242_880)))).status).toBe(201);
    expect(await list<Refused>(bookForm(GODAN_DATA, grow(5_242_881)))).toMatchObject({
      status: 413,
      body: { message: 'Image size should be less than 5MB', field: 'coverImage' },
    });
  });

  it('judges a cover by its content', async () => {
    const text = new Blob(['not a picture'], { type: 'image/jpeg' });
    expect(await list<Refused>(bookForm(GODAN_DATA, text))).toMatchObject({
      status: 415,
      body: { message: 'Please upload an image file', field: 'coverImage' },
    });
  });

  it('refuses a cover that would take too much to decode, and says what is possible', async () => {
    const draw = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#804020' } });
    const png = (content: Buffer) => new Blob([new Uint8Array(content)], { type: 'image/png' });
    const interlaced = png(await draw(60).png({ progressive: true }).toBuffer());
    expect(await list<Refused>(bookForm(GODAN_DATA, interlaced))).toMatchObject({
      status: 415,
      body: { code: 'IMAGE_INTERLACED', field: 'coverImage' },
    });
    const giant = png(await draw(9_000).png({ compressionLevel: 1 }).toBuffer());
    expect(await list<Refused>(bookForm(GODAN_DATA, giant))).toMatchObject({
      status: 413,
      body: {
        code: 'IMAGE_DIMENSIONS_TOO_LARGE',
        field: 'coverImage',
        message: 'The image has 9000 by 9000 pixels. Please use one with at most 80 megapixels.',
      },
    });
  });

  it.each([
    [{ title: ' ' }, 'Book title is required', 'title'],
    [{ author: null }, 'Author is required', 'author'],
    [{ isbn: '978-81-7182-113-5' }, 'Please enter a valid ISBN (10 or 13 digits)', 'isbn'],
    [{ isbn: undefined }, 'ISBN is required', 'isbn'],
    [{ genre: 'Cookery' }, 'Unknown genre. Please choose one of the listed genres.', 'genre'],
    [{ genre: undefined }, 'Please choose at least one genre', 'genre'],
    [{ condition: '' }, 'Please choose the condition of the book', 'condition'],
    [{ listingType: 'gift' }, 'The listing type must be sale, lease or both', 'listingType'],
    [{ price: { lease: GODAN_DATA.price.lease } }, 'Sale price is required', 'price.sale'],
    [{ copies: -1 }, undefined, 'copies'],
    [{ mostCopiesPerOrder: 0 }, undefined, 'mostCopiesPerOrder'],
  ])('refuses a book with %o', async (change, message, field) => {
    const before = await booksOf(reader);
    const answer = await list<Refused>(bookForm({ ...GODAN_DATA, ...change }));
    expect(answer).toMatchObject({ status: 422, body: { ...(message && { message }), field } });
    expect(await booksOf(reader)).toBe(before);
  });

  it('names everything that is wrong', async () => {
    const { body } = await list<Refused>(bookForm({ ...GODAN_DATA, title: '', author: '' }));
    expect(body.errors?.map(({ field }) => field)).toEqual(['title', 'author']);
  });

  it.each([['no JSON {'], ['"a text"'], ['[]']])('refuses %s as book data', async (bookData) => {
    expect(await list<Refused>(bookForm(bookData))).toMatchObject({
      status: 422,
      body: { message: 'Invalid book data' },
    });
  });

  it('refuses visitors, other kinds of body, broken forms and bodies that are too large', async () => {
    expect(await list<Refused>(bookForm(GODAN_DATA), { ...reader, token: 'none' })).toMatchObject({
      status: 401,
    });
    const post = <Body>(request: object) => rest.post<Body>('/api/v1/books', { as: reader, ...request });
    expect(await post<Refused>({ body: GODAN_DATA })).toMatchObject({ status: 415 });
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    const cutOff = await fetch(`${marketplace.url}/api/v1/books`, {
      method: 'POST',
      headers: { ...broken, authorization: `Bearer ${reader.token}` },
      body: '--x\r\nContent-Disposition: form-data; name="bookData"\r\n\r\n{"title": "Go',
    });
    expect([cutOff.status, ((await cutOff.json()) as Refused).code]).toEqual([400, 'MALFORMED_REQUEST']);
    const huge = new Blob([new Uint8Array(10_000_001)], { type: 'image/jpeg' });
    expect(await list<Refused>(bookForm(GODAN_DATA, huge))).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    });
  });
});

describe('POST /api/v1/books/bulk', () => {
  type Report = Data<{
    created: number;
    skipped: number;
    refused: { index: number; title: string; field: string; reason: string }[];
  }>;
  const upload = <Body>(form: FormData, as: Person = publisher) =>
    rest.post<Body>('/api/v1/books/bulk', { as, form });

  it('keeps good rows, reports the others, and adds nothing twice', async () => {
    const rows = [
      GODAN_DATA,
      { ...GODAN_DATA, title: 'No price', price: {} },
      { ...GODAN_DATA, title: 'Gaban', isbn: null },
    ];
    const first = await upload<Report>(importForm(rows));
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ created: 2, skipped: 0 });
    expect(first.body.data.refused[0]).toMatchObject({
      index: 1,
      title: 'No price',
      field: 'price.sale',
      reason: 'Sale price is required',
    });
    const again = await upload<Report>(importForm(rows));
    expect(again.body.data).toMatchObject({ created: 0, skipped: 2 });
    expect(await booksOf(publisher)).toBe(2);
  });

  it.each([
    ['a broken file', () => importForm('[{'), 400, 'Invalid JSON format'],
    [
      'another kind of file',
      () => importForm('a,b', { name: 'books.csv', type: 'text/csv' }),
      415,
      'Please upload a JSON file',
    ],
    ['no file', () => new FormData(), 400, 'Please select a file to upload'],
    [
      'something that is no list',
      () => importForm({ title: 'Godan' }),
      400,
      'The file must contain a list of books',
    ],
  ])('refuses %s', async (_, form, status, message) => {
    expect(await upload<Refused>(form())).toMatchObject({ status, body: { message, field: 'books' } });
  });

  it('is for publishers', async () => {
    expect(await upload<Refused>(importForm([GODAN_DATA]), reader)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });
});

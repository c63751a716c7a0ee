import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, LIST_BOOK } from '../../testing/books/books.js';
import { bookForm, GODAN_DATA } from '../../testing/forms.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Kamala Iyer');
});

interface Payload {
  book: { id: string } | null;
  userErrors: { code: string; field: string[] | null }[];
}

async function list(input: object, by = seller): Promise<Payload> {
  const answer = await marketplace.ask<{ listBook: Payload }>(
    LIST_BOOK,
    { input: { ...GODAN, ...input } },
    by.token,
  );
  return answer.listBook;
}

async function listedBy({ id }: Person): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM books WHERE seller_id = $1';
  const [counted] = await marketplace.database.query<{ count: number }>(sql, [id]);
  return counted?.count ?? 0;
}

const photo = async (background: string) => {
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
};

describe('a book that is listed under a key', () => {
  it('is listed once, however often and at whatever moment it is sent', async () => {
    const first = await list({ idempotencyKey: 'one' });
    const others = await Promise.all([1, 2, 3, 4].map(() => list({ idempotencyKey: 'one' })));
    expect(first.userErrors).toEqual([]);
    for (const again of others) expect(again).toEqual(first);
    const racing = await Promise.all([1, 2, 3, 4, 5].map(() => list({ idempotencyKey: 'two' })));
    expect(new Set(racing.map(({ book }) => book?.id)).size).toBe(1);
    expect(await listedBy(seller)).toBe(2);
  });

  it('is refused with other content, and is new under another key, without one, and for somebody else', async () => {
    const { book } = await list({ idempotencyKey: 'key' });
    expect(await list({ idempotencyKey: 'key', title: 'Gaban' })).toMatchObject({
      book: null,
      userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', field: ['idempotencyKey'] }],
    });
    const other = await signUpReader(marketplace);
    const others = [
      await list({ idempotencyKey: 'key' }, other),
      await list({ idempotencyKey: 'another' }),
      await list({}),
      await list({}),
    ];
    expect(new Set([book?.id, ...others.map((each) => each.book?.id)]).size).toBe(5);
    expect(await list({ idempotencyKey: 'x'.repeat(201) })).toMatchObject({
      userErrors: [{ code: 'TOO_LONG', field: ['idempotencyKey'] }],
    });
  });

  it('can be sent again after a refusal', async () => {
    const again = { idempotencyKey: 'refused' };
    expect((await list({ ...again, title: '' })).book).toBeNull();
    expect((await list(again)).userErrors).toEqual([]);
  });
});

describe('POST /api/v1/books with an Idempotency-Key', () => {
  const post = (data: object, cover?: Blob) =>
    rest.post<Data<{ book: { _id: string } }>>('/api/v1/books', {
      as: seller,
      form: bookForm(data, cover),
      headers: { 'idempotency-key': 'rest' },
    });

  it('answers the same book to the same fields and cover, and refuses others', async () => {
    const [red, blue] = [await photo('#c33'), await photo('#33c')];
    const first = await post(GODAN_DATA, red);
    const again = await post(GODAN_DATA, red);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data.book).toEqual(first.body.data.book);
    const refused = { status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(await post(GODAN_DATA, blue)).toMatchObject(refused);
    expect(await post(GODAN_DATA)).toMatchObject(refused);
    expect(await post({ ...GODAN_DATA, title: 'Gaban' }, red)).toMatchObject(refused);
    expect(await listedBy(seller)).toBe(1);
  });
});

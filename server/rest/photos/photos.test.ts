import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { pictureOf } from '../../testing/books/photos.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

interface Photo {
  _id: string;
  caption: string | null;
  full: string;
  stage?: string;
  side?: string;
}
type Photos = Data<{ photos: Photo[] }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  seller = await signUpReader(marketplace, 'Seller');
  buyer = await signUpReader(marketplace, 'Buyer');
});
beforeEach(async () => {
  bookId = await listBook(marketplace, seller);
});
afterAll(() => marketplace.close());

async function form(picture: number | string, fields: Record<string, string> = {}): Promise<FormData> {
  const filled = new FormData();
  filled.set(
    'photo',
    new Blob([typeof picture === 'string' ? picture : await pictureOf(picture)]),
    'photo.jpg',
  );
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}

const path = () => `/api/v1/books/${bookId}/photos`;
const idsOf = (photos: readonly Photo[]) => photos.map(({ _id }) => _id);

describe('the photos of a book', () => {
  it('are listed, added, captioned, reordered, used as the cover and removed', async () => {
    const first = await rest.post<Photos>(path(), { as: seller, form: await form(1, { caption: 'Spine' }) });
    expect(first).toMatchObject({ status: 201, body: { data: { photos: [{ caption: 'Spine' }] } } });
    const { body } = await rest.post<Photos>(path(), { as: seller, form: await form(2) });
    const [one = '', two = ''] = idsOf(body.data.photos);
    const order = await rest.call<Photos>('PUT', path(), { as: seller, body: { photos: [two, one] } });
    expect(idsOf(order.body.data.photos)).toEqual([two, one]);
    const said = { as: seller, body: { caption: 'Title page' } };
    await rest.patch<Photos>(`/api/v1/photos/${two}`, said);
    expect((await rest.get<Photos>(path())).body.data.photos).toMatchObject([
      { _id: two, caption: 'Title page' },
      { _id: one, caption: 'Spine' },
    ]);
    expect(await rest.post(`/api/v1/photos/${two}/use-as-cover`, { as: seller })).toMatchObject({
      status: 200,
    });
    const { body: left } = await rest.delete<Photos>(`/api/v1/photos/${two}`, { as: seller });
    expect(idsOf(left.data.photos)).toEqual([one]);
  });

  it.each<[string, () => Promise<FormData>, number, object]>([
    ['without a file', async () => new FormData(), 400, { code: 'FILE_REQUIRED', field: 'photo' }],
    [
      'of what is no picture',
      () => form('text'),
      415,
      { code: 'NOT_AN_IMAGE', field: 'photo', message: 'Please upload an image file' },
    ],
    [
      'with a caption that is too long',
      () => form(1, { caption: 'x'.repeat(301) }),
      422,
      { code: 'TOO_LONG', field: 'caption' },
    ],
  ])('are refused %s', async (_, filled, status, body) => {
    expect(await rest.post<Refused>(path(), { as: seller, form: await filled() })).toMatchObject({
      status,
      body,
    });
  });

  it('are for their seller to change, and unknown with their book', async () => {
    const { body } = await rest.post<Photos>(path(), { as: seller, form: await form(1) });
    const [id = ''] = idsOf(body.data.photos);
    const foreign = { status: 403, body: { code: 'NOT_YOUR_BOOK', field: 'id' } };
    expect(await rest.post(path(), { as: buyer, form: await form(2) })).toMatchObject(foreign);
    expect(await rest.delete(`/api/v1/photos/${id}`, { as: buyer })).toMatchObject(foreign);
    expect(await rest.post(path(), { form: await form(2) })).toMatchObject({ status: 401 });
    expect(await rest.get('/api/v1/books/nonsense/photos')).toMatchObject({
      status: 404,
      body: { code: 'BOOK_NOT_FOUND', field: 'id' },
    });
    const wrong = await rest.call<Refused>('PUT', path(), { as: seller, body: { photos: 'all' } });
    expect(wrong).toMatchObject({ status: 422, body: { field: 'photos' } });
    for (const number of [2, 3, 4, 5, 6]) await rest.post(path(), { as: seller, form: await form(number) });
    expect(await rest.post(path(), { as: seller, form: await form(7) })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_PHOTOS', message: 'You can add at most 6 photos here' },
    });
  });
});

describe('the photos of a rental', () => {
  it('are added at their stage and seen by both sides', async () => {
    const { fulfillments } = await rent(marketplace, buyer, bookId);
    const of = `/api/v1/fulfillments/${fulfillments[0]?.id}`;
    const add = async (as: Person, stage: string) =>
      rest.post<Photos>(`${of}/photos`, { as, form: await form(1, { stage, caption: 'Before' }) });
    expect(await add(seller, 'dispatch')).toMatchObject({ status: 409, body: { code: 'NOT_YET_CONFIRMED' } });
    await rest.post(`${of}/confirm`, { as: seller });
    expect(await add(seller, 'dispatch')).toMatchObject({
      status: 201,
      body: {
        data: { photos: [{ stage: 'dispatch', side: 'seller', caption: 'Before', author: seller.id }] },
      },
    });
    expect(await add(buyer, 'dispatch')).toMatchObject({ status: 403, body: { code: 'SELLER_ONLY' } });
    expect(await add(seller, 'yesterday')).toMatchObject({
      status: 422,
      body: { code: 'PHOTO_STAGE_UNKNOWN', field: 'stage' },
    });
    expect((await rest.get<Photos>(`${of}/photos`, { as: buyer })).body.data.photos).toHaveLength(1);
    const stranger = await signUpReader(marketplace);
    expect(await rest.get(`${of}/photos`, { as: stranger })).toMatchObject({
      status: 404,
      body: { code: 'FULFILLMENT_NOT_FOUND', field: 'id' },
    });
  });
});

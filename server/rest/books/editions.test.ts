import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let cheap: string;
let dear: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  const [ravi, kamala] = [await signUpReader(marketplace, 'Ravi'), await signUpReader(marketplace, 'Kamala')];
  cheap = await listBook(marketplace, ravi, { salePrice: '120', listingType: 'SALE' });
  dear = await listBook(marketplace, kamala, { salePrice: '300' });
  await listBook(marketplace, kamala, { title: 'Kim', isbn: '9780141439518', genres: ['HORROR'] });
});
afterAll(() => marketplace.close());

interface Entry {
  _id: string;
  title: string;
  offerCount: number;
  offer: { _id: string };
}
type Editions = Data<{ editions: Entry[]; total: number }>;
type Offers = Data<{ books: { _id: string }[]; total: number }>;

async function editions(query: string): Promise<Editions['data']> {
  return (await rest.get<Editions>(`/api/v1/editions?${query}`)).body.data;
}

it('lists each edition once, at the first of its offers', async () => {
  const { editions: all, total } = await editions('sortBy=price_asc');
  expect(all.map(({ title, offerCount, offer }) => [title, offerCount, offer._id === cheap])).toEqual([
    ['Godan', 2, true],
    ['Kim', 1, false],
  ]);
  expect(total).toBe(2);
  expect(await editions('listingType=lease&search=godan')).toMatchObject({
    editions: [
      {
        title: 'Godan',
        offerCount: 2,
        lowestSale: 120,
        offer: { _id: dear },
        matching: { offerCount: 1, lowestSale: 300, lowestRent: 49 },
      },
    ],
    total: 1,
  });
  expect(await editions('sortBy=price_asc&page=2&limit=1')).toMatchObject({
    editions: [{ title: 'Kim' }],
    total: 2,
    page: 2,
  });
});

it('shows an edition and its offers, and refuses what is none', async () => {
  const id = (await editions('search=godan')).editions[0]?._id ?? '';
  expect((await rest.get(`/api/v1/editions/${id}`)).body).toMatchObject({
    data: { edition: { _id: id, title: 'Godan', offerCount: 2, lowestSale: 120, lowestRent: 49 } },
  });
  expect((await rest.get(`/api/v1/books/${dear}`)).body).toMatchObject({ data: { editionId: id } });
  const { body } = await rest.get<Offers>(`/api/v1/editions/${id}/offers?sortBy=price_asc`);
  expect(body.data).toMatchObject({ books: [{ _id: cheap }, { _id: dear }], total: 2 });
  for (const path of ['edition_01h455vb4pex5vsknk084sn02q', 'nothing/offers']) {
    const refused = await rest.get(`/api/v1/editions/${path}`);
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'EDITION_NOT_FOUND' }]);
  }
  const { status } = await rest.get('/api/v1/editions?sortBy=best');
  expect(status).toBe(422);
});

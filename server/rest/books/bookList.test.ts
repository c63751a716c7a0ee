import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

interface Listed {
  _id: string;
  title: string;
}
type BookList = Data<{ books: Listed[]; total: number; totalIsCapped: boolean; page: number; limit: number }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
const ids: Record<string, string> = {};

const SALE = { listingType: 'SALE', lease: null };
const LEASE = { listingType: 'LEASE', salePrice: null };
const BOOKS: Record<string, object> = {
  Godan: { genres: ['FICTION', 'HISTORY'] },
  'A Brief History of Time': { ...SALE, author: 'Stephen Hawking', salePrice: '99', genres: ['SCIENCE'] },
  Neuromancer: { ...LEASE, author: 'William Gibson', genres: ['SCIENCE_FICTION'], isbn: '0-441-56956-0' },
};

beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  seller = await signUpPublisher(marketplace, 'Banyan Tree Press');
  for (const [title, book] of Object.entries(BOOKS)) {
    ids[title] = await listBook(marketplace, seller, { title, ...book });
    marketplace.clock.advanceDays(1);
  }
});
afterAll(() => marketplace.close());

async function titles(query = ''): Promise<string[]> {
  const { body } = await rest.get<BookList>(`/api/v1/books${query}`);
  return body.data.books.map(({ title }) => title);
}

describe('GET /api/v1/books', () => {
  it('answers every listed book, the newest first, and how many there are', async () => {
    const { status, body } = await rest.get<BookList>('/api/v1/books');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total: 3, totalIsCapped: false, page: 1, limit: 24 });
    expect(body.data.books.map(({ title }) => title)).toEqual([
      'Neuromancer',
      'A Brief History of Time',
      'Godan',
    ]);
  });

  it('searches by words, with a typo, and by ISBN in either form', async () => {
    expect(await titles('?search=godna')).toEqual(['Godan']);
    expect(await titles('?search=hawking')).toEqual(['A Brief History of Time']);
    expect(await titles('?search=9780441569564')).toEqual(['Neuromancer']);
    expect(await titles('?search=0441569560')).toEqual(['Neuromancer']);
    expect(await titles('?search=nothing%20like%20it')).toEqual([]);
  });

  it.each([
    ['genre=Science%20Fiction', ['Neuromancer']],
    ['genre=science-fiction', ['Neuromancer']],
    ['genre=History', ['Godan']],
    ['listingType=sale', ['A Brief History of Time', 'Godan']],
    ['listingType=LEASE', ['Neuromancer', 'Godan']],
    ['listingType=both', ['Godan']],
    ['sortBy=price_asc&listingType=sale', ['A Brief History of Time', 'Godan']],
    ['sortBy=price_desc&listingType=sale', ['Godan', 'A Brief History of Time']],
    ['sortBy=date_desc', ['Neuromancer', 'A Brief History of Time', 'Godan']],
    ['sortBy=date_asc', ['Godan', 'A Brief History of Time', 'Neuromancer']],
    ['sortBy=rating_desc', ['Neuromancer', 'A Brief History of Time', 'Godan']],
    ['search=&genre=&listingType=&sortBy=', ['Neuromancer', 'A Brief History of Time', 'Godan']],
    ['_=1731900000000&timestamp=1', ['Neuromancer', 'A Brief History of Time', 'Godan']],
  ])('reads %s', async (query, expected) => {
    expect(await titles(`?${query}`)).toEqual(expected);
  });

  it('answers pages by number, with the total on each', async () => {
    const page = async (number: number) =>
      (await rest.get<BookList>(`/api/v1/books?limit=2&page=${number}`)).body.data;
    expect(await page(1)).toMatchObject({ total: 3, books: [{ title: 'Neuromancer' }, {}] });
    expect(await page(2)).toMatchObject({ total: 3, page: 2, limit: 2, books: [{ title: 'Godan' }] });
    expect(await page(3)).toMatchObject({ total: 3, books: [] });
    expect(await page(900_000)).toMatchObject({ total: 3, books: [] });
    expect((await page(2)).books).toHaveLength(1);
  });

  it('pages through a search in its order', async () => {
    const pages = await Promise.all([1, 2].map((number) => titles(`?search=a&limit=1&page=${number}`)));
    const whole = await titles('?search=a');
    expect(pages.flat()).toEqual(whole.slice(0, 2));
  });

  it.each([
    ['genre=Cookery', 422, 'GENRE_UNKNOWN', 'genre'],
    ['listingType=gift', 422, 'LISTING_TYPE_UNKNOWN', 'listingType'],
    ['sortBy=best', 422, 'SORT_UNKNOWN', 'sortBy'],
    ['limit=101', 400, 'PAGE_SIZE_OUT_OF_RANGE', 'limit'],
    ['limit=0', 400, 'PAGE_SIZE_OUT_OF_RANGE', 'limit'],
    ['page=-1', 422, 'INVALID_VALUE', 'page'],
    ['page=two', 422, 'INVALID_VALUE', 'page'],
  ])('refuses %s', async (query, status, code, field) => {
    const answer = await rest.get<Refused>(`/api/v1/books?${query}`);
    expect(answer).toMatchObject({ status, body: { status: 'error', code, field } });
  });
});

describe('GET /api/v1/books/{id}', () => {
  it('answers the book in the documented shape', async () => {
    const { body } = await rest.get<Data<{ book: object }>>(`/api/v1/books/${ids['Godan']}`);
    expect(body.data.book).toMatchObject({
      _id: ids['Godan'],
      title: 'Godan',
      author: 'Munshi Premchand',
      isbn: '9788171821136',
      genre: 'Fiction',
      genres: ['Fiction', 'History'],
      condition: 'Good',
      status: 'available',
      listingType: 'both',
      price: {
        sale: 249.5,
        lease: {
          perMonth: 49,
          minDuration: 1,
          maxDuration: 6,
          deposit: 200,
          securityDeposit: 200,
          lateFeePerDay: 2.5,
        },
      },
      copies: 1,
      createdAt: '2026-01-15T06:30:00.000Z',
      uploader: { _id: seller.id, name: 'Banyan Tree Press', publisherName: 'Banyan Tree Press' },
      uploaderType: 'Publisher',
      seller: seller.id,
    });
  });

  it('leaves out the price of the way in which a book is not offered', async () => {
    const price = async (title: string) => {
      const { body } = await rest.get<Data<{ book: { price: object } }>>(`/api/v1/books/${ids[title]}`);
      return Object.keys(body.data.book.price);
    };
    expect(await price('Neuromancer')).toEqual(['lease']);
    expect(await price('A Brief History of Time')).toEqual(['sale']);
  });

  it('shows the address of the uploader only to signed-in viewers', async () => {
    const reader = await signUpReader(marketplace);
    const uploader = async (as?: Person) => {
      const path = `/api/v1/books/${ids['Godan']}`;
      const { body } = await rest.get<Data<{ book: { uploader: { email?: string } } }>>(path, { as });
      return body.data.book.uploader.email;
    };
    expect(await uploader(reader)).toBe(seller.email);
    expect(await uploader()).toBeUndefined();
  });

  it.each(['nonsense', 'book_00000000000000000000000000', "book_'; DROP TABLE books"])(
    'knows no book %s',
    async (id) => {
      const answer = await rest.get<Refused>(`/api/v1/books/${encodeURIComponent(id)}`);
      expect(answer).toMatchObject({
        status: 404,
        body: { message: 'Book not found', code: 'BOOK_NOT_FOUND' },
      });
    },
  );
});

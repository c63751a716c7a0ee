import { listBook } from './books.js';
import type { GraphQLClient } from '../graphqlClient.js';
import { signUpPublisher, signUpReader, type Person } from '../people/people.js';

const SALE = { listingType: 'SALE', lease: null };
const lease = (perMonth: string) => ({ perMonth, deposit: '100', minDuration: 1 });
const LEASE = { listingType: 'LEASE', salePrice: null };

/** The reader's books by title. Together with the books in `ELSEWHERE`, they differ in every property that lists filter by. */
const BOOKS: Record<string, object> = {
  Godan: {
    genres: ['FICTION', 'HISTORY'],
    condition: 'GOOD',
    language: 'HI',
    salePrice: '250',
    lease: lease('40'),
  },
  Gaban: { ...SALE, condition: 'ACCEPTABLE', language: 'HI', salePrice: '80' },
  Saraswatichandra: { ...LEASE, condition: 'NEW', language: 'GU', lease: lease('25') },
  Cosmos: {
    ...SALE,
    author: 'Carl Sagan',
    genres: ['SCIENCE'],
    condition: 'LIKE_NEW',
    language: 'EN',
    salePrice: '400',
  },
};
/** The publisher's books by title. The publisher and the reader live in different cities. */
const ELSEWHERE: Record<string, object> = {
  'Bengal Nights': {
    genres: ['ROMANCE'],
    condition: 'VERY_GOOD',
    language: 'EN',
    salePrice: '120',
    lease: lease('15'),
  },
  'A Book of Nothing': { ...SALE, genres: ['OTHER'], condition: 'NEW', salePrice: '80' },
};

/** A reader in Mumbai (400020), a publisher in Kolkata (700073), and the ids of their listings by title. */
export interface Assortment {
  reader: Person;
  publisher: Person;
  ids: Record<string, string>;
}

/** Signs up the reader and the publisher. Lists their books in the order above, one a day. */
export async function listAssortment(
  marketplace: GraphQLClient & { clock: { advanceDays(days: number): void } },
): Promise<Assortment> {
  const reader = await signUpReader(marketplace);
  const publisher = await signUpPublisher(marketplace);
  const ids: Record<string, string> = {};
  for (const [seller, books] of [[reader, BOOKS] as const, [publisher, ELSEWHERE] as const]) {
    for (const [title, book] of Object.entries(books)) {
      ids[title] = await listBook(marketplace, seller, { title, author: 'Somebody', ...book });
      marketplace.clock.advanceDays(1);
    }
  }
  return { reader, publisher, ids };
}

import { Genre, ListingType } from '../../domain/catalogue/book.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import type { Queryable } from '../../persistence/sql.js';
import { readSearch } from '../../usecases/catalogue/readSearch.js';
import { madeUpId, madeUpWord } from './madeUp.js';

export const TODAY = '2026-01-15';

const WORDS = [1, 40, 1000, 30_000].map(madeUpWord);

/** Texts to search for: one letter, words of different frequencies, two words, a typo, and an ISBN. */
const SEARCHED = [
  'b',
  'ba',
  ...WORDS,
  `${WORDS[0]} ${WORDS[1]}`,
  `${WORDS[1]} ${WORDS[2]}`,
  'gavemu',
  '9780000012345',
];

/**
 * Texts to type into the search field: the texts in SEARCHED, the beginnings of two words, and words in another script.
 */
export const TEXTS = [...SEARCHED, 'ma ba', 'ब', 'बचि', 'बचि दुबा', 'शुराव'];

/** Filters of one kind, each with a name. Searches also have a `loose` filter, which tolerates typos. */
export interface Family {
  name: string;
  filters: [name: string, filter: BookFilter, loose?: BookFilter][];
}

const FREE: BookFilter = { free: { startsOn: '2026-02-01', endsOn: '2026-04-01', today: TODAY } };
const FICTION: BookFilter = { genre: 'FICTION' };
const HORROR: BookFilter = { genre: 'HORROR' };
const SALE: BookFilter = { listingType: 'SALE' };
const LEASE: BookFilter = { listingType: 'LEASE' };

const PRICES: BookFilter[] = [
  { salePrice: { from: 10_000, to: 10_100 } },
  { salePrice: { to: 10_000 } },
  { salePrice: { from: 10_000 } },
  { salePrice: { from: 199_000 }, ...FICTION },
  { salePrice: { to: 20_000 }, ...SALE },
  { rentPerMonth: { to: 3_000 } },
  { rentPerMonth: { from: 2_000, to: 2_100 }, ...LEASE },
  { rentPerMonth: { to: 3_000 }, ...HORROR },
];
const CONDITIONS: BookFilter[] = [
  { conditions: ['NEW'] },
  { conditions: ['NEW', 'LIKE_NEW'], ...FICTION },
  { conditions: ['NEW', 'LIKE_NEW', 'VERY_GOOD', 'GOOD'] },
  { conditions: ['NEW'], ...HORROR },
];
const LANGUAGES: BookFilter[] = [
  { language: 'EN' },
  { language: 'GU' },
  { language: 'DA' },
  { language: 'HI', ...FICTION },
  { language: 'EN', ...LEASE },
];
const DISTRICTS: BookFilter[] = [
  { district: '400' },
  { district: '744' },
  { district: '123' },
  { district: '999' },
  { district: '400', ...FICTION },
  { district: '123', ...SALE },
];
const AVAILABLE: BookFilter[] = [{}, FICTION, HORROR, LEASE].map((rest) => ({ availableOn: TODAY, ...rest }));
const [PUBLISHER, READER] = [madeUpId('user', 1), madeUpId('user', 5)];
const SELLERS: BookFilter[] = [
  { sellerId: PUBLISHER },
  { sellerId: PUBLISHER, ...FICTION },
  { sellerId: PUBLISHER, ...LEASE },
  { sellerId: READER },
  { sellerId: READER, ...FICTION },
];
const SEVERAL: BookFilter[] = [
  { conditions: ['NEW', 'LIKE_NEW'], language: 'EN', salePrice: { to: 50_000 }, district: '400', ...SALE },
  { conditions: ['NEW'], language: 'HI', rentPerMonth: { to: 5_000 }, ...FICTION, ...LEASE },
  { availableOn: TODAY, language: 'GU', salePrice: { from: 50_000, to: 60_000 } },
  { ...FREE, district: '123', ...FICTION },
  { sellerId: PUBLISHER, conditions: ['NEW'], salePrice: { to: 10_000 } },
];

/** Returns every filter that the screens and the REST paths offer, alone and combined. */
export async function families(database: Queryable): Promise<Family[]> {
  const genres = [undefined, Genre.FICTION, Genre.HORROR, Genre.CHILDREN];
  const types = [undefined, ...Object.values(ListingType)];
  const plain = genres.flatMap((genre) => types.map((listingType): BookFilter => ({ genre, listingType })));
  return Object.entries({
    'genre and type': plain,
    'free from-to': plain.map((filter) => ({ ...filter, ...FREE })),
    'available now': AVAILABLE,
    price: PRICES,
    condition: CONDITIONS,
    language: LANGUAGES,
    'PIN code': DISTRICTS,
    seller: SELLERS,
    several: SEVERAL,
  })
    .map(([name, filters]): Family => ({ name, filters: filters.map((filter) => [nameOf(filter), filter]) }))
    .concat({ name: 'search', filters: await searches(database) });
}

const BESIDE_A_SEARCH: BookFilter[] = [
  {},
  HORROR,
  { ...FICTION, ...SALE },
  FREE,
  { language: 'EN', salePrice: { to: 50_000 } },
  { district: '400' },
];

async function searches(database: Queryable): Promise<Family['filters']> {
  const filters: Family['filters'] = [];
  for (const text of SEARCHED) {
    const [strict, loose] = await Promise.all([
      readSearch(database, text, 'STRICT'),
      readSearch(database, text, 'LOOSE'),
    ]);
    if (!strict) continue;
    for (const others of BESIDE_A_SEARCH) {
      const filter = { search: strict, ...others };
      filters.push([nameOf(filter), filter, loose ? { search: loose, ...others } : undefined]);
    }
  }
  return filters;
}

function nameOf({ search, ...others }: BookFilter): string {
  const text = search && ('isbn' in search ? search.isbn : search.titleKey);
  const values = Object.values(others).map((value) =>
    typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : value,
  );
  return [text, ...values].filter(Boolean).join(' ') || 'all';
}

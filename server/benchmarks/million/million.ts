import { BookSort, Genre, ListingType } from '../../domain/catalogue/book.js';
import { COUNT_LIMIT, USUAL_PAGE } from '../../domain/shared/page.js';
import { Database } from '../../persistence/database.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import { booksPage, countBooks } from '../../persistence/queries/books/booksPage.js';
import type { BookOrder } from '../../persistence/queries/books/booksQuery.js';
import { presentBook } from '../../usecases/catalogue/book.js';
import { keysOf } from '../../usecases/catalogue/bookCursor.js';
import { readSearch } from '../../usecases/catalogue/readSearch.js';
import { administer, onOneConnection, postgresUrl } from '../benchDatabase.js';
import { ExplainingSql, type Explained } from './explain.js';
import { fillMillion, madeUpWord } from './fillMillion.js';

const NAME = 'panna_million';
const TODAY = '2026-01-15';
const FREE_DAYS = { startsOn: '2026-02-01', endsOn: '2026-04-01' };
const PAGES = ['first page', 'next page', 'last page', 'deepest page by number', 'count'];
/** How far the documented paths page by number. */
const DEEPEST = COUNT_LIMIT - USUAL_PAGE;
const READING = 'words understood';
const WORDS = [1, 40, 1000, 30_000].map(madeUpWord);
const TEXTS = [
  'b',
  'ba',
  ...WORDS,
  `${WORDS[0]} ${WORDS[1]}`,
  `${WORDS[1]} ${WORDS[2]}`,
  'gavemu',
  '9780000012345',
];

interface Measured extends Explained {
  list: string;
  page: string;
}

/** `npm run bench:million`: what PostgreSQL does for every list that the screens offer, at a million books. */
async function main(): Promise<void> {
  const database = await openMillion(postgresUrl());
  const measured = await measureReading(database);
  for (const [list, filter, order] of await lists(database)) {
    measured.push(...(await measure(database, list, filter, order)));
  }
  report(measured);
  await database.close();
}

/** The database of the last run is used again. */
async function openMillion(url: URL): Promise<Database> {
  const [existing] = await administer(url, `SELECT 1 FROM pg_database WHERE datname = '${NAME}'`);
  if (!existing) await administer(url, `CREATE DATABASE ${NAME} TEMPLATE template0 ENCODING 'UTF8'`);
  url.pathname = `/${NAME}`;
  const database = await Database.open({ url: url.href });
  const [books] = await database.query('SELECT FROM books LIMIT 1');
  if (!books) {
    console.log('Making up a million books; this takes some minutes.');
    await onOneConnection(url, fillMillion);
    await administer(url, 'VACUUM ANALYZE');
  }
  return database;
}

type List = [name: string, filter: BookFilter, order: BookOrder];

async function lists(database: Database): Promise<List[]> {
  const genres = [undefined, Genre.FICTION, Genre.HORROR, Genre.CHILDREN];
  const types = [undefined, ...Object.values(ListingType)];
  const plain = genres.flatMap((genre) => types.map((listingType): BookFilter => ({ genre, listingType })));
  const free = plain.map((filter): BookFilter => ({ ...filter, free: { ...FREE_DAYS, today: TODAY } }));
  const searches: BookFilter[] = [];
  for (const text of TEXTS) {
    const search = await readSearch(database, text, 'STRICT');
    if (search)
      searches.push(
        { search },
        { search, genre: 'HORROR' },
        { search, genre: 'FICTION', listingType: 'SALE' },
        { search, free: { ...FREE_DAYS, today: TODAY } },
      );
  }
  return [
    ...[...plain, ...free].flatMap((filter) =>
      Object.values(BookSort).map((order): List => [nameOf(filter), filter, order]),
    ),
    ...searches.flatMap((filter) =>
      [...Object.values(BookSort), ...('words' in (filter.search ?? {}) ? ['RELEVANCE' as const] : [])].map(
        (order): List => [nameOf(filter), filter, order],
      ),
    ),
  ];
}

function nameOf({ search, genre, listingType, free }: BookFilter): string {
  const text = search && ('isbn' in search ? search.isbn : search.titleKey);
  return [text, genre, listingType, free && 'free'].filter(Boolean).join(' ') || 'all';
}

/** The statements that find out what a search means, with a typo forgiven in every word. */
async function measureReading(database: Database): Promise<Measured[]> {
  const sql = new ExplainingSql(database);
  for (const text of TEXTS) await readSearch(sql, text, 'LOOSE');
  return sql.explained.map((explained) => ({ ...explained, list: 'the vocabulary', page: READING }));
}

async function measure(
  database: Database,
  list: string,
  filter: BookFilter,
  order: BookOrder,
): Promise<Measured[]> {
  const sql = new ExplainingSql(database);
  const query = { filter, order, limit: USUAL_PAGE + 1, backward: false, skip: 0, place: null };
  const first = await booksPage(sql, query, TODAY);
  const last = first.map(presentBook).at(-1);
  if (last) await booksPage(sql, { ...query, place: keysOf(last, order, filter) }, TODAY);
  await booksPage(sql, { ...query, backward: true }, TODAY);
  await booksPage(sql, { ...query, skip: DEEPEST, limit: COUNT_LIMIT + 1 }, TODAY);
  await countBooks(sql, filter, COUNT_LIMIT + 1);
  const pages = PAGES.filter((page) => last || page !== 'next page');
  return sql.explained.map((explained, index) => ({
    ...explained,
    list: `${list} ${order}`,
    page: pages[index] ?? '',
  }));
}

/** The slowest of each kind, then how all of them spread. */
function report(measured: Measured[]): void {
  for (const kind of [READING, ...PAGES]) {
    const own = measured.filter(({ page }) => page === kind).toSorted((a, b) => b.runMs - a.runMs);
    console.log(`\n${own.length} lists, ${kind}: half below ${ms(own[own.length >> 1])} ms. The slowest:`);
    console.table(
      own.slice(0, 8).map((each) => ({ list: each.list, ms: ms(each), 'rows touched': each.touched })),
    );
  }
}

function ms(measured: Measured | undefined): number {
  return Number((measured?.runMs ?? NaN).toFixed(1));
}

await main();

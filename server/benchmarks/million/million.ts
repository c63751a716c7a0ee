import pg from 'pg';
import { BookSort, Genre, ListingType } from '../../domain/book.js';
import { COUNT_LIMIT, USUAL_PAGE } from '../../domain/page.js';
import { Database } from '../../persistence/database.js';
import type { BookFilter } from '../../persistence/queries/bookFilters.js';
import { booksPage, countBooks } from '../../persistence/queries/booksPage.js';
import type { BookOrder } from '../../persistence/queries/booksQuery.js';
import { presentBook } from '../../usecases/catalogue/book.js';
import { keysOf } from '../../usecases/catalogue/bookCursor.js';
import { readSearch } from '../../usecases/catalogue/readSearch.js';
import { ExplainingSql, type Explained } from './explain.js';
import { fillMillion, madeUpWord } from './fillMillion.js';

const NAME = 'panna_million';
const TODAY = '2026-01-15';

interface Measured extends Explained {
  list: string;
  page: string;
}

/** `npm run bench:million`: what PostgreSQL does for every list that the screens offer, at a million books. */
async function main(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url)
    throw new Error('bench:million needs DATABASE_URL: a PostgreSQL in which it may create a database');
  const database = await openMillion(new URL(url));
  const measured: Measured[] = [];
  for (const [list, filter, order] of await lists(database)) {
    measured.push(...(await measure(database, list, filter, order)));
  }
  report(measured);
  await database.close();
}

/** The database of the last run is used again. */
async function openMillion(url: URL): Promise<Database> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const existing = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
  if (existing.rowCount === 0)
    await client.query(`CREATE DATABASE ${NAME} TEMPLATE template0 ENCODING 'UTF8'`);
  await client.end();
  url.pathname = `/${NAME}`;
  const database = await Database.open({ url: url.href });
  const [books] = await database.query('SELECT FROM books LIMIT 1');
  if (!books) {
    console.log('Making up a million books; this takes some minutes.');
    await fillMillion(database);
    await database.query('VACUUM ANALYZE');
  }
  return database;
}

type List = [name: string, filter: BookFilter, order: BookOrder];

async function lists(database: Database): Promise<List[]> {
  const genres = [undefined, Genre.FICTION, Genre.HORROR, Genre.CHILDREN];
  const types = [undefined, ...Object.values(ListingType)];
  const plain = genres.flatMap((genre) => types.map((listingType): BookFilter => ({ genre, listingType })));
  const searches: BookFilter[] = [];
  const words = [1, 40, 1000, 30_000].map(madeUpWord);
  const texts = [
    'b',
    'ba',
    ...words,
    `${words[0]} ${words[1]}`,
    `${words[1]} ${words[2]}`,
    'gavemu',
    '9780000012345',
  ];
  for (const text of texts) {
    const search = await readSearch(database, text, 'STRICT');
    if (search)
      searches.push(
        { search },
        { search, genre: 'HORROR' },
        { search, genre: 'FICTION', listingType: 'SALE' },
      );
  }
  return [
    ...plain.flatMap((filter) =>
      Object.values(BookSort).map((order): List => [nameOf(filter), filter, order]),
    ),
    ...searches.flatMap((filter) =>
      [...Object.values(BookSort), ...('words' in (filter.search ?? {}) ? ['RELEVANCE' as const] : [])].map(
        (order): List => [nameOf(filter), filter, order],
      ),
    ),
  ];
}

function nameOf({ search, genre, listingType }: BookFilter): string {
  const text = search && ('isbn' in search ? search.isbn : search.titleKey);
  return [text, genre, listingType].filter(Boolean).join(' ') || 'all';
}

async function measure(
  database: Database,
  list: string,
  filter: BookFilter,
  order: BookOrder,
): Promise<Measured[]> {
  const sql = new ExplainingSql(database);
  const query = { filter, order, limit: USUAL_PAGE + 1, backward: false, place: null };
  const first = await booksPage(sql, query, TODAY);
  const last = first.map(presentBook).at(-1);
  if (last) await booksPage(sql, { ...query, place: keysOf(last, order, filter) }, TODAY);
  await booksPage(sql, { ...query, backward: true }, TODAY);
  await countBooks(sql, filter, COUNT_LIMIT + 1);
  const pages = last ? ['first', 'next', 'last', 'count'] : ['first', 'last', 'count'];
  return sql.explained.map((explained, index) => ({
    ...explained,
    list: `${list} ${order}`,
    page: pages[index] ?? '',
  }));
}

function report(measured: Measured[]): void {
  for (const { list, page, planMs, runMs, touched } of measured) {
    console.log(
      `${list.padEnd(50)} ${page.padEnd(6)} plan ${planMs.toFixed(1).padStart(6)} run ${runMs.toFixed(1).padStart(8)} touched ${touched}`,
    );
  }
}

await main();

import { BookSort } from '../../domain/catalogue/book.js';
import { COUNT_LIMIT, USUAL_PAGE } from '../../domain/shared/page.js';
import type { Database } from '../../persistence/database.js';
import type { BookFilter } from '../../persistence/queries/books/bookFilters.js';
import { countBooks, booksPage } from '../../persistence/queries/books/booksPage.js';
import type { BookOrder, BooksQuery } from '../../persistence/queries/books/booksQuery.js';
import type { StoredBook } from '../../persistence/queries/books/storedBook.js';
import { countEditions } from '../../persistence/queries/editions/countEditions.js';
import { editionsByIds, offersOfEditions } from '../../persistence/queries/editions/editions.js';
import type { Queryable } from '../../persistence/sql.js';
import { keysOf } from '../../usecases/catalogue/bookCursor.js';
import { facetsAsRead } from '../../usecases/catalogue/finding/bookFacets.js';
import { readSearch } from '../../usecases/catalogue/readSearch.js';
import { suggest, USUAL_SUGGESTIONS } from '../../usecases/catalogue/suggest.js';
import { explain, ExplainingSql, type Explained } from './explain.js';
import { families, TEXTS, TODAY, type Family } from './lists.js';

/** Maximum time of each task of the database, in milliseconds. Infinity means that there is no goal. */
export const GOALS = {
  'first page': 60,
  'next page': 60,
  // No goal. For editions, PostgreSQL reads this page from the oldest offer on. It skips every offer whose edition
  // has a newer offer, which is most of the million.
  'last page': Infinity,
  'deepest page by number': 300,
  'its offers': 60,
  total: 120,
  facets: 120,
  'capped facets': Infinity,
  suggestions: 15,
  'words understood': Infinity,
} as const;
export type Task = keyof typeof GOALS;

/** The cost of a task: the sums over all of its statements. */
export interface Measured {
  task: Task;
  what: 'books' | 'editions' | 'texts';
  family: string;
  order?: BookOrder;
  list: string;
  ms: number;
  touched: number;
  pages: number;
  slowest: Explained | undefined;
}

/**
 * Number of attempts at a task that misses its goal. The fastest attempt counts, because the machine may have been
 * busy during the others.
 */
const ATTEMPTS = 3;
type Case = Omit<Measured, 'ms' | 'touched' | 'pages' | 'slowest'>;

/** Runs every task for every list, one after the other. */
export class Measuring {
  readonly measured: Measured[] = [];

  constructor(private readonly database: Database) {}

  /** Measures all texts, and the lists of the filter families `wanted`; all lists if `wanted` is empty. */
  async all(wanted: readonly string[]): Promise<void> {
    for (const text of TEXTS) await this.text(text);
    const lists = await families(this.database);
    for (const family of lists.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      console.log(`Lists by ${family.name}: ${family.filters.length} filters`);
      for (const [list, ...readings] of family.filters) {
        for (const what of ['books', 'editions'] as const)
          await this.list({ what, family, list }, ...readings);
      }
    }
  }

  private async text(list: string): Promise<void> {
    const its = { what: 'texts', family: 'texts', list } as const;
    await this.measure({ ...its, task: 'words understood' }, (reads) => readSearch(reads, list, 'LOOSE'));
    for (const typed of [list, list.slice(0, -1), list.slice(0, 3)].filter(isNew)) {
      await this.measure({ ...its, task: 'suggestions', list: typed }, (reads) =>
        suggest({ reads }, typed, USUAL_SUGGESTIONS),
      );
    }
  }

  private async list(
    { what, family, list }: { what: 'books' | 'editions'; family: Family; list: string },
    filter: BookFilter,
    loose?: BookFilter,
  ): Promise<void> {
    const its = { what, family: family.name, list };
    const ofEditions = what === 'editions';
    const total = await this.measure({ ...its, task: 'total' }, (reads) =>
      (ofEditions ? countEditions : countBooks)(reads, filter, COUNT_LIMIT + 1),
    );
    await this.facets(its, [filter, loose], ofEditions);
    const isRanked = filter.search && 'words' in filter.search;
    const orders = [...Object.values(BookSort), ...(isRanked ? ['RELEVANCE' as const] : [])];
    for (const order of orders) await this.pages({ ...its, order }, { filter, order, ofEditions }, total);
  }

  /** Measures the facets of a list. If a count is capped at the limit, there is no goal. */
  private async facets(
    its: Omit<Case, 'task'>,
    readings: (BookFilter | undefined)[],
    ofEditions: boolean,
  ): Promise<void> {
    const filters = readings.map((filter) => () => Promise.resolve(filter));
    const rows = await this.measure({ ...its, task: 'facets' }, (reads) =>
      facetsAsRead(reads, filters, ofEditions ? 'EDITIONS' : 'LISTINGS'),
    );
    const measured = this.measured.at(-1);
    if (measured && rows.some(({ isCapped }) => isCapped)) measured.task = 'capped facets';
  }

  private async pages(
    its: Omit<Case, 'task'>,
    list: Pick<BooksQuery, 'filter' | 'order' | 'ofEditions'>,
    total: number,
  ): Promise<void> {
    const query = { ...list, limit: USUAL_PAGE + 1, backward: false, skip: 0, place: null };
    const page = (task: Task, part: Partial<BooksQuery>) =>
      this.measure({ ...its, task }, (reads) => readPage(reads, { ...query, ...part }));
    const first = await page('first page', {});
    const last = first.at(-1);
    if (last) await page('next page', { place: keysOf(last, list.order, list.filter) });
    if (list.order === 'DATE_DESC') await page('last page', { backward: true });
    // The REST paths use page numbers, but only up to COUNT_LIMIT. For a page beyond the end of a list, they read
    // only the total.
    const end = Math.min(total, COUNT_LIMIT);
    if (end > USUAL_PAGE) await page('deepest page by number', { skip: end - USUAL_PAGE, limit: end + 1 });
    if (list.ofEditions) await this.offers(its, first, list.filter);
  }

  private async offers(its: Omit<Case, 'task'>, page: StoredBook[], filter: BookFilter): Promise<void> {
    const ids = page.map(({ editionId }) => editionId);
    await this.measure({ ...its, task: 'its offers' }, (reads) =>
      offersOfEditions(reads, ids, { filter, today: TODAY, currency: 'INR' }),
    );
  }

  private async measure<T>(its: Case, doTask: (reads: Queryable) => Promise<T>): Promise<T> {
    const [answer, first] = await explained(this.database, doTask);
    let least = first;
    for (let attempt = 1; attempt < ATTEMPTS && msOf(least) > GOALS[its.task]; attempt += 1) {
      const again = await explainedAgain(this.database, first);
      if (msOf(again) < msOf(least)) least = again;
    }
    const sum = (of: (each: Explained) => number) => least.reduce((total, each) => total + of(each), 0);
    const slowest = least.toSorted((a, b) => b.ms - a.ms)[0];
    const counts = {
      ms: msOf(least),
      touched: sum(({ touched }) => touched),
      pages: sum(({ pages }) => pages),
    };
    this.measured.push({ ...its, ...counts, slowest });
    return answer;
  }
}

async function readPage(reads: Queryable, query: BooksQuery): Promise<StoredBook[]> {
  const books = await booksPage(reads, query, TODAY);
  const ids = books.map(({ editionId }) => editionId);
  if (query.ofEditions && query.skip === 0) await editionsByIds(reads, ids);
  return books;
}

async function explained<T>(
  database: Database,
  doTask: (reads: Queryable) => Promise<T>,
): Promise<[T, Explained[]]> {
  const sql = new ExplainingSql(database);
  return [await doTask(sql), sql.explained];
}

async function explainedAgain(database: Database, statements: readonly Explained[]): Promise<Explained[]> {
  const again: Explained[] = [];
  for (const { statement } of statements) again.push(await explain(database, statement));
  return again;
}

function msOf(statements: readonly Explained[]): number {
  return statements.reduce((total, { ms }) => total + ms, 0);
}

function isNew<T>(each: T, index: number, all: readonly T[]): boolean {
  return all.indexOf(each) === index;
}

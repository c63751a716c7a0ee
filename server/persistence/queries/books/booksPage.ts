import { z } from 'zod';
import { USUAL_PAGE } from '../../../domain/shared/page.js';
import { and, empty, literal, sql, type Piece, type Queryable } from '../../sql.js';
import { firstOf } from './firstOffers.js';
import { firstOffersByNumber } from './firstOffersByNumber.js';
import { beyond, countUpTo, orderBy, type Keyset } from '../statements/keyset.js';
import { sharedRead } from '../statements/sharedRead.js';
import { bookSource, isSelective, rowsOf, type BookFilter, type BookSource } from './bookFilters.js';
import { bookColumns, bookJoins, booksByIds } from './books.js';
import { booksByRating, sortedByRating } from './booksByRating.js';
import { booksByRelevance, fewByRelevance, sortedByRelevance } from './booksByRelevance.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';
import { BookRow } from './bookRow.js';
import { isLargeDistrict } from './districts.js';
import { isFar, isNarrow, sortedRows } from './farPages.js';
import { hasKnownPlan } from './knownPlans.js';
import { keyColumns, keysOf, withinPrices } from './listKeys.js';
import { storedBook, type StoredBook } from './storedBook.js';

/**
 * Returns a page of a list of books, in the list's sort order (reversed if `backward`). Runs one statement, or two if the ids
 * are selected first (isReadByIds). `today` is YYYY-MM-DD.
 */
export function booksPage(database: Queryable, query: BooksQuery, today: string): Promise<StoredBook[]> {
  return readPage(database, { query, today });
}

const readPage = sharedRead(
  async (database: Queryable, { query: asked, today }: { query: BooksQuery; today: string }) => {
    const listed = { ...asked, filter: await withDistrict(database, asked.filter) };
    const query = isFar(listed)
      ? { ...listed, isNarrow: await isNarrow(database, listed) }
      : { ...listed, hasKnownPlan: await hasKnownPlan(database, listed) };
    if (query.ofEditions && query.skip > 0) {
      const listings = (most: number) =>
        pageOfIds({ ...query, ofEditions: false, saysEdition: true, limit: most });
      return booksOf(database, await firstOffersByNumber(database, query, listings), today);
    }
    const page = pageOfIds(query);
    if (isReadByIds(query))
      return booksOf(database, await idsOf(database, withoutSkipped(page, query)), today);
    const books = page.name === 'b' ? empty : sql`JOIN books b ON b.id = page.id`;
    const statement = sql`SELECT ${bookColumns(today)}
      FROM (${withoutSkipped(page, query)}) ${literal(page.name)} ${books} ${bookJoins(today)} ORDER BY ${page.orderBy}`;
    const rows = isPlannedOnce(query)
      ? await database.preparedRows(BookRow, statement)
      : await database.rows(BookRow, statement);
    return rows.map(storedBook);
  },
);

async function withDistrict(database: Queryable, filter: BookFilter): Promise<BookFilter> {
  if (!filter.district) return filter;
  return { ...filter, isLargeDistrict: await isLargeDistrict(database, filter.district) };
}

/** A row with the id of a book. Its other columns are the sort keys. */
const FoundBook = z.looseObject({ id: z.string() });

async function idsOf(database: Queryable, page: Piece): Promise<string[]> {
  return (await database.rows(FoundBook, page)).map(({ id }) => id);
}

/** Returns the books with these ids, in the order of the ids. */
async function booksOf(database: Queryable, ids: readonly string[], today: string): Promise<StoredBook[]> {
  if (ids.length === 0) return [];
  const books = new Map((await booksByIds(database, ids, today)).map((book) => [book.id, book]));
  return ids.flatMap((id) => books.get(id) ?? []);
}

function withoutSkipped({ rows, name, orderBy: order }: PageOfIds, { skip }: BooksQuery): Piece {
  if (skip === 0) return rows;
  return sql`SELECT * FROM (${rows}) ${literal(name)} ORDER BY ${order} OFFSET ${literal(String(skip))}`;
}

/** Counts the books of a list, up to `most`. */
export function countBooks(database: Queryable, filter: BookFilter, most: number): Promise<number> {
  return countUpTo(database, most, rowsOf(bookSource(filter), empty));
}

/**
 * True if the statement should be prepared. False for pages of an unusual size, because PostgreSQL would keep more and more
 * plans. Also false if the best plan is unknown and depends on values: for lists of one seller, lists with selective filters,
 * and genres sorted by rating.
 */
function isPlannedOnce({ filter, order, limit, skip, hasKnownPlan: isKnown }: BooksQuery): boolean {
  const isUneven = isSelective(filter) || filter.sellerId || (filter.genre && order === 'RATING_DESC');
  return isKnown || (skip === 0 && limit === USUAL_PAGE + 1 && !isUneven);
}

/**
 * True if a separate statement selects the ids of a page. That statement is planned for each call, because the best plan
 * depends on the searched words or on the filters. If it also read the books, planning would take several times as long.
 */
function isReadByIds({ filter, hasKnownPlan: isKnown }: BooksQuery): boolean {
  return !isKnown && (filter.search !== undefined || isSelective(filter));
}

function pageOfIds(query: BooksQuery): PageOfIds {
  if (query.order === 'RATING_DESC') return query.isNarrow ? sortedByRating(query) : booksByRating(query);
  if (query.order === 'RELEVANCE') {
    if (query.hasKnownPlan) return fewByRelevance(query);
    return query.isNarrow ? sortedByRelevance(query) : booksByRelevance(query);
  }
  if (query.isNarrow) return sortedByKeys(query);
  const keyset = (name: string): Keyset => ({
    keys: keysOf(query.order, query.filter, name),
    descending: query.order.endsWith('DESC'),
  });
  const source = bookSource(query.filter);
  const { table, isBooks, search } = source;
  const isWhole = isBooks && !query.filter.search && !isSelective(query.filter) && query.skip === 0;
  const name = isWhole ? 'b' : 'page';
  const columns = columnsOf(query, source);
  const rows = sql`SELECT ${isWhole ? sql`s.*` : columns} FROM ${table} s
    WHERE ${and([...conditionsOf(query, source), ...search, beyond(keyset('s'), query), ...withinPrices(query)])}
    ORDER BY ${orderBy(keyset('s'), query.backward)}`;
  return {
    rows: firstOf(query, rows, (offer) => literal(keyset(offer).keys.join(', '))),
    name,
    orderBy: orderBy(keyset(name), query.backward),
  };
}

/**
 * Returns the conditions of a list. If its best plan is known, IS TRUE keeps PostgreSQL from using the indexes of selective
 * filters.
 */
function conditionsOf({ hasKnownPlan: isKnown }: BooksQuery, { conditions, selective }: BookSource): Piece[] {
  if (!isKnown) return conditions;
  return conditions.map((each) => (selective.includes(each) ? sql`(${each}) IS TRUE` : each));
}

function sortedByKeys(query: BooksQuery): PageOfIds {
  const keyset = (name: string): Keyset => ({
    keys: [`${name}.kind`, `${name}.value`, `${name}.id`],
    descending: query.order.endsWith('DESC'),
  });
  const source = bookSource(query.filter);
  const columns = sql`${keyColumns(query)}${query.saysEdition ? source.offer : empty}`;
  return {
    rows: sortedRows(query, rowsOf(source, columns), orderBy(keyset('s'), false)),
    name: 'page',
    orderBy: orderBy(keyset('page'), false),
  };
}

/**
 * Returns the id and the sort keys of a row, because rows are sorted again after the join with the books. A list by date reads
 * the stock only if days are requested, so that an index usually contains all columns of the list.
 */
function columnsOf({ order, saysEdition }: BooksQuery, { stock, offer, promised }: BookSource): Piece {
  if (saysEdition) return sql`s.id, ${stock}${offer}`;
  const isByDate = order === 'DATE_DESC' || order === 'DATE_ASC';
  if (isByDate) return sql`s.id, s.listed_at${promised.length > 0 ? sql`, ${stock}` : empty}`;
  return sql`s.id, ${stock}, s.listing_type, s.headline_price, s.rent_per_month`;
}

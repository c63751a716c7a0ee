import { and, empty, limit, literal, sql, type Piece } from '../../sql.js';
import { firstOf } from './firstOffers.js';
import { beyond, inOrder, orderBy, type Keyset } from '../statements/keyset.js';
import { bookSource, isSelective, rowsOf, type BookSource } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';

/**
 * Maximum number of books in a list that is sorted as a whole. Longer lists are read seller by seller. Reading by
 * seller is slower for later pages, so the maximum grows to FEW_FOR_EACH_READ times the number of books to read. For
 * far pages, a sample decides (farPages.ts).
 */
const FEW = 1_000;
const FEW_FOR_EACH_READ = 5;

/** Sorts by the seller's score, then by seller. The books of a seller are sorted newest first. */
const keysetOf = (seller: string, book: string): Keyset => ({
  keys: [`${seller}.readers_score`, `${seller}.seller_id`, `${book}.listed_at`, `${book}.id`],
  descending: true,
});
const NEWEST: Keyset = { keys: ['s.listed_at', 's.id'], descending: true };

const columnsOf = ({ keys }: Keyset) => literal(keys.join(', '));

const SELLERS = sql`(SELECT id AS seller_id, readers_score FROM users WHERE sells) u`;

/**
 * Returns the ids of a list sorted by the sellers' scores, best first. Books have no column for the score, because each
 * rating would have to update all books of a seller. Instead, sellers are read in the order of an index, and at most
 * one page of books of each seller. Lists with filters that match few books are sorted, because reading them seller by
 * seller would take long.
 */
export function booksByRating(query: BooksQuery): PageOfIds {
  const { filter, backward } = query;
  const source = bookSource(filter);
  const page = { name: 'page', orderBy: orderBy(keysetOf('page', 'page'), backward) } as const;
  const mayBeFew = filter.search ?? filter.genre ?? isSelective(filter);
  if (!mayBeFew || query.isNarrow === false) return { ...page, rows: walk(query, source) };
  // With `saysEdition`, the limit includes extra rows that are rarely read.
  const fewest = Math.max(FEW, query.saysEdition ? query.limit : FEW_FOR_EACH_READ * query.limit);
  const offer = query.saysEdition ? source.offer : empty;
  const isFew = sql`(SELECT count(*) FROM few) <= ${literal(String(fewest))}`;
  return {
    ...page,
    rows: sql`WITH few AS MATERIALIZED (
        ${rowsOf(source, sql`s.id, s.seller_id, s.listed_at${offer}`)} ${limit(fewest + 1)})
      SELECT * FROM (
        (${sortFew(query, source, isFew)}) UNION ALL (${walk(query, source, sql`NOT ${isFew}`)})
      ) found ${inOrder(keysetOf('found', 'found'), query)}`,
  };
}

/**
 * Sorts a short list in full. Ranks the sellers first, because comparing ranks is faster than comparing scores and
 * ids.
 */
export function sortedByRating(query: BooksQuery): PageOfIds {
  const source = bookSource(query.filter);
  const inOrder = (name: string) => literal(`${name}.place, ${name}.listed_at DESC, ${name}.id DESC`);
  const books = rowsOf(source, sql`s.seller_id, s.listed_at, s.id${source.offer}`);
  return {
    rows: sql`SELECT * FROM (
        SELECT u.place, s.listed_at, s.id${offerOf(query, source, 's')} FROM (${books} OFFSET 0) s JOIN (
          SELECT id AS seller_id, row_number() OVER (ORDER BY readers_score DESC, id DESC) AS place FROM users WHERE sells) u
          USING (seller_id)) s
      ORDER BY ${inOrder('s')} ${limit(query.limit)}`,
    name: 'page',
    orderBy: inOrder('page'),
  };
}

/** Columns that mark a row as in stock, so that its free days are not checked a second time. */
const WAS_ASKED = sql`true AS in_stock, 0 AS promised_copies`;

const offerOf = ({ saysEdition }: BooksQuery, { isBooks }: BookSource, name: string) =>
  saysEdition && isBooks ? literal(`, ${name}.edition_id, ${name}.has_copies`) : empty;

function sortFew(query: BooksQuery, source: BookSource, condition: Piece): Piece {
  const keyset = keysetOf('u', 's');
  const rows = sql`SELECT ${columnsOf(keyset)}, ${WAS_ASKED}${offerOf(query, source, 's')} FROM few s JOIN ${SELLERS} USING (seller_id)
    WHERE ${condition} AND ${beyond(keyset, query)} ORDER BY ${orderBy(keyset, query.backward)}`;
  return firstOf(query, rows, offersByRating);
}

function offersByRating(offer: string): Piece {
  return literal(
    `(SELECT u.readers_score FROM users u WHERE u.id = ${offer}.seller_id), ${offer}.seller_id, ${offer}.listed_at, ${offer}.id`,
  );
}

/**
 * Reads the books seller by seller. Begins after the cursor, within the books of the cursor's seller. Reads only the
 * first books of each later seller.
 */
function walk(query: BooksQuery, source: BookSource, condition?: Piece): Piece {
  const { backward, place } = query;
  // IS TRUE makes PostgreSQL use only the index by seller. Any other index would be searched again for each seller.
  const asked = [...source.selective, ...source.search].map((condition) => sql`(${condition}) IS TRUE`);
  const wanted = [...source.conditions.filter((each) => !source.selective.includes(each)), ...asked];
  const ofSeller = [...wanted, sql`s.seller_id = u.seller_id`];
  const sellers = condition ? [condition] : [];
  const keyset = keysetOf('u', 'b');
  if (place) {
    const [score, seller, listedAt, id] = place.map((value) => sql`${value}`);
    if (!score || !seller || !listedAt || !id) throw new Error('A place by rating has four keys');
    const beyondAll = literal(backward ? `'-infinity'` : `'infinity'`);
    const start = sql`CASE WHEN u.seller_id = ${seller} THEN ${listedAt}::timestamptz ELSE ${beyondAll} END`;
    sellers.push(
      sql`(u.readers_score, u.seller_id) ${literal(backward ? '>=' : '<=')} (${score}, ${seller})`,
    );
    ofSeller.push(sql`(s.listed_at, s.id) ${literal(backward ? '>' : '<')} (${start}, ${id})`);
  }
  // The index by seller does not contain the stock, so the stock is read only for filters by day.
  const stock = source.promised.length > 0 ? source.stock : WAS_ASKED;
  const offer = query.saysEdition ? source.offer : empty;
  const books = sql`SELECT s.listed_at, s.id, ${stock}${offer} FROM ${source.table} s
    WHERE ${and(ofSeller)} ORDER BY ${orderBy(NEWEST, backward)}`;
  return sql`SELECT ${columnsOf(keyset)}, ${WAS_ASKED}${offerOf(query, source, 'b')} FROM ${SELLERS}
    CROSS JOIN LATERAL (${firstOf(query, books, offersByRating)}) b
    WHERE ${and(sellers)} ${inOrder(keyset, query)}`;
}

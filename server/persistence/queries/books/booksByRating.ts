import { and, empty, limit, literal, sql, type Piece } from '../../sql.js';
import { firstOf } from './firstOffers.js';
import { beyond, inOrder, orderBy, type Keyset } from '../statements/keyset.js';
import { bookSource, isSelective, rowsOf, type BookSource } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';

/**
 * Up to this many books are sorted by the score of their sellers; above it the sellers are walked. Pages
 * behind the first lengthen the walk, so they sort more books. For far pages a sample decides (farPages.ts).
 */
const FEW = 1_000;
const FEW_FOR_EACH_READ = 5;

/** By score, then by seller, newest first within each. */
const keysetOf = (seller: string, book: string): Keyset => ({
  keys: [`${seller}.readers_score`, `${seller}.seller_id`, `${book}.listed_at`, `${book}.id`],
  descending: true,
});
const NEWEST: Keyset = { keys: ['s.listed_at', 's.id'], descending: true };

const columnsOf = ({ keys }: Keyset) => literal(keys.join(', '));

const SELLERS = sql`(SELECT id AS seller_id, readers_score FROM users WHERE sells) u`;

/**
 * Lists the books of the best sellers first. No column of books holds the score, because each rating would
 * then change all books of its seller. So the sellers are walked in the order of their index, each giving at
 * most a page; lists that a filter narrows are sorted instead, because the walk would be long.
 */
export function booksByRating(query: BooksQuery): PageOfIds {
  const { filter, backward } = query;
  const source = bookSource(filter);
  const page = { name: 'page', orderBy: orderBy(keysetOf('page', 'page'), backward) } as const;
  const mayBeFew = filter.search ?? filter.genre ?? isSelective(filter);
  if (!mayBeFew || query.isNarrow === false) return { ...page, rows: walk(query, source) };
  // Where rows have their edition, the limit includes rows that are hardly ever read.
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
 * Sorts a narrow list. Comparing with a place among the sellers is cheaper than finding the rows of that
 * place.
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

/** Values for rows that need no further check: as if they were in stock. */
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
 * Walks the sellers from that of the place on: its own books only beyond the place, and the first books of
 * all others.
 */
function walk(query: BooksQuery, source: BookSource, condition?: Piece): Piece {
  const { backward, place } = query;
  // IS TRUE keeps other indexes than that of the sellers out: they would be searched again for every seller.
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
  // The index by seller does not hold the stock, which is therefore read only for filters by day.
  const stock = source.promised.length > 0 ? source.stock : WAS_ASKED;
  const offer = query.saysEdition ? source.offer : empty;
  const books = sql`SELECT s.listed_at, s.id, ${stock}${offer} FROM ${source.table} s
    WHERE ${and(ofSeller)} ORDER BY ${orderBy(NEWEST, backward)}`;
  return sql`SELECT ${columnsOf(keyset)}, ${WAS_ASKED}${offerOf(query, source, 'b')} FROM ${SELLERS}
    CROSS JOIN LATERAL (${firstOf(query, books, offersByRating)}) b
    WHERE ${and(sellers)} ${inOrder(keyset, query)}`;
}

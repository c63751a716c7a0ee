import { and, empty, limit, literal, sql, type Piece } from '../../sql.js';
import { firstOf } from './firstOffers.js';
import { beyond, inOrder, orderBy, type Keyset } from '../statements/keyset.js';
import { bookSource, isSelective, rowsOf, type BookSource } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';

/**
 * Up to so many books are sorted by the score of their sellers; more are found by walking through the sellers. A page
 * behind the first makes the walk long, so for it more books are few; for a far one a sample tells (farPages.ts).
 */
const FEW = 1_000;
const FEW_FOR_EACH_READ = 5;

/** By score, then seller by seller, each one's newest first. */
const keysetOf = (seller: string, book: string): Keyset => ({
  keys: [`${seller}.readers_score`, `${seller}.seller_id`, `${book}.listed_at`, `${book}.id`],
  descending: true,
});
const NEWEST: Keyset = { keys: ['s.listed_at', 's.id'], descending: true };

const columnsOf = ({ keys }: Keyset) => literal(keys.join(', '));

const SELLERS = sql`(SELECT id AS seller_id, readers_score FROM users WHERE sells) u`;

/**
 * The books of the best sellers first. No column of books holds the score (a rating would have to change all books of
 * its seller), so the sellers are walked in the order of their index, each giving at most a page. Where a filter
 * leaves few books the walk would be long: these are sorted.
 */
export function booksByRating(query: BooksQuery): PageOfIds {
  const { filter, backward } = query;
  const source = bookSource(filter);
  const page = { name: 'page', orderBy: orderBy(keysetOf('page', 'page'), backward) } as const;
  const mayBeFew = filter.search ?? filter.genre ?? isSelective(filter);
  if (!mayBeFew || query.isNarrow === false) return { ...page, rows: walk(query, source) };
  // Where rows say their edition, the limit has room for what is hardly ever read.
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

/** The same of a narrow list. A place among the sellers is sooner compared than what gives it to them. */
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

/** What rows say of which nothing more is asked: as if they were in stock. */
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

/** From the seller of the place on; of that seller only the books beyond it, of all others the first ones. */
function walk(query: BooksQuery, source: BookSource, condition?: Piece): Piece {
  const { backward, place } = query;
  // IS TRUE keeps other indexes than that of the sellers out of this: they would be searched again for every seller.
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
  // The index by seller does not hold the stock: it is read only where days are asked for.
  const stock = source.promised.length > 0 ? source.stock : WAS_ASKED;
  const offer = query.saysEdition ? source.offer : empty;
  const books = sql`SELECT s.listed_at, s.id, ${stock}${offer} FROM ${source.table} s
    WHERE ${and(ofSeller)} ORDER BY ${orderBy(NEWEST, backward)}`;
  return sql`SELECT ${columnsOf(keyset)}, ${WAS_ASKED}${offerOf(query, source, 'b')} FROM ${SELLERS}
    CROSS JOIN LATERAL (${firstOf(query, books, offersByRating)}) b
    WHERE ${and(sellers)} ${inOrder(keyset, query)}`;
}

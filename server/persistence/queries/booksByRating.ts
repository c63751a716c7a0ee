import { bookSource, type BookSource } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksPage.js';
import { beyond, orderBy, type Keyset } from './keyset.js';
import type { Parameters } from './parameters.js';

/** Up to so many books are sorted by the score of their sellers; more are found by walking through the sellers. */
const FEW = 1_000;

/**
 * The books of the best sellers first: by score, then seller by seller, each one's newest first. No column of books
 * holds the score (a rating would have to change all books of its seller), so the sellers are walked in the order of
 * their index, each giving at most a page. Where a filter leaves few books the walk would be long: these are sorted.
 */
export function booksByRating(query: BooksQuery, parameters: Parameters): PageOfIds {
  const { filter, backward, limit } = query;
  const source = bookSource(filter, parameters);
  const found = keysetOf('found');
  const page = { orderBy: orderBy(keysetOf('page'), backward) };
  if (!filter.search && !filter.genre) return { ...page, sql: walk(query, source, parameters) };
  const few = `(SELECT count(*) FROM few) <= ${FEW}`;
  return {
    ...page,
    sql: `WITH few AS MATERIALIZED (
        SELECT s.id, s.seller_id, s.listed_at FROM ${source.table} s
        WHERE ${source.conditions.join(' AND ')} LIMIT ${FEW + 1})
      SELECT * FROM ((${sortFew(query, few, parameters)}) UNION ALL (${walk(query, source, parameters, `NOT ${few}`)})) found
      ORDER BY ${orderBy(found, backward)} LIMIT ${limit}`,
  };
}

function sortFew({ backward, limit, place }: BooksQuery, condition: string, parameters: Parameters): string {
  const keyset = { keys: ['u.readers_score', 'u.id', 's.listed_at', 's.id'], descending: true };
  const conditions = [condition];
  if (place) conditions.push(beyond(keyset, backward, place, parameters));
  return `SELECT u.readers_score, u.id AS seller_id, s.listed_at, s.id
    FROM few s JOIN users u ON u.id = s.seller_id
    WHERE ${conditions.join(' AND ')} ORDER BY ${orderBy(keyset, backward)} LIMIT ${limit}`;
}

/** From the seller of the place on; of that seller only the books beyond it, of all others the first ones. */
function walk(
  { backward, limit, place }: BooksQuery,
  source: BookSource,
  parameters: Parameters,
  condition = 'true',
): string {
  const newest: Keyset = { keys: ['s.listed_at', 's.id'], descending: true };
  const ofSeller = [...source.conditions, 's.seller_id = u.id'];
  const sellers = [condition, 'u.sells'];
  if (place) {
    const [score, seller, listedAt, id] = place.map((value) => parameters.add(value));
    const start = `CASE WHEN u.id = ${seller} THEN ${listedAt}::timestamptz ELSE '${backward ? '-' : ''}infinity' END`;
    sellers.push(`(u.readers_score, u.id) ${backward ? '>=' : '<='} (${score}, ${seller})`);
    ofSeller.push(`(s.listed_at, s.id) ${backward ? '>' : '<'} (${start}, ${id})`);
  }
  return `SELECT u.readers_score, u.id AS seller_id, b.listed_at, b.id
    FROM users u CROSS JOIN LATERAL (
      SELECT s.listed_at, s.id FROM ${source.table} s
      WHERE ${ofSeller.join(' AND ')} ORDER BY ${orderBy(newest, backward)} LIMIT ${limit}) b
    WHERE ${sellers.join(' AND ')}
    ORDER BY ${orderBy({ keys: ['u.readers_score', 'u.id', 'b.listed_at', 'b.id'], descending: true }, backward)}
    LIMIT ${limit}`;
}

function keysetOf(name: string): Keyset {
  return {
    keys: ['readers_score', 'seller_id', 'listed_at', 'id'].map((key) => `${name}.${key}`),
    descending: true,
  };
}

import { allOf, bookSource, type BookSource } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import type { Parameters } from '../statements/parameters.js';

/**
 * Up to so many books are sorted by the score of their sellers; more are found by walking through the sellers. A page that
 * lies deep makes the walk long, so for it more books are few.
 */
const FEW = 1_000;
const FEW_FOR_EACH_READ = 5;

/** By score, then seller by seller, each one's newest first. */
const keysetOf = (seller: string, book: string): Keyset => ({
  keys: [`${seller}.readers_score`, `${seller}.seller_id`, `${book}.listed_at`, `${book}.id`],
  descending: true,
});

const SELLERS = '(SELECT id AS seller_id, readers_score, sells FROM users) u';

/**
 * The books of the best sellers first. No column of books holds the score (a rating would have to change all books of
 * its seller), so the sellers are walked in the order of their index, each giving at most a page. Where a filter
 * leaves few books the walk would be long: these are sorted.
 */
export function booksByRating(query: BooksQuery, parameters: Parameters): PageOfIds {
  const { filter, backward, limit } = query;
  const source = bookSource(filter, parameters);
  const page = { name: 'page', orderBy: orderBy(keysetOf('page', 'page'), backward) } as const;
  if (!filter.search && !filter.genre) return { ...page, sql: walk(query, source, [], parameters) };
  const fewest = Math.max(FEW, FEW_FOR_EACH_READ * limit);
  const isFew = `(SELECT count(*) FROM few) <= ${fewest}`;
  return {
    ...page,
    sql: `WITH few AS MATERIALIZED (
        SELECT s.id, s.seller_id, s.listed_at FROM ${source.table} s
        WHERE ${allOf(source.conditions, source.search())} LIMIT ${fewest + 1})
      SELECT * FROM (
        (${sortFew(query, [isFew], parameters)}) UNION ALL (${walk(query, source, [`NOT ${isFew}`], parameters)})
      ) found ORDER BY ${orderBy(keysetOf('found', 'found'), backward)} LIMIT ${limit}`,
  };
}

function sortFew(
  { backward, limit, place }: BooksQuery,
  conditions: string[],
  parameters: Parameters,
): string {
  const keyset = keysetOf('u', 's');
  if (place) conditions.push(beyond(keyset, backward, place, parameters));
  return `SELECT ${keyset.keys.join(', ')} FROM few s JOIN ${SELLERS} USING (seller_id)
    WHERE ${allOf(conditions)} ORDER BY ${orderBy(keyset, backward)} LIMIT ${limit}`;
}

/** From the seller of the place on; of that seller only the books beyond it, of all others the first ones. */
function walk(
  { backward, limit, place }: BooksQuery,
  source: BookSource,
  conditions: string[],
  parameters: Parameters,
): string {
  // IS TRUE keeps the index of words out of this: it would be searched again for every seller.
  const wanted = [...source.conditions, ...source.search().map((match) => `(${match}) IS TRUE`)];
  const ofSeller = [...wanted, 's.seller_id = u.seller_id'];
  const sellers = [...conditions, 'u.sells'];
  const [newest, keyset] = [keysetOf('u', 's').keys.slice(2), keysetOf('u', 'b')];
  if (place) {
    const [score, seller, listedAt, id] = place.map((value) => parameters.add(value));
    const start = `CASE WHEN u.seller_id = ${seller} THEN ${listedAt}::timestamptz ELSE '${backward ? '-' : ''}infinity' END`;
    sellers.push(`(u.readers_score, u.seller_id) ${backward ? '>=' : '<='} (${score}, ${seller})`);
    ofSeller.push(`(s.listed_at, s.id) ${backward ? '>' : '<'} (${start}, ${id})`);
  }
  return `SELECT ${keyset.keys.join(', ')} FROM ${SELLERS} CROSS JOIN LATERAL (
      SELECT s.listed_at, s.id FROM ${source.table} s
      WHERE ${allOf(ofSeller)} ORDER BY ${orderBy({ keys: newest, descending: true }, backward)} LIMIT ${limit}) b
    WHERE ${allOf(sellers)} ORDER BY ${orderBy(keyset, backward)} LIMIT ${limit}`;
}

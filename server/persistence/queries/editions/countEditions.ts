import { z } from 'zod';
import { count } from '../../shapes.js';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';
import { bookSource, rowsOf, type BookFilter } from '../books/bookFilters.js';
import { countUpTo } from '../statements/keyset.js';

/** Number of listings to read per edition, in the first and second attempt. The first is nearly always enough. */
const LOOKS = [1.2, 5];

const Counted = z.strictObject({ listings: count, editions: count });

/** Counts the editions in a list of books, up to `most`. */
export async function countEditions(database: Queryable, filter: BookFilter, most: number): Promise<number> {
  const listed = listedOffers(filter);
  for (const times of LOOKS) {
    const enough = Math.ceil(times * most);
    const [seen] = await database.rows(
      Counted,
      sql`SELECT count(*)::int AS listings, count(DISTINCT edition_id)::int AS editions
        FROM (${listed} ${limit(enough)}) seen`,
    );
    if (!seen) return 0;
    if (seen.listings < enough || seen.editions >= most) return Math.min(seen.editions, most);
  }
  return countUpTo(database, most, sql`SELECT DISTINCT listed.edition_id FROM (${listed}) listed`);
}

function listedOffers(filter: BookFilter): Piece {
  const source = bookSource(filter);
  if (source.isBooks) return rowsOf(source, sql`s.edition_id`);
  // With a subquery instead of a join, PostgreSQL looks up editions only for rows that are counted.
  return rowsOf(source, sql`(SELECT b.edition_id FROM books b WHERE b.id = s.id) AS edition_id`);
}

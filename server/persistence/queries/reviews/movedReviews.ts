import { sql, type Queryable } from '../../sql.js';

/**
 * Moves reviews from one edition to another: all of them when the two are joined, those of the listings that leave when
 * one is split (`bookIds`). A reader who then has two of one edition keeps the later one; the earlier is not shown as
 * long as that is so. For what joins and splits editions, in its transaction.
 */
export async function moveReviews(
  database: Queryable,
  { from, to, bookIds }: { from: string; to: string; bookIds?: readonly string[] },
): Promise<void> {
  const isMoved = bookIds ? sql`book_id = ANY(${bookIds}::text[])` : sql`true`;
  // One of a reader and an edition is not superseded: so all are set aside first, and the latest come back at the end.
  await database.run(
    sql`UPDATE reviews r SET is_superseded = true WHERE r.edition_id IN (${from}, ${to}) AND EXISTS (
       SELECT FROM reviews other WHERE other.edition_id IN (${from}, ${to})
         AND other.author_id = r.author_id AND other.id <> r.id)`,
  );
  await database.run(sql`UPDATE reviews SET edition_id = ${to} WHERE edition_id = ${from} AND ${isMoved}`);
  await database.run(
    sql`UPDATE reviews r SET is_superseded = false
     WHERE r.edition_id IN (${from}, ${to}) AND r.is_superseded AND NOT EXISTS (
       SELECT FROM reviews later WHERE later.edition_id = r.edition_id AND later.author_id = r.author_id
         AND (later.written_at, later.id) > (r.written_at, r.id))`,
  );
}

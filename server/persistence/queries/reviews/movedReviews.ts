import { sql, type Queryable } from '../../sql.js';

/**
 * Moves reviews from one edition to another: after a join all reviews, after a split the reviews of the moved listings
 * (`bookIds`). If a reader then has two reviews of an edition, only the later one is shown. Runs in the transaction of
 * the join or split.
 */
export async function moveReviews(
  database: Queryable,
  { from, to, bookIds }: { from: string; to: string; bookIds?: readonly string[] },
): Promise<void> {
  const isMoved = bookIds ? sql`book_id = ANY(${bookIds}::text[])` : sql`true`;
  // A unique index allows each reader one current review per edition. If a reader has several, all of them are
  // therefore marked as superseded first. At the end, the latest one becomes current again.
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

import type { Sql } from '../sql.js';

/** What a drawn cover shows of a book; null for an unknown id. */
export async function bookForCover(sql: Sql, id: string): Promise<{ title: string; author: string } | null> {
  const rows = await sql.query<{ title: string; author: string }>(
    'SELECT title, author FROM books WHERE id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** The id of the cover with this hash: the one that is there, or a new row with the id that is given. */
export async function coverId(sql: Sql, newCoverId: string, hash: string): Promise<string> {
  const [cover] = await sql.query<{ id: string }>(
    `INSERT INTO covers (id, content_hash) VALUES ($1, $2)
     ON CONFLICT (content_hash) DO UPDATE SET content_hash = excluded.content_hash RETURNING id`,
    [newCoverId, hash],
  );
  return cover?.id ?? newCoverId;
}

import type { Sql } from '../sql.js';

/** What a drawn cover shows of a book; null for an unknown id. */
export async function bookForCover(sql: Sql, id: string): Promise<{ title: string; author: string } | null> {
  const rows = await sql.query<{ title: string; author: string }>(
    'SELECT title, author FROM books WHERE id = $1',
    [id],
  );
  return rows[0] ?? null;
}

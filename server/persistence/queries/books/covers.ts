import type { Sql } from '../../sql.js';

/** What a drawn cover shows of a book, and whose it is. */
export interface BookForCover {
  sellerId: string;
  title: string;
  author: string;
  unlisted: boolean;
}

/** A book as its cover shows it; null for an unknown id. */
export async function bookForCover(sql: Sql, id: string): Promise<BookForCover | null> {
  const rows = await sql.query<BookForCover>(
    `SELECT seller_id AS "sellerId", title, author, unlisted_at IS NOT NULL AS unlisted FROM books WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Whether a person has the book in an order, in the cart or among the bookmarks, which go on showing what is off the market. */
export async function keepsBook(sql: Sql, userId: string, bookId: string): Promise<boolean> {
  const [{ keeps } = { keeps: false }] = await sql.query<{ keeps: boolean }>(
    `SELECT EXISTS (
       SELECT FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id JOIN orders o ON o.id = f.order_id
       WHERE i.book_id = $2 AND o.buyer_id = $1
     ) OR EXISTS (
       SELECT FROM cart_items i JOIN carts c ON c.id = i.cart_id WHERE i.book_id = $2 AND c.user_id = $1
     ) OR EXISTS (SELECT FROM bookmarks WHERE book_id = $2 AND user_id = $1) AS keeps`,
    [userId, bookId],
  );
  return keeps;
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

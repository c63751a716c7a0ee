import { z } from 'zod';
import { sql, type Piece, type Queryable } from '../../sql.js';

const BookForCover = z.strictObject({
  sellerId: z.string(),
  title: z.string(),
  author: z.string(),
  unlisted: z.boolean(),
});

/** A book's seller, and the title and author for a drawn cover. */
export type BookForCover = z.infer<typeof BookForCover>;

/** Returns the details of a book that its cover needs; null for an unknown id. */
export async function bookForCover(database: Queryable, id: string): Promise<BookForCover | null> {
  const [book] = await database.rows(
    BookForCover,
    sql`SELECT seller_id AS "sellerId", title, author, unlisted_at IS NOT NULL AS unlisted
        FROM books WHERE id = ${id}`,
  );
  return book ?? null;
}

const Standing = z.strictObject({ unlisted: z.boolean() });

/**
 * Returns an object in which `unlisted` is true if all listings with this uploaded cover are off the market. Returns
 * null if no listing has the cover.
 */
export async function uploadedCover(
  database: Queryable,
  hash: string,
): Promise<z.infer<typeof Standing> | null> {
  const [cover] = await database.preparedRows(
    Standing,
    sql`SELECT b.unlisted_at IS NOT NULL AS unlisted FROM covers c JOIN books b ON b.cover_id = c.id
        WHERE c.content_hash = ${hash} ORDER BY 1 LIMIT 1`,
  );
  return cover ?? null;
}

const Keeping = z.strictObject({ keeps: z.boolean() });

/**
 * Returns the condition that an account ordered or bookmarked the book or has it in its cart, and can therefore see the
 * book while it is off the market.
 */
const keptBy = (bookId: Piece, userId: string) => sql`(EXISTS (
    SELECT FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id JOIN orders o ON o.id = f.order_id
    WHERE i.book_id = ${bookId} AND o.buyer_id = ${userId}
  ) OR EXISTS (
    SELECT FROM cart_items i JOIN carts c ON c.id = i.cart_id
    WHERE i.book_id = ${bookId} AND c.user_id = ${userId}
  ) OR EXISTS (SELECT FROM bookmarks WHERE book_id = ${bookId} AND user_id = ${userId}))`;

/**
 * True if an account ordered or bookmarked the book, or has the book in its cart. The account can then see the book
 * even while it is off the market.
 */
export async function keepsBook(database: Queryable, userId: string, bookId: string): Promise<boolean> {
  const [found] = await database.rows(Keeping, sql`SELECT ${keptBy(sql`${bookId}`, userId)} AS keeps`);
  return found?.keeps ?? false;
}

/** True if an account sells a listing with this uploaded cover, or if `keepsBook` is true for such a listing. */
export async function keepsCover(database: Queryable, userId: string, hash: string): Promise<boolean> {
  const [found] = await database.rows(
    Keeping,
    sql`SELECT EXISTS (
       SELECT FROM covers c JOIN books b ON b.cover_id = c.id
       WHERE c.content_hash = ${hash} AND (b.seller_id = ${userId} OR ${keptBy(sql`b.id`, userId)})) AS keeps`,
  );
  return found?.keeps ?? false;
}

const CoverId = z.strictObject({ id: z.string() });

/** Returns the id of the cover with this hash. Inserts the cover with the given id if it does not exist. */
export async function coverId(database: Queryable, newCoverId: string, hash: string): Promise<string> {
  const [cover] = await database.rows(
    CoverId,
    sql`INSERT INTO covers (id, content_hash) VALUES (${newCoverId}, ${hash})
        ON CONFLICT (content_hash) DO UPDATE SET content_hash = excluded.content_hash RETURNING id`,
  );
  return cover?.id ?? newCoverId;
}

/** Removes the uploaded covers from all listings of a seller, including those off the market. */
export async function removeCoversOfSeller(database: Queryable, sellerId: string): Promise<void> {
  await database.run(
    sql`UPDATE books SET cover_id = NULL WHERE seller_id = ${sellerId} AND cover_id IS NOT NULL`,
  );
}

import { z } from 'zod';
import { count } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { listedIds } from '../books/listedIds.js';

const BookPhotoRow = z.strictObject({
  id: z.string(),
  bookId: z.string(),
  caption: z.string().nullable(),
  width: count,
  height: count,
  contentHash: z.string(),
});

export type StoredBookPhoto = z.infer<typeof BookPhotoRow>;

/** Returns the photos of these books. The photos of a book are in the sequence that its seller chose. */
export function photosOfBooks(database: Queryable, bookIds: readonly string[]): Promise<StoredBookPhoto[]> {
  return database.preparedRows(
    BookPhotoRow,
    sql`SELECT p.id, p.book_id AS "bookId", p.caption, p.width, p.height, p.content_hash AS "contentHash"
        FROM ${listedIds(bookIds)} JOIN book_photos p ON p.book_id = wanted.id ORDER BY p.book_id, p.position`,
  );
}

const BookOfPhoto = z.strictObject({ bookId: z.string(), sellerId: z.string(), unlisted: z.boolean() });

/** The listing that a photo belongs to, and the listing's seller. */
export type BookOfPhoto = z.infer<typeof BookOfPhoto>;

/** Returns the listing that a photo belongs to, and its seller; null for an unknown photo. */
export async function bookOfPhoto(database: Queryable, photoId: string): Promise<BookOfPhoto | null> {
  const [book] = await database.rows(
    BookOfPhoto,
    sql`SELECT b.id AS "bookId", b.seller_id AS "sellerId", b.unlisted_at IS NOT NULL AS unlisted
        FROM book_photos p JOIN books b ON b.id = p.book_id WHERE p.id = ${photoId}`,
  );
  return book ?? null;
}

/** Stores a new sequence of a book's photos, given by `photoIds`. */
export async function placePhotos(
  database: Queryable,
  bookId: string,
  photoIds: readonly string[],
): Promise<void> {
  await database.run(
    sql`UPDATE book_photos p SET position = given.place
        FROM unnest(${photoIds}::text[]) WITH ORDINALITY AS given (id, place)
        WHERE p.id = given.id AND p.book_id = ${bookId}`,
  );
}

const Forgotten = z.strictObject({ id: z.string() });

/** Deletes the photos of all listings of a seller, including those off the market. Returns the ids of the photos. */
export async function removePhotosOfSeller(database: Queryable, sellerId: string): Promise<string[]> {
  const rows = await database.rows(
    Forgotten,
    sql`DELETE FROM book_photos p USING books b WHERE b.id = p.book_id AND b.seller_id = ${sellerId} RETURNING p.id`,
  );
  return rows.map(({ id }) => id);
}

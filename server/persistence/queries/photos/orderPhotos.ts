import { z } from 'zod';
import { PhotoStage } from '../../../domain/orders/orderPhotos.js';
import { Side } from '../../../domain/orders/orderStatus.js';
import { count, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { listedIds } from '../books/listedIds.js';

const OrderPhotoRow = z.strictObject({
  id: z.string(),
  fulfillmentId: z.string(),
  stage: z.enum(PhotoStage),
  side: z.enum(Side),
  authorId: z.string(),
  caption: z.string().nullable(),
  width: count,
  height: count,
  contentHash: z.string(),
  addedAt: moment,
});

export type StoredOrderPhoto = z.infer<typeof OrderPhotoRow>;

/**
 * Returns the photos of these fulfillments. The photos of a fulfillment are sorted by the time when they were added.
 */
export function photosOfFulfillments(
  database: Queryable,
  fulfillmentIds: readonly string[],
): Promise<StoredOrderPhoto[]> {
  return database.preparedRows(
    OrderPhotoRow,
    sql`SELECT p.id, p.fulfillment_id AS "fulfillmentId", p.stage, p.side, p.author_id AS "authorId", p.caption,
               p.width, p.height, p.content_hash AS "contentHash", p.added_at AS "addedAt"
        FROM ${listedIds(fulfillmentIds)} JOIN order_photos p ON p.fulfillment_id = wanted.id
        ORDER BY p.fulfillment_id, p.added_at, p.id`,
  );
}

/** The ids of a fulfillment's buyer and seller. */
export const Sides = z.strictObject({ buyerId: z.string(), sellerId: z.string() });
export type Sides = z.infer<typeof Sides>;

/** Returns the buyer and the seller of the fulfillment that a photo belongs to; null for an unknown photo. */
export async function sidesOfPhoto(database: Queryable, photoId: string): Promise<Sides | null> {
  const [sides] = await database.rows(
    Sides,
    sql`SELECT o.buyer_id AS "buyerId", f.seller_id AS "sellerId" FROM order_photos p
        JOIN fulfillments f ON f.id = p.fulfillment_id JOIN orders o ON o.id = f.order_id WHERE p.id = ${photoId}`,
  );
  return sides ?? null;
}

const SidesOfFulfillment = Sides.extend({ fulfillmentId: z.string() });

/** Returns the buyers and the sellers of these fulfillments, in no particular order. */
export function sidesOfFulfillments(
  database: Queryable,
  ids: readonly string[],
): Promise<z.infer<typeof SidesOfFulfillment>[]> {
  return database.rows(
    SidesOfFulfillment,
    sql`SELECT f.id AS "fulfillmentId", o.buyer_id AS "buyerId", f.seller_id AS "sellerId"
        FROM ${listedIds(ids)} JOIN fulfillments f ON f.id = wanted.id JOIN orders o ON o.id = f.order_id`,
  );
}

const Forgotten = z.strictObject({ id: z.string() });

/** Deletes the photos that the owner of a closed account added to orders. Returns the ids of the photos. */
export async function removePhotosOfAuthor(database: Queryable, authorId: string): Promise<string[]> {
  const rows = await database.rows(
    Forgotten,
    sql`DELETE FROM order_photos WHERE author_id = ${authorId} RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

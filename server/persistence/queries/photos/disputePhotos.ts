import { z } from 'zod';
import { Side } from '../../../domain/orders/orderStatus.js';
import { count, moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';
import { listedIds } from '../books/listedIds.js';
import { Sides } from './orderPhotos.js';

const DisputePhotoRow = z.strictObject({
  id: z.string(),
  disputeId: z.string(),
  side: z.enum(Side),
  caption: z.string().nullable(),
  width: count,
  height: count,
  contentHash: z.string(),
  addedAt: moment,
});

export type StoredDisputePhoto = z.infer<typeof DisputePhotoRow>;

/** Returns the photos of these disputes. The photos of a dispute are sorted by the time when they were added. */
export function photosOfDisputes(
  database: Queryable,
  disputeIds: readonly string[],
): Promise<StoredDisputePhoto[]> {
  return database.preparedRows(
    DisputePhotoRow,
    sql`SELECT p.id, p.dispute_id AS "disputeId", p.side, p.caption, p.width, p.height,
               p.content_hash AS "contentHash", p.added_at AS "addedAt"
        FROM ${listedIds(disputeIds)} JOIN dispute_photos p ON p.dispute_id = wanted.id
        ORDER BY p.dispute_id, p.added_at, p.id`,
  );
}

/** Returns the buyer and the seller of the dispute that a photo belongs to; null for an unknown photo. */
export async function sidesOfDisputePhoto(database: Queryable, photoId: string): Promise<Sides | null> {
  const [sides] = await database.rows(
    Sides,
    sql`SELECT o.buyer_id AS "buyerId", f.seller_id AS "sellerId" FROM dispute_photos p
        JOIN disputes d ON d.id = p.dispute_id JOIN fulfillments f ON f.id = d.fulfillment_id
        JOIN orders o ON o.id = f.order_id WHERE p.id = ${photoId}`,
  );
  return sides ?? null;
}

const SidesOfDispute = Sides.extend({ disputeId: z.string() });

/** Returns the buyers and the sellers of these disputes, in no particular order. */
export function sidesOfDisputes(
  database: Queryable,
  ids: readonly string[],
): Promise<z.infer<typeof SidesOfDispute>[]> {
  return database.rows(
    SidesOfDispute,
    sql`SELECT d.id AS "disputeId", o.buyer_id AS "buyerId", f.seller_id AS "sellerId"
        FROM ${listedIds(ids)} JOIN disputes d ON d.id = wanted.id
        JOIN fulfillments f ON f.id = d.fulfillment_id JOIN orders o ON o.id = f.order_id`,
  );
}

const Forgotten = z.strictObject({ id: z.string() });

/**
 * Deletes up to `most` photos of disputes whose buyer and seller have both closed their accounts. Returns the number of
 * deleted photos.
 */
export async function removePhotosOfClosedDisputes(database: Queryable, most: number): Promise<number> {
  const rows = await database.rows(
    Forgotten,
    sql`DELETE FROM dispute_photos WHERE id IN (
          SELECT p.id FROM dispute_photos p JOIN disputes d ON d.id = p.dispute_id
          JOIN fulfillments f ON f.id = d.fulfillment_id JOIN orders o ON o.id = f.order_id
          JOIN users buyer ON buyer.id = o.buyer_id JOIN users seller ON seller.id = f.seller_id
          WHERE buyer.closed_at IS NOT NULL AND seller.closed_at IS NOT NULL ORDER BY p.id ${limit(most)})
        RETURNING id`,
  );
  return rows.length;
}

import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { BlockStatus, CaptureStatus } from '../../../domain/payments/depositBlock.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';

const BlockRow = z.strictObject({
  id: z.string(),
  intentId: z.string(),
  orderId: z.string(),
  buyerId: z.string(),
  provider: z.string(),
  reference: z.string(),
  isUsed: z.boolean(),
  status: z.enum(BlockStatus),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  expiresAt: moment,
  warnedAt: moment.nullable(),
});

/** A block of the deposits of an order. The amount is in minor units. */
export type StoredBlock = z.infer<typeof BlockRow>;

const BLOCKS = sql`
  SELECT b.id, b.intent_id AS "intentId", b.order_id AS "orderId", o.buyer_id AS "buyerId", b.provider, b.reference,
         b.is_used AS "isUsed", b.status, b.amount, b.currency, b.expires_at AS "expiresAt", b.warned_at AS "warnedAt"
  FROM deposit_blocks b JOIN orders o ON o.id = b.order_id`;

/** A page of rows by id: up to `max` rows after the id `after`. */
interface Page {
  after: string;
  max: number;
}

function pageOf(database: Queryable, condition: Piece, { after, max }: Page): Promise<StoredBlock[]> {
  return database.rows(
    BlockRow,
    sql`${BLOCKS} WHERE ${condition} AND b.id > ${after} ORDER BY b.id LIMIT ${max}`,
  );
}

/** Returns the block of an online payment; null if there is none. */
export async function blockOfIntent(database: Queryable, intentId: string): Promise<StoredBlock | null> {
  const [block] = await database.rows(BlockRow, sql`${BLOCKS} WHERE b.intent_id = ${intentId}`);
  return block ?? null;
}

/** Locks and returns a block; null for an unknown id. The transaction must have locked the order before. */
export async function lockedBlock(database: Queryable, id: string): Promise<StoredBlock | null> {
  const [block] = await database.rows(BlockRow, sql`${BLOCKS} WHERE b.id = ${id} FOR NO KEY UPDATE OF b`);
  return block ?? null;
}

/** Returns a page of the blocks that secure deposits at present. */
export function activeBlocks(database: Queryable, page: Page): Promise<StoredBlock[]> {
  return pageOf(database, sql`b.status = 'ACTIVE'`, page);
}

/** Returns a page of the blocks that the provider is to release. */
export function blocksToRelease(database: Queryable, page: Page): Promise<StoredBlock[]> {
  return pageOf(database, sql`b.status = 'RELEASING'`, page);
}

const CaptureRow = z.strictObject({
  id: z.string(),
  blockId: z.string(),
  orderId: z.string(),
  fulfillmentId: z.string(),
  paymentId: z.string(),
  provider: z.string(),
  blockReference: z.string(),
  status: z.enum(CaptureStatus),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
});

/** A part of a block that is charged for a fulfillment. The amount is in minor units. */
export type StoredCapture = z.infer<typeof CaptureRow>;

const CAPTURES = sql`
  SELECT c.id, c.block_id AS "blockId", b.order_id AS "orderId", c.fulfillment_id AS "fulfillmentId",
         c.payment_id AS "paymentId", b.provider, b.reference AS "blockReference", c.status, c.amount, c.currency
  FROM deposit_captures c JOIN deposit_blocks b ON b.id = c.block_id`;

/** Returns a capture; null if the id is unknown. */
export async function captureById(database: Queryable, id: string): Promise<StoredCapture | null> {
  const [capture] = await database.rows(CaptureRow, sql`${CAPTURES} WHERE c.id = ${id}`);
  return capture ?? null;
}

/** Returns the captures of a block in any status, oldest first. */
export function capturesOfBlock(database: Queryable, blockId: string): Promise<StoredCapture[]> {
  return database.rows(CaptureRow, sql`${CAPTURES} WHERE c.block_id = ${blockId} ORDER BY c.id`);
}

/** Returns a page of the captures that the provider has not confirmed. */
export function openCaptures(database: Queryable, { after, max }: Page): Promise<StoredCapture[]> {
  return database.rows(
    CaptureRow,
    sql`${CAPTURES} WHERE c.status = 'PENDING' AND c.id > ${after} ORDER BY c.id LIMIT ${max}`,
  );
}

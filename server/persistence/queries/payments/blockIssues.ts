import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { BlockIssueKind } from '../../../domain/payments/depositBlock.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const BlockIssue = z.strictObject({
  id: z.string(),
  kind: z.enum(BlockIssueKind),
  orderId: z.string(),
  buyerId: z.string(),
  fulfillmentId: z.string().nullable(),
  provider: z.string(),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  expiresAt: moment,
  reason: z.string().nullable(),
  refusedAt: moment.nullable(),
});

/**
 * A problem for staff: a block that ends soon or was not released, or a refused capture. `id` identifies the block or the
 * capture. The amount is in minor units.
 */
export type BlockIssueRow = z.infer<typeof BlockIssue>;

/** The times that decide which blocks and captures are listed. */
export interface BlockMoments {
  /** Active blocks that end by this time are listed. */
  endsBefore: Date;
  /** Captures that were refused at this time or later are listed. */
  refusedSince: Date;
}

const issues = ({ endsBefore, refusedSince }: BlockMoments): Piece => sql`
  SELECT x.id, x.kind, x.order_id AS "orderId", o.buyer_id AS "buyerId", x.fulfillment_id AS "fulfillmentId", x.provider, x.amount,
         x.currency, x.expires_at AS "expiresAt", x.reason, x.refused_at AS "refusedAt"
  FROM (
    SELECT id, 'ENDING' AS kind, order_id, NULL AS fulfillment_id, provider, amount, currency, expires_at, NULL AS reason,
           NULL::timestamptz AS refused_at
    FROM deposit_blocks WHERE status = 'ACTIVE' AND expires_at <= ${endsBefore}
    UNION ALL
    SELECT id, 'RELEASE_REFUSED', order_id, NULL, provider, amount, currency, expires_at, release_failure, release_refused_at
    FROM deposit_blocks WHERE status = 'RELEASING' AND release_failure IS NOT NULL
    UNION ALL
    SELECT c.id, 'CAPTURE_REFUSED', b.order_id, c.fulfillment_id, b.provider, c.amount, c.currency, b.expires_at, c.failure,
           c.settled_at
    FROM deposit_captures c JOIN deposit_blocks b ON b.id = c.block_id
    WHERE c.status = 'FAILED' AND c.settled_at >= ${refusedSince}
  ) x JOIN orders o ON o.id = x.order_id
  WHERE true`;

const ENDS_FIRST: Keyset = { keys: ['x.expires_at', 'x.id'], descending: false };

/**
 * Returns a page of the problems with blocks and captures, sorted by the end of the block, earliest first (reversed if
 * `backward`).
 */
export function blockIssues(
  database: Queryable,
  moments: BlockMoments,
  stretch: Stretch,
): Promise<BlockIssueRow[]> {
  return database.rows(
    BlockIssue,
    sql`${issues(moments)} AND ${beyond(ENDS_FIRST, stretch)} ${inOrder(ENDS_FIRST, stretch)}`,
  );
}

/** Counts the problems with blocks and captures, up to `most`. */
export function countBlockIssues(database: Queryable, moments: BlockMoments, most: number): Promise<number> {
  return countUpTo(database, most, issues(moments));
}

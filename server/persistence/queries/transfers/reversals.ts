import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { REVERSAL_LIFECYCLE, ReversalStatus } from '../../../domain/payouts/transfer.js';
import { count, minorUnits } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

const ReversalRow = z.strictObject({
  id: z.string(),
  transferId: z.string(),
  transferReference: z.string(),
  provider: z.string(),
  status: z.enum(ReversalStatus),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
});

/** A reversal that the provider has not made yet. */
export type OpenReversal = z.infer<typeof ReversalRow>;

const OPEN = sql`
  SELECT r.id, r.transfer_id AS "transferId", t.reference AS "transferReference", t.provider, r.status, r.amount, r.currency
  FROM transfer_reversals r JOIN transfers t ON t.id = r.transfer_id
  WHERE r.status <> 'DONE' AND t.status = 'HELD'`;

/** Returns a page of the open reversals that were not requested recently, in order of ID. */
export function reversalsToAsk(
  database: Queryable,
  { unanswered, refused }: { unanswered: Date; refused: Date },
  { after, max }: { after: string; max: number },
): Promise<OpenReversal[]> {
  return database.rows(
    ReversalRow,
    sql`${OPEN} AND r.id > ${after} AND (r.asked_at IS NULL
          OR r.asked_at <= CASE r.status WHEN 'FAILED' THEN ${refused}::timestamptz ELSE ${unanswered}::timestamptz END)
        ORDER BY r.id ${limit(max)}`,
  );
}

/** Locks a reversal, then returns it; null if it was already made or its transfer has ended. */
export async function lockedReversal(database: Queryable, id: string): Promise<OpenReversal | null> {
  await database.run(sql`SELECT FROM transfer_reversals WHERE id = ${id} FOR NO KEY UPDATE`);
  const [reversal] = await database.rows(ReversalRow, sql`${OPEN} AND r.id = ${id}`);
  return reversal ?? null;
}

const Reserved = z.strictObject({ id: z.string() });

/**
 * Reserves a reversal for one process to request. Returns false if it was already made, or if another process requested it
 * recently.
 */
export async function reserveReversal(
  database: Queryable,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const { completeReversal } = REVERSAL_LIFECYCLE;
  const rows = await database.rows(
    Reserved,
    sql`UPDATE transfer_reversals SET asked_at = ${now}
        WHERE id = ${id} AND status = ANY(${[...completeReversal.from]}::text[]) AND (asked_at IS NULL OR asked_at <= ${before}) RETURNING id`,
  );
  return rows.length > 0;
}

const Figure = z.strictObject({ amount: minorUnits, count });

/** Returns the total of the open reversals in this currency, and their number in all currencies. */
export async function openReversalFigure(
  database: Queryable,
  currency: CurrencyCode,
): Promise<z.infer<typeof Figure>> {
  const [figure] = await database.rows(
    Figure,
    sql`SELECT coalesce(sum(r.amount) FILTER (WHERE r.currency = ${currency}), 0)::bigint AS amount, count(*)::int AS count
        FROM transfer_reversals r JOIN transfers t ON t.id = r.transfer_id
        WHERE r.status <> 'DONE' AND t.status = 'HELD'`,
  );
  return figure ?? { amount: 0, count: 0 };
}

/** Returns the number of transfers that linked accounts hold. */
export async function countHeldTransfers(database: Queryable): Promise<number> {
  const [held] = await database.rows(
    z.strictObject({ count }),
    sql`SELECT count(*)::int AS count FROM transfers WHERE status = 'HELD'`,
  );
  return held?.count ?? 0;
}

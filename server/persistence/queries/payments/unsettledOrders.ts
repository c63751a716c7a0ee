import { z } from 'zod';
import { depositSign, LedgerEntryKind, revenueSign } from '../../../domain/money/ledger.js';
import { sql, type Queryable } from '../../sql.js';

const Page = z.strictObject({
  /** The last fulfillment of the page; null if there are no more. */
  last: z.string().nullable(),
  orderIds: z.array(z.string()),
});
const KINDS = Object.values(LedgerEntryKind);

/** Number of fulfillments that one statement reads, so that its cost does not grow with the ledger. */
const FULFILLMENTS_AT_ONCE = 1_000;

/**
 * Yields the orders with an unsettled fulfillment: its payments differ from the charges in its ledger, none is pending, and the
 * ledger has not changed since `before`. For fulfillments that are older than this limit, the time counts from its
 * introduction; the domain can start some of them later. An order can be yielded twice.
 */
export async function* unsettledOrders(
  database: Queryable,
  before: Date,
  pageSize: number = FULFILLMENTS_AT_ONCE,
): AsyncGenerator<string[]> {
  let after: string | null = '';
  while (after !== null) {
    const { last, orderIds }: z.infer<typeof Page> = await pageAfter(database, { after, before, pageSize });
    if (orderIds.length > 0) yield orderIds;
    after = last;
  }
}

async function pageAfter(
  database: Queryable,
  { after, before, pageSize }: { after: string; before: Date; pageSize: number },
): Promise<z.infer<typeof Page>> {
  const [page] = await database.rows(
    Page,
    sql`WITH page AS (
          SELECT id, order_id, unmarked_from FROM fulfillments WHERE id > ${after} ORDER BY id LIMIT ${pageSize})
        SELECT (SELECT max(id::text) FROM page) AS last, ARRAY(
          SELECT DISTINCT f.order_id::text FROM page f CROSS JOIN LATERAL (
              SELECT sum(l.amount * s.charged) AS charged, sum(l.amount * s.held) AS held, max(l.occurred_at) AS moved_at
              FROM ledger_entries l
                JOIN unnest(${KINDS}::text[], ${KINDS.map(revenueSign)}::int[], ${KINDS.map(depositSign)}::int[])
                  AS s (kind, charged, held) ON s.kind = l.kind
              WHERE l.fulfillment_id = f.id) due
            CROSS JOIN LATERAL (
              SELECT coalesce(sum(CASE WHEN p.status <> 'CAPTURED' THEN 0 WHEN p.kind = 'PAYMENT' THEN p.amount ELSE -p.amount END), 0) AS paid,
                count(*) FILTER (WHERE p.status = 'PENDING') AS pending
              FROM payments p WHERE p.fulfillment_id = f.id) made
          WHERE due.moved_at < ${before} AND (f.unmarked_from IS NULL OR f.unmarked_from < ${before})
            AND made.pending = 0 AND made.paid <> due.charged
              + CASE WHEN EXISTS (SELECT FROM deposit_blocks b WHERE b.order_id = f.order_id AND b.is_used) THEN 0 ELSE due.held END
          ORDER BY 1) AS "orderIds"`,
  );
  return page ?? { last: null, orderIds: [] };
}

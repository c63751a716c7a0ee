import { z } from 'zod';
import type { OpenStatus } from '../../../domain/disputes/dispute.js';
import { moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const OfFulfillment = z.strictObject({ fulfillmentId: z.string() });

/** Returns the id of the fulfillment that a dispute is about; undefined for an unknown id. */
export async function fulfillmentIdOfDispute(database: Queryable, id: string): Promise<string | undefined> {
  const [found] = await database.rows(
    OfFulfillment,
    sql`SELECT fulfillment_id AS "fulfillmentId" FROM disputes WHERE id = ${id}`,
  );
  return found?.fulfillmentId;
}

const OpenDispute = z.strictObject({ id: z.string(), orderId: z.string(), openedAt: moment });

/** An open dispute: its id, the id of its order and the time when it was opened. */
export type OpenDispute = z.infer<typeof OpenDispute>;

const OLDEST: Keyset = { keys: ['d.opened_at', 'd.id'], descending: false };

/** Returns a page of the open disputes, oldest first (reversed if `backward`). A cursor contains the time and the id. */
export function openDisputes(database: Queryable, stretch: Stretch): Promise<OpenDispute[]> {
  return database.rows(
    OpenDispute,
    sql`SELECT d.id, f.order_id AS "orderId", d.opened_at AS "openedAt"
     FROM disputes d JOIN fulfillments f ON f.id = d.fulfillment_id
     WHERE d.closed_at IS NULL AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the open disputes, up to `most`. */
export function countOpenDisputes(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM disputes WHERE closed_at IS NULL`);
}

/** The time at which a dispute `d` began to wait in its status. Follows the same rule as the domain's `waitingSince`. */
const WAITING_SINCE = sql`coalesce(d.return_contested_at, d.return_sent_at, d.return_asked_at, d.opened_at)`;

const Id = z.strictObject({ id: z.string() });

/** Returns the ids of up to `most` disputes that have been in this status since `before` or earlier, oldest first. */
export async function disputesWaitingSince(
  database: Queryable,
  { status, before }: { status: OpenStatus; before: Date },
  most: number,
): Promise<string[]> {
  const rows = await database.rows(
    Id,
    sql`SELECT d.id FROM disputes d
        WHERE d.closed_at IS NULL AND d.status = ${status} AND ${WAITING_SINCE} <= ${before}
        ORDER BY ${WAITING_SINCE}, d.id ${limit(most)}`,
  );
  return rows.map(({ id }) => id);
}

const WaitingDispute = z.strictObject({
  id: z.string(),
  fulfillmentId: z.string(),
  buyerId: z.string(),
  sellerId: z.string(),
  since: moment,
});

/**
 * A dispute that waits for a step, with the ids of its fulfillment, buyer and seller. `since` is the time at which the
 * dispute began to wait.
 */
export type WaitingDispute = z.infer<typeof WaitingDispute>;

/** Returns the disputes that are in this status and that entered it after `from` and no later than `until`. */
export function disputesWaitingBetween(
  database: Queryable,
  status: OpenStatus,
  { from, until }: { from: Date; until: Date },
): Promise<WaitingDispute[]> {
  return database.rows(
    WaitingDispute,
    sql`SELECT d.id, d.fulfillment_id AS "fulfillmentId", o.buyer_id AS "buyerId", f.seller_id AS "sellerId",
               ${WAITING_SINCE} AS since
        FROM disputes d JOIN fulfillments f ON f.id = d.fulfillment_id JOIN orders o ON o.id = f.order_id
        WHERE d.closed_at IS NULL AND d.status = ${status} AND ${WAITING_SINCE} > ${from} AND ${WAITING_SINCE} <= ${until}`,
  );
}

const Promptness = z.strictObject({ asked: z.int(), inTime: z.int() });

/**
 * Counts of disputes. `asked` counts disputes that were answered or ended, or are overdue. `inTime` counts disputes that
 * were answered or ended in time.
 */
export type Promptness = z.infer<typeof Promptness>;

/**
 * Returns the counts for the disputes that were opened at `since` or later. A dispute is in time if it was answered or
 * ended within `days` days.
 */
export async function promptnessSince(
  database: Queryable,
  { since, now, days }: { since: Date; now: Date; days: number },
): Promise<Promptness> {
  const [row] = await database.rows(
    Promptness,
    sql`SELECT count(*)::int AS asked, count(*) FILTER (WHERE first_at <= answer_by)::int AS "inTime"
     FROM (SELECT coalesce(answered_at, closed_at) AS first_at, opened_at + make_interval(hours => 24 * ${days}::int) AS answer_by
           FROM disputes WHERE opened_at >= ${since}) d
     WHERE first_at IS NOT NULL OR answer_by <= ${now}`,
  );
  return row ?? { asked: 0, inTime: 0 };
}

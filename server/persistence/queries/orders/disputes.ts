import { z } from 'zod';
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

/** An open dispute, by its id and the id of its order. */
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

const Id = z.strictObject({ id: z.string() });

/** Returns the ids of up to `most` open disputes that were opened before `before`, oldest first. */
export async function disputesOpenedBefore(
  database: Queryable,
  before: Date,
  most: number,
): Promise<string[]> {
  const rows = await database.rows(
    Id,
    sql`SELECT id FROM disputes WHERE closed_at IS NULL AND opened_at <= ${before} ORDER BY opened_at, id ${limit(most)}`,
  );
  return rows.map(({ id }) => id);
}

const Promptness = z.strictObject({ asked: z.int(), inTime: z.int() });

/** The number of disputes whose time to answer has passed or that were answered, and how many were answered in time. */
export type Promptness = z.infer<typeof Promptness>;

/** Returns how many of the disputes opened since `since` were answered or ended within `hours` of their opening. */
export async function promptnessSince(
  database: Queryable,
  { since, now, hours }: { since: Date; now: Date; hours: number },
): Promise<Promptness> {
  const [row] = await database.rows(
    Promptness,
    sql`SELECT count(*)::int AS asked, count(*) FILTER (WHERE first_at <= answer_by)::int AS "inTime"
     FROM (SELECT coalesce(answered_at, closed_at) AS first_at, opened_at + make_interval(hours => ${hours}) AS answer_by
           FROM disputes WHERE opened_at >= ${since}) d
     WHERE first_at IS NOT NULL OR answer_by <= ${now}`,
  );
  return row ?? { asked: 0, inTime: 0 };
}

import { z } from 'zod';
import {
  ComplaintEntryAction,
  ComplaintKind,
  ComplaintStatus,
} from '../../../domain/complaints/complaint.js';
import type { ComplaintNumber } from '../../../domain/complaints/complaintNumber.js';
import { count, moment, momentInJson } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const EntryRow = z.strictObject({
  id: z.string(),
  action: z.enum(ComplaintEntryAction),
  authorId: z.string(),
  text: z.string().nullable(),
  occurredAt: momentInJson,
});

const ComplaintRow = z.strictObject({
  id: z.string(),
  year: count,
  serial: count,
  complainantId: z.string(),
  kind: z.enum(ComplaintKind),
  status: z.enum(ComplaintStatus),
  orderId: z.string().nullable(),
  sellerId: z.string().nullable(),
  bookId: z.string().nullable(),
  openedAt: moment,
  answerBy: moment,
  settleBy: moment,
  dueAt: moment.nullable(),
  closedAt: moment.nullable(),
  concernedIds: z.array(z.string()),
  entries: z.array(EntryRow),
});

/** A complaint with its history, oldest entry first. Times in the history are ISO texts. */
export type StoredComplaint = z.infer<typeof ComplaintRow>;

/** The accounts that complaint `c` is about: the seller, the seller of the book, or the buyer and the sellers of the order. */
const CONCERNED = sql`ARRAY(
  SELECT c.seller_id::text WHERE c.seller_id IS NOT NULL
  UNION SELECT b.seller_id::text FROM books b WHERE b.id = c.book_id
  UNION SELECT o.buyer_id::text FROM orders o WHERE o.id = c.order_id
  UNION SELECT f.seller_id::text FROM fulfillments f WHERE f.order_id = c.order_id)`;

const COMPLAINTS = sql`
  SELECT c.id, c.year, c.serial, c.complainant_id AS "complainantId", c.kind, c.status, c.order_id AS "orderId",
         c.seller_id AS "sellerId", c.book_id AS "bookId", c.opened_at AS "openedAt", c.answer_by AS "answerBy",
         c.settle_by AS "settleBy", c.due_at AS "dueAt", c.closed_at AS "closedAt", ${CONCERNED} AS "concernedIds",
         (SELECT json_agg(json_build_object('id', e.id, 'action', e.action, 'authorId', e.author_id, 'text', e.text,
                                            'occurredAt', e.occurred_at) ORDER BY e.occurred_at, e.id)
          FROM complaint_entries e WHERE e.complaint_id = c.id) AS entries
  FROM complaints c`;

/** Returns the complaint with this id; null if the id is unknown. */
export async function complaintById(database: Queryable, id: string): Promise<StoredComplaint | null> {
  const [complaint] = await database.rows(ComplaintRow, sql`${COMPLAINTS} WHERE c.id = ${id}`);
  return complaint ?? null;
}

/** Returns the complaint with this number; null if there is none. */
export async function complaintByNumber(
  database: Queryable,
  { year, serial }: ComplaintNumber,
): Promise<StoredComplaint | null> {
  const [complaint] = await database.rows(
    ComplaintRow,
    sql`${COMPLAINTS} WHERE c.year = ${year} AND c.serial = ${serial}`,
  );
  return complaint ?? null;
}

/** Locks and returns a complaint; null if the id is unknown. */
export async function lockedComplaint(database: Queryable, id: string): Promise<StoredComplaint | null> {
  // Waits for steps in progress before the history is read, so that the history includes them.
  await database.run(sql`SELECT FROM complaints WHERE id = ${id} FOR NO KEY UPDATE`);
  return complaintById(database, id);
}

const NEWEST: Keyset = { keys: ['c.opened_at', 'c.id'], descending: true };
const MOST_URGENT: Keyset = { keys: ['c.due_at', 'c.id'], descending: false };

/** Returns a page of the complaints of an account, newest first. */
export function complaintsOf(
  database: Queryable,
  complainantId: string,
  stretch: Stretch,
): Promise<StoredComplaint[]> {
  return database.rows(
    ComplaintRow,
    sql`${COMPLAINTS} WHERE c.complainant_id = ${complainantId} AND ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** Counts the complaints of an account, up to `most`. */
export function countComplaintsOf(database: Queryable, complainantId: string, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM complaints WHERE complainant_id = ${complainantId}`);
}

/** Counts the open complaints of an account, up to `most`. */
export function countOpenComplaintsOf(
  database: Queryable,
  complainantId: string,
  most: number,
): Promise<number> {
  return countUpTo(
    database,
    most,
    sql`SELECT FROM complaints WHERE complainant_id = ${complainantId} AND closed_at IS NULL`,
  );
}

/** Returns a page of the open complaints of all accounts, the one with the earliest deadline first. */
export function openComplaints(database: Queryable, stretch: Stretch): Promise<StoredComplaint[]> {
  return database.rows(
    ComplaintRow,
    sql`${COMPLAINTS} WHERE c.closed_at IS NULL AND ${beyond(MOST_URGENT, stretch)} ${inOrder(MOST_URGENT, stretch)}`,
  );
}

/** Counts the open complaints of all accounts, up to `most`. */
export function countOpenComplaints(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM complaints WHERE closed_at IS NULL`);
}

const Due = z.strictObject({ id: z.string(), dueAt: moment });

/** Returns the open complaints whose next deadline is after `from` and not after `until`. */
export function complaintsDue(
  database: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<z.infer<typeof Due>[]> {
  return database.rows(
    Due,
    sql`SELECT id, due_at AS "dueAt" FROM complaints
        WHERE closed_at IS NULL AND due_at > ${from} AND due_at <= ${until} ORDER BY due_at, id`,
  );
}

const Taken = z.strictObject({ serial: count });

/**
 * Takes the next number of a year, and locks the year until the end of the transaction. If the transaction is rolled
 * back, the number is free again.
 */
export async function takeSerial(database: Queryable, year: number): Promise<number> {
  const [taken] = await database.rows(
    Taken,
    sql`INSERT INTO complaint_years AS y (year, last_serial) VALUES (${year}, 1)
        ON CONFLICT (year) DO UPDATE SET last_serial = y.last_serial + 1 RETURNING last_serial AS serial`,
  );
  if (!taken) throw new Error('The year has no number');
  return taken.serial;
}

import { z } from 'zod';
import { DifferenceKind, DifferenceSubject, TransferState } from '../../../domain/payments/reconciliation.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const Difference = z.strictObject({
  id: z.string(),
  provider: z.string(),
  subject: z.enum(DifferenceSubject),
  reference: z.string(),
  kind: z.enum(DifferenceKind),
  ourStatus: z.enum(TransferState).nullable(),
  ourAmount: minorUnits.nullable(),
  ourCurrency: z.string().nullable(),
  ourFee: minorUnits.nullable(),
  ourReversed: minorUnits.nullable(),
  theirStatus: z.enum(TransferState).nullable(),
  theirAmount: minorUnits.nullable(),
  theirCurrency: z.string().nullable(),
  theirFee: minorUnits.nullable(),
  theirReversed: minorUnits.nullable(),
  occurredAt: moment,
  firstSeenAt: moment,
  lastSeenAt: moment,
  isResolved: z.boolean(),
});

/**
 * A difference between a provider's list and Panna's records. Amounts are in minor units. If a side has no record, its fields
 * are null.
 */
export type DifferenceRow = z.infer<typeof Difference>;

/** A difference that a run has found. */
export type FoundDifference = Omit<DifferenceRow, 'firstSeenAt' | 'lastSeenAt' | 'isResolved'>;

const DIFFERENCES = sql`
  SELECT d.id, d.provider, d.subject, d.reference, d.kind, d.our_status AS "ourStatus", d.our_amount AS "ourAmount",
         d.our_currency AS "ourCurrency", d.our_fee AS "ourFee", d.our_reversed AS "ourReversed", d.their_status AS "theirStatus",
         d.their_amount AS "theirAmount", d.their_currency AS "theirCurrency", d.their_fee AS "theirFee",
         d.their_reversed AS "theirReversed", d.occurred_at AS "occurredAt", d.first_seen_at AS "firstSeenAt", d.last_seen_at AS "lastSeenAt", d.resolved_at IS NOT NULL AS "isResolved"
  FROM reconciliation_differences d`;

const OLDEST: Keyset = { keys: ['d.first_seen_at', 'd.id'], descending: false };

/** Returns a page of the open differences, in the order in which they were first seen (reversed if `backward`). */
export function openDifferences(database: Queryable, stretch: Stretch): Promise<DifferenceRow[]> {
  return database.rows(
    Difference,
    sql`${DIFFERENCES} WHERE d.resolved_at IS NULL AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the open differences, up to `most`. */
export function countOpenDifferences(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM reconciliation_differences WHERE resolved_at IS NULL`);
}

/** Locks and returns a difference; null for an unknown id. */
export async function lockedDifference(database: Queryable, id: string): Promise<DifferenceRow | null> {
  const [found] = await database.rows(
    Difference,
    sql`${DIFFERENCES} WHERE d.id = ${id} FOR NO KEY UPDATE OF d`,
  );
  return found ?? null;
}

/** Records that staff settled a difference. */
export async function settleDifferenceRow(
  database: Queryable,
  id: string,
  { at, by, reason }: { at: Date; by: string; reason: string | null },
): Promise<void> {
  await database.run(
    sql`UPDATE reconciliation_differences SET resolved_at = ${at}, settled_by = ${by}, settled_reason = ${reason}
        WHERE id = ${id}`,
  );
}

const Oldest = z.strictObject({ occurredAt: moment.nullable() });

/**
 * Returns the time of the earliest movement of these kinds that has an open difference at a provider; null if there is none.
 */
export async function oldestOpenDifference(
  database: Queryable,
  provider: string,
  subjects: readonly DifferenceSubject[],
): Promise<Date | null> {
  const [oldest] = await database.rows(
    Oldest,
    sql`SELECT min(occurred_at) AS "occurredAt" FROM reconciliation_differences
        WHERE provider = ${provider} AND subject = ANY(${subjects}::text[]) AND resolved_at IS NULL`,
  );
  return oldest?.occurredAt ?? null;
}

/**
 * Records the differences that a run has found. Inserts new ones, and updates open ones. A difference that staff have settled
 * stays settled until Panna's or the provider's record changes.
 */
export async function recordDifferences(
  database: Queryable,
  found: readonly FoundDifference[],
  seenAt: Date,
): Promise<void> {
  if (found.length === 0) return;
  await database.run(
    sql`INSERT INTO reconciliation_differences AS d (id, provider, subject, reference, kind, our_status, our_amount,
          our_currency, our_fee, our_reversed, their_status, their_amount, their_currency, their_fee, their_reversed, occurred_at,
          first_seen_at, last_seen_at)
        SELECT f.id, f.provider, f.subject, f.reference, f.kind, f."ourStatus", f."ourAmount", f."ourCurrency",
               f."ourFee", f."ourReversed", f."theirStatus", f."theirAmount", f."theirCurrency", f."theirFee", f."theirReversed",
               f."occurredAt", ${seenAt}, ${seenAt}
        FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS f (id text, provider text, subject text,
          reference text, kind text, "ourStatus" text, "ourAmount" bigint, "ourCurrency" text, "ourFee" bigint, "ourReversed" bigint,
          "theirStatus" text, "theirAmount" bigint, "theirCurrency" text, "theirFee" bigint, "theirReversed" bigint,
          "occurredAt" timestamptz)
        WHERE NOT EXISTS (SELECT FROM reconciliation_differences s
          WHERE s.settled_by IS NOT NULL AND s.provider = f.provider AND s.subject = f.subject AND s.reference = f.reference
            AND s.kind = f.kind AND (s.our_status, s.our_amount, s.our_currency, s.our_fee, s.our_reversed,
              s.their_status, s.their_amount, s.their_currency, s.their_fee, s.their_reversed)
              IS NOT DISTINCT FROM
              (f."ourStatus", f."ourAmount", f."ourCurrency", f."ourFee", f."ourReversed",
              f."theirStatus", f."theirAmount", f."theirCurrency", f."theirFee", f."theirReversed"))
        ON CONFLICT (provider, subject, reference) WHERE resolved_at IS NULL DO UPDATE
          SET kind = excluded.kind, our_status = excluded.our_status, our_amount = excluded.our_amount,
              our_currency = excluded.our_currency, our_fee = excluded.our_fee,
              our_reversed = excluded.our_reversed, their_status = excluded.their_status,
              their_amount = excluded.their_amount, their_currency = excluded.their_currency, their_fee = excluded.their_fee,
              their_reversed = excluded.their_reversed,
              last_seen_at = greatest(d.last_seen_at, excluded.last_seen_at)`,
  );
}

/** A reconciliation run that has finished. `payments`, `refunds` and `payouts` are the numbers of compared records. */
interface FinishedRun {
  id: string;
  provider: string;
  startedAt: Date;
  finishedAt: Date;
  /** The kinds of subjects that were compared. */
  subjects: readonly DifferenceSubject[];
  payments: number;
  refunds: number;
  payouts: number;
}

/** Records a finished run, and resolves the differences that it did not find again. */
export async function finishRun(
  database: Queryable,
  { id, provider, startedAt, finishedAt, subjects, payments, refunds, payouts }: FinishedRun,
): Promise<void> {
  await database.run(
    sql`WITH resolved AS (UPDATE reconciliation_differences SET resolved_at = ${finishedAt}
          WHERE provider = ${provider} AND subject = ANY(${subjects}::text[]) AND resolved_at IS NULL AND last_seen_at < ${startedAt})
        INSERT INTO reconciliation_runs (id, provider, started_at, finished_at, payments, refunds, payouts)
        VALUES (${id}, ${provider}, ${startedAt}, ${finishedAt}, ${payments}, ${refunds}, ${payouts})`,
  );
}

const Finished = z.strictObject({ finishedAt: moment.nullable() });

/** Returns the time at which the last run finished; null if none has. */
export async function lastRunFinishedAt(database: Queryable): Promise<Date | null> {
  const [run] = await database.rows(
    Finished,
    sql`SELECT max(finished_at) AS "finishedAt" FROM reconciliation_runs`,
  );
  return run?.finishedAt ?? null;
}

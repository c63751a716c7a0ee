import { z } from 'zod';
import { EVENT_DAYS } from '../../../domain/payments/webhook.js';
import { limit, literal, sql, type Piece, type Queryable } from '../../sql.js';

/** Maximum number of rows to change per statement, so that it stays within the statement timeout. */
const BATCH = 1000;

/** The rows that expire, by kind. A row is kept for `days` days after the time in its condition. */
const EXPIRED: readonly { days: number; statement: (since: Date) => Piece }[] = [
  { days: 0, statement: (since) => deleted('sessions', 'id', sql`expires_at <= ${since}`) },
  { days: 0, statement: (since) => deleted('mailed_links', 'token_hash', sql`expires_at <= ${since}`) },
  {
    days: 0,
    statement: (since) => deleted('factor_challenges', 'token_hash', sql`expires_at <= ${since}`),
  },
  { days: 365, statement: (since) => deleted('security_events', 'id', sql`occurred_at <= ${since}`) },
  {
    days: 365,
    statement: (since) => deleted('known_devices', '(user_id, token_hash)', sql`last_used_at <= ${since}`),
  },
  {
    days: 365,
    statement: (since) =>
      deleted('saved_search_matches', '(user_id, book_id)', sql`told_on <= ${since}::date`),
  },
  // A provider repeats a webhook for a day at most. Older events are refused.
  {
    days: EVENT_DAYS,
    statement: (since) => deleted('provider_events', '(provider, event_id)', sql`received_at <= ${since}`),
  },
  { days: 7, statement: (since) => keysForgotten('orders', sql`created_at <= ${since}`) },
  { days: 7, statement: (since) => deleted('idempotency_keys', 'id', sql`created_at <= ${since}`) },
  {
    days: 7,
    statement: (since) =>
      keysForgotten(
        'rental_extensions',
        sql`timeline_entry_id IN (SELECT e.id FROM timeline_entries e WHERE e.id = timeline_entry_id AND occurred_at <= ${since})`,
      ),
  },
  {
    days: 7,
    statement: (since) =>
      keysForgotten(
        'awaited_extensions',
        sql`intent_id IN (SELECT i.id FROM payment_intents i WHERE i.id = intent_id AND created_at <= ${since})`,
        'intent_id',
      ),
  },
  // Finished jobs that sent a mail to an address are deleted after a day, because the address is personal data.
  {
    days: 1,
    statement: (since) =>
      deleted(
        'queue.job',
        'id',
        sql`name = 'message-by-address' AND state >= 'completed' AND completed_on <= ${since}`,
      ),
  },
  {
    days: 1,
    statement: (since) =>
      deleted('queue.archive', 'id', sql`name = 'message-by-address' AND completed_on <= ${since}`),
  },
];

/** The shape of a row without columns, for a statement whose changed rows are only counted. */
const Gone = z.strictObject({});

/** Deletes expired rows in batches, and clears expired idempotency keys of orders and extensions. */
export async function purgeExpired(database: Queryable, now: Date): Promise<void> {
  for (const { days, statement } of EXPIRED) {
    const since = new Date(now.getTime() - days * 86_400_000);
    let gone: number;
    do gone = (await database.rows(Gone, statement(since))).length;
    while (gone === BATCH);
  }
}

function deleted(table: string, key: string, condition: Piece): Piece {
  return sql`WITH gone AS (
    DELETE FROM ${literal(table)} WHERE ${literal(key)} IN (
      SELECT ${literal(bare(key))} FROM ${literal(table)} WHERE ${condition} ${limit(BATCH)})
    RETURNING 1) SELECT FROM gone`;
}

function bare(key: string): string {
  return key.replaceAll(/[()]/g, '');
}

function keysForgotten(table: string, condition: Piece, id = 'id'): Piece {
  return sql`WITH gone AS (
    UPDATE ${literal(table)} SET idempotency_key = NULL WHERE ${literal(id)} IN (
      SELECT ${literal(id)} FROM ${literal(table)} WHERE idempotency_key IS NOT NULL AND ${condition}
      ${limit(BATCH)})
    RETURNING 1) SELECT FROM gone`;
}

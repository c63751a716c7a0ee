import type { Sql } from '../../sql.js';

/** So many rows go by one statement, which must end before its deadline. */
const BATCH = 1000;

/** What is forgotten, each with how long it is kept after the moment that counts, in days. */
const EXPIRED = [
  { days: 0, statement: deleted('sessions', 'id', 'expires_at <= $1') },
  { days: 0, statement: deleted('mailed_links', 'token_hash', 'expires_at <= $1') },
  { days: 365, statement: deleted('known_devices', '(user_id, token_hash)', 'last_used_at <= $1') },
  { days: 7, statement: keysForgotten('orders', 'created_at <= $1') },
  { days: 7, statement: deleted('idempotency_keys', 'id', 'created_at <= $1') },
  {
    days: 7,
    statement: keysForgotten(
      'rental_extensions',
      'event_id IN (SELECT e.id FROM fulfillment_events e WHERE e.id = event_id AND occurred_at <= $1)',
    ),
  },
  // Whose address was asked for is nobody's business any more.
  {
    days: 1,
    statement: deleted(
      'queue.job',
      'id',
      "name = 'message-by-address' AND state >= 'completed' AND completed_on <= $1",
    ),
  },
  {
    days: 1,
    statement: deleted('queue.archive', 'id', "name = 'message-by-address' AND completed_on <= $1"),
  },
] as const;

/** Removes what has had its time, in batches. */
export async function purgeExpired(sql: Sql, now: Date): Promise<void> {
  for (const { days, statement } of EXPIRED) {
    const since = new Date(now.getTime() - days * 86_400_000);
    let gone: number;
    do gone = (await sql.query(statement, [since])).length;
    while (gone === BATCH);
  }
}

function deleted(table: string, key: string, condition: string): string {
  return `WITH gone AS (
    DELETE FROM ${table} WHERE ${key} IN (SELECT ${bare(key)} FROM ${table} WHERE ${condition} LIMIT ${BATCH})
    RETURNING 1) SELECT FROM gone`;
}

function bare(key: string): string {
  return key.replaceAll(/[()]/g, '');
}

function keysForgotten(table: string, condition: string): string {
  return `WITH gone AS (
    UPDATE ${table} SET idempotency_key = NULL WHERE id IN (
      SELECT id FROM ${table} WHERE idempotency_key IS NOT NULL AND ${condition} LIMIT ${BATCH})
    RETURNING 1) SELECT FROM gone`;
}

import { z } from 'zod';
import { FactorKind } from '../../../domain/accounts/secondFactor.js';
import { SecurityEventKind } from '../../../domain/accounts/securityEvent.js';
import { moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

/** Maximum number of listed events. Older events are kept, but not listed. */
const MOST_LISTED = 100;

const SecurityEvent = z.strictObject({
  id: z.string(),
  kind: z.enum(SecurityEventKind),
  factorKind: z.enum(FactorKind).nullable(),
  userAgent: z.string().nullable(),
  network: z.string().nullable(),
  isNewDevice: z.boolean(),
  occurredAt: moment,
});

/** A security event, as the account's owner sees it. */
export type SecurityEvent = z.infer<typeof SecurityEvent>;

const EVENT = sql`SELECT id, kind, factor_kind AS "factorKind", user_agent AS "userAgent", network,
  is_new_device AS "isNewDevice", occurred_at AS "occurredAt" FROM security_events`;

/** Returns the newest security events of an account. */
export function securityEventsOf(database: Queryable, userId: string): Promise<SecurityEvent[]> {
  return database.rows(
    SecurityEvent,
    sql`${EVENT} WHERE user_id = ${userId} ORDER BY occurred_at DESC, id DESC ${limit(MOST_LISTED)}`,
  );
}

/** Returns the log-in event that started a session, or null if the event was deleted. */
export async function logInOf(database: Queryable, sessionId: string): Promise<SecurityEvent | null> {
  const [event] = await database.rows(
    SecurityEvent,
    sql`${EVENT} WHERE session_id = ${sessionId} AND kind = 'LOGGED_IN'`,
  );
  return event ?? null;
}

const Occurrence = z.strictObject({ occurredAt: moment, sessionId: z.string().nullable() });

/** Returns the time and the session of a security event of an account; null for an unknown event. */
export async function occurrenceOf(
  database: Queryable,
  userId: string,
  id: string,
): Promise<z.infer<typeof Occurrence> | null> {
  const [occurrence] = await database.rows(
    Occurrence,
    sql`SELECT occurred_at AS "occurredAt", session_id AS "sessionId" FROM security_events
     WHERE user_id = ${userId} AND id = ${id}`,
  );
  return occurrence ?? null;
}

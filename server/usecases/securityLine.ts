import type { FactorKind } from '../domain/accounts/secondFactor.js';
import type { SecurityEventKind } from '../domain/accounts/securityEvent.js';
import { SecurityEventEntity } from '../persistence/entities/factors.js';
import { newRows, type NewRows } from '../persistence/entityStatements.js';
import { newId } from '../persistence/ids.js';
import type { Transaction } from '../persistence/transaction.js';
import type { RecordingScope } from './recording.js';

/** An event in the security history of an account. Its sender and time are taken from the scope. */
export interface SecurityLine {
  userId: string;
  kind: SecurityEventKind;
  factorKind?: FactorKind;
  /** The new session of a log-in, or the session in which a factor was added. */
  sessionId?: string;
  isNewDevice?: boolean;
}

type NotingScope = Pick<RecordingScope, 'clock' | 'caller'>;

/**
 * Returns the user agent and the network of a request, as security events store them. The user agent is cut to 400
 * characters.
 */
export function senderOf(caller: RecordingScope['caller']): {
  userAgent: string | null;
  network: string | null;
} {
  return { userAgent: caller?.userAgent?.slice(0, 400) ?? null, network: caller?.address || null };
}

/**
 * Returns rows of security events, to insert together with other rows. Rows from the command line have no user agent
 * and no network.
 */
export function securityRows({ clock, caller }: NotingScope, lines: readonly SecurityLine[]): NewRows {
  const from = senderOf(caller);
  const rows = lines.map((line) => ({
    id: newId('securityevent'),
    isNewDevice: false,
    ...line,
    ...from,
    occurredAt: clock.now(),
  }));
  return newRows(SecurityEventEntity, rows);
}

/** Stores an event in the security history that the account's owner can read. */
export async function noteSecurity(scope: NotingScope, tx: Transaction, line: SecurityLine): Promise<void> {
  await tx.insertTogether([securityRows(scope, [line])]);
}

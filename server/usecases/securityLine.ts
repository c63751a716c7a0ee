import type { FactorKind } from '../domain/accounts/secondFactor.js';
import type { SecurityEventKind } from '../domain/accounts/securityEvent.js';
import { SecurityEventEntity } from '../persistence/entities/factors.js';
import { newRows, type NewRows } from '../persistence/entityStatements.js';
import { newId } from '../persistence/ids.js';
import type { Transaction } from '../persistence/transaction.js';
import type { RecordingScope } from './recording.js';

/** What happened to the security of an account; who asked, and when, is told by the scope. */
export interface SecurityLine {
  userId: string;
  kind: SecurityEventKind;
  factorKind?: FactorKind;
  /** The session that was started. */
  sessionId?: string;
  isNewDevice?: boolean;
}

type NotingScope = Pick<RecordingScope, 'clock' | 'caller'>;

/** Where a request came from, as it is kept. */
export function senderOf(caller: RecordingScope['caller']): {
  userAgent: string | null;
  network: string | null;
} {
  return { userAgent: caller?.userAgent?.slice(0, 400) ?? null, network: caller?.address || null };
}

/** The rows of security events, to insert with others. What comes from a command line has no caller. */
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

/** Keeps a security event, for the account's owner to look up. */
export async function noteSecurity(scope: NotingScope, tx: Transaction, line: SecurityLine): Promise<void> {
  await tx.insertTogether([securityRows(scope, [line])]);
}

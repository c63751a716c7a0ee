import type { FactorKind } from '../../domain/accounts/secondFactor.js';
import type { SecurityEventKind } from '../../domain/accounts/securityEvent.js';
import type { DomainEvent } from '../../domain/events/event.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../recording.js';
import { noteSecurity } from '../securityLine.js';

interface OfAccount {
  userId: string;
  kind?: FactorKind;
  sessionId?: string | null;
}

/** Returns a reaction that adds the event to the security history of its account. */
export function keptAs(kind: SecurityEventKind) {
  return (
    { userId, kind: factorKind, sessionId }: OfAccount,
    tx: Transaction,
    scope: RecordingScope,
  ): Promise<void> =>
    noteSecurity(scope, tx, {
      userId,
      kind,
      ...(factorKind && { factorKind }),
      ...(sessionId && { sessionId }),
    });
}

/** Adds an event to the security history for each second factor that a report of an intruder removed. */
export async function keptRemovals(
  { userId, removed }: DomainEvent<'IntrusionReported'>,
  tx: Transaction,
  scope: RecordingScope,
): Promise<void> {
  for (const factorKind of removed)
    await noteSecurity(scope, tx, { userId, kind: 'FACTOR_REMOVED', factorKind });
}

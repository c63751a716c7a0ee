import type { FactorKind } from '../../domain/accounts/secondFactor.js';
import type { SecurityEventKind } from '../../domain/accounts/securityEvent.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../recording.js';
import { noteSecurity } from '../securityLine.js';

/** Returns a reaction that adds the event to the security history of its account. */
export function keptAs(kind: SecurityEventKind) {
  return (
    { userId, kind: factorKind }: { userId: string; kind?: FactorKind },
    tx: Transaction,
    scope: RecordingScope,
  ): Promise<void> => noteSecurity(scope, tx, { userId, kind, ...(factorKind && { factorKind }) });
}

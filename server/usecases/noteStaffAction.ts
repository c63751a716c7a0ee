import type { StaffAction } from '../domain/accounts/staff.js';
import { StaffActionEntity } from '../persistence/entities/staff.js';
import { newId } from '../persistence/ids.js';
import type { Transaction } from '../persistence/transaction.js';
import type { Caller, Clock } from './scope.js';

/** An action of staff that concerns an account: a change, or access to its private data. */
export interface NotedAction {
  action: StaffAction;
  /** The member of staff; null on the command line. */
  staffId: string | null;
  userId: string;
  detail?: string;
}

/** Inserts an entry into the audit log of staff actions. */
export async function noteStaffAction(
  { clock, caller }: { clock: Clock; caller?: Pick<Caller, 'address'> },
  tx: Transaction,
  action: NotedAction,
): Promise<void> {
  await tx.insert(StaffActionEntity, {
    id: newId('staffaction'),
    ...action,
    address: caller?.address ?? null,
    occurredAt: clock.now(),
  });
}

import type { StaffAction } from '../domain/accounts/staff.js';
import { StaffActionEntity } from '../persistence/entities/staff.js';
import { newId } from '../persistence/ids.js';
import type { Transaction } from '../persistence/transaction.js';
import type { Caller, Clock } from './scope.js';

/** Something that staff did to an account, or read of it. */
export interface NotedAction {
  action: StaffAction;
  /** Null for the command line. */
  staffId: string | null;
  userId: string;
  detail?: string;
}

/** Writes an entry of the audit log of staff. */
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

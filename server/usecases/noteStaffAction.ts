import type { StaffAction } from '../domain/accounts/staff.js';
import { StaffActionEntity } from '../persistence/entities/staff.js';
import { newId } from '../persistence/ids.js';
import type { Transaction } from '../persistence/transaction.js';
import type { Caller, Clock, Scope } from './scope.js';

/** An action of staff: a change of an account or of its money, or access to its private data. */
export interface NotedAction {
  action: StaffAction;
  /** The member of staff; null on the command line. */
  staffId: string | null;
  /** The account that the action concerns; null if there is none, as for a payment whose payer is unknown. */
  userId: string | null;
  detail?: string;
}

interface Noting {
  clock: Clock;
  caller?: Pick<Caller, 'address'>;
}

/** Inserts an entry into the audit log of staff actions. */
export function noteStaffAction(noting: Noting, tx: Transaction, action: NotedAction): Promise<void> {
  return noteStaffActions(noting, tx, [action]);
}

/** Inserts several entries into the audit log in one statement. */
export async function noteStaffActions(
  { clock, caller }: Noting,
  tx: Transaction,
  actions: readonly NotedAction[],
): Promise<void> {
  const moment = { address: caller?.address ?? null, occurredAt: clock.now() };
  await tx.insert(
    StaffActionEntity,
    actions.map((action) => ({ id: newId('staffaction'), detail: null, ...action, ...moment })),
  );
}

/**
 * The reads that were recorded, by request. A query may show the same order in several fields, but the order is
 * recorded once.
 */
const noted = new WeakMap<Scope, Set<string>>();

/** Records that staff read private data of accounts, each read once per request. Must be called before the data is returned. */
export async function noteStaffReads(scope: Scope, reads: readonly NotedAction[]): Promise<void> {
  const before = noted.get(scope) ?? new Set();
  noted.set(scope, before);
  const fresh = reads.filter((read) => !before.has(keyOf(read)));
  if (fresh.length === 0) return;
  await scope.database.transaction((tx) => noteStaffActions(scope, tx, fresh));
  for (const read of fresh) before.add(keyOf(read));
}

/**
 * Records that staff read accounts' payouts, debts or refunds, each read once per request. Records nothing about the reader's
 * own account. `detail` is the ID of the payout or refund; for a debt, the ID of the account.
 */
export function noteMoneyReads(
  scope: Scope,
  staffId: string,
  reads: readonly { userId: string; detail: string }[],
): Promise<void> {
  const ofOthers = reads.filter(({ userId }) => userId !== staffId);
  return noteStaffReads(
    scope,
    ofOthers.map((read) => ({ action: 'READ_MONEY', staffId, ...read })),
  );
}

const keyOf = ({ action, userId, detail }: NotedAction) => [action, userId, detail].join(' ');

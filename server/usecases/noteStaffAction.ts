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

/** A row of a list that staff read: the account that it is about, and the ID of what was read. */
type ListedRead = Required<Pick<NotedAction, 'userId' | 'detail'>>;

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
 * The reads that are recorded or being recorded, by request. A query may show the same order in several fields, also at the same
 * time, but the order is recorded once.
 */
const noted = new WeakMap<Scope, Map<string, Promise<void>>>();

/** Records that staff read private data of accounts, each read once per request. Must be called before the data is returned. */
export async function noteStaffReads(scope: Scope, reads: readonly NotedAction[]): Promise<void> {
  const begun = noted.get(scope) ?? new Map<string, Promise<void>>();
  noted.set(scope, begun);
  const fresh = reads.filter((read) => !begun.has(keyOf(read)));
  if (fresh.length > 0) {
    const written = scope.database.transaction((tx) => noteStaffActions(scope, tx, fresh));
    for (const read of fresh) begun.set(keyOf(read), written);
  }
  await Promise.all(reads.map(async (read) => begun.get(keyOf(read))));
}

/**
 * Records that staff read the money of accounts, such as payouts and refunds, each read once per request. `detail` is the ID of
 * what was read; for a debt or a payout account, the ID of the account.
 */
export function noteMoneyReads(scope: Scope, staffId: string, reads: readonly ListedRead[]): Promise<void> {
  return noteReadsOfOthers(scope, { action: 'READ_MONEY', staffId }, reads);
}

/** Records that moderators read reports, each read once per request. `userId` is the reporter, `detail` the ID of the report. */
export function noteReportReads(scope: Scope, staffId: string, reads: readonly ListedRead[]): Promise<void> {
  return noteReadsOfOthers(scope, { action: 'READ_REPORT', staffId }, reads);
}

/** Records reads of a list. Leaves out rows of no account and rows of the reader's own account. */
function noteReadsOfOthers(
  scope: Scope,
  by: Pick<NotedAction, 'action' | 'staffId'>,
  reads: readonly ListedRead[],
): Promise<void> {
  const ofOthers = reads.filter(({ userId }) => userId !== null && userId !== by.staffId);
  return noteStaffReads(
    scope,
    ofOthers.map((read) => ({ ...by, ...read })),
  );
}

const keyOf = ({ action, userId, detail }: NotedAction) => [action, userId, detail].join(' ');

import { can, type Viewer } from '../../domain/accounts/principal.js';
import { knownMoney, type Money } from '../../domain/money/money.js';
import { approvalProblem, decidedProblem } from '../../domain/payments/approval.js';
import {
  approvalById,
  approvalsAbout,
  countPendingApprovals,
  pendingApprovals,
  type StoredApproval,
} from '../../persistence/queries/payments/approvals.js';
import { noteMoneyReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A request to approve a step, as a member of staff sees it. */
export interface Approval extends Omit<
  StoredApproval,
  'amount' | 'currency' | 'askerRoles' | 'decisionReason'
> {
  /** The amount; null if Panna does not know the currency. */
  amount: Money | null;
  viewerCanApprove: boolean;
  viewerCanDecline: boolean;
}

/**
 * Returns a page of the pending requests, oldest first, for staff. Each read is recorded in the audit log, unless the step
 * concerns no account.
 */
export async function listApprovals(scope: Scope, request: PageArguments): Promise<Page<Approval>> {
  const viewer = await requireAbility(scope, 'money:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => pendingApprovals(scope.database, stretch),
    nodesOf: async (rows) => {
      await noteMoneyReads(
        scope,
        viewer.id,
        rows.map(({ id, userId }) => ({ userId, detail: id })),
      );
      return rows.map((row) => approvalAsSeen(row, viewer));
    },
    placeOf: ({ requestedAt, id }) => [requestedAt, id],
    count: (most) => countPendingApprovals(scope.database, most),
  });
}

/**
 * Returns the pending request about each subject, in the same order. Returns null for subjects without a request, and for
 * viewers who may not see requests.
 */
export async function findApprovals(
  scope: Scope,
  subjectIds: readonly string[],
): Promise<(Approval | null)[]> {
  const viewer = await scope.principal();
  if (!can(viewer, 'money:read')) return subjectIds.map(() => null);
  const rows = await approvalsAbout(scope.database, subjectIds);
  const bySubject = new Map(rows.map((row) => [row.subjectId, approvalAsSeen(row, viewer)]));
  return subjectIds.map((id) => bySubject.get(id) ?? null);
}

/** Returns a pending or ended request, for staff; null for an unknown id. */
export async function findApproval(scope: Scope, id: string): Promise<Approval | null> {
  const viewer = await requireAbility(scope, 'money:read');
  const found = await approvalById(scope.database, id);
  return found && approvalAsSeen(found, viewer);
}

/** Returns a request as this member of staff sees it. */
function approvalAsSeen(stored: StoredApproval, viewer: Viewer): Approval {
  const { amount, currency, askerRoles: _, decisionReason: __, ...row } = stored;
  const settles = can(viewer, 'money:settle');
  return {
    ...row,
    amount: knownMoney(amount, currency),
    viewerCanApprove: settles && viewer !== null && !approvalProblem(viewer, stored),
    viewerCanDecline: settles && !decidedProblem(row),
  };
}

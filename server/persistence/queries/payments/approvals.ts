import { z } from 'zod';
import { ApprovalDecision, ApprovedStep } from '../../../domain/payments/approval.js';
import { StaffRole } from '../../../domain/accounts/staff.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const ApprovalRow = z.strictObject({
  id: z.string(),
  step: z.enum(ApprovedStep),
  subjectId: z.string(),
  userId: z.string().nullable(),
  amount: minorUnits,
  currency: z.string(),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  requestedBy: z.string(),
  requestedAt: moment,
  decision: z.enum(ApprovalDecision).nullable(),
  /** The reason why the request was declined; null if it was not. */
  decisionReason: z.string().nullable(),
  /** The current staff roles of the requester; empty if the account is suspended or closed. */
  askerRoles: z.array(z.enum(StaffRole)),
});

/** A member of staff's request that another approve a step with money. The amount is in minor units. */
export type StoredApproval = z.infer<typeof ApprovalRow>;

const APPROVALS = sql`
  SELECT a.id, a.step, a.subject_id AS "subjectId", a.user_id AS "userId", a.amount, a.currency, a.reason, a.reference,
         a.requested_by AS "requestedBy", a.requested_at AS "requestedAt", a.decision,
         a.decision_reason AS "decisionReason",
         CASE WHEN asker.closed_at IS NULL AND asker.suspended_at IS NULL THEN asker.staff_roles ELSE '{}' END
           AS "askerRoles"
  FROM approvals a JOIN users asker ON asker.id = a.requested_by`;

const OLDEST: Keyset = { keys: ['a.requested_at', 'a.id'], descending: false };

/** Returns a page of the pending requests, oldest first (reversed if `backward`). */
export function pendingApprovals(database: Queryable, stretch: Stretch): Promise<StoredApproval[]> {
  return database.rows(
    ApprovalRow,
    sql`${APPROVALS} WHERE a.decision IS NULL AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Returns all pending requests. */
export function waitingApprovals(database: Queryable): Promise<StoredApproval[]> {
  return database.rows(ApprovalRow, sql`${APPROVALS} WHERE a.decision IS NULL ORDER BY a.requested_at, a.id`);
}

/** Counts the pending requests, up to `most`. */
export function countPendingApprovals(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM approvals WHERE decision IS NULL`);
}

/** Returns the pending requests about these subjects. */
export function approvalsAbout(
  database: Queryable,
  subjectIds: readonly string[],
): Promise<StoredApproval[]> {
  return database.rows(
    ApprovalRow,
    sql`${APPROVALS} WHERE a.decision IS NULL AND a.subject_id = ANY(${subjectIds})`,
  );
}

/** Returns a request; null for an unknown id. */
export async function approvalById(database: Queryable, id: string): Promise<StoredApproval | null> {
  const [found] = await database.rows(ApprovalRow, sql`${APPROVALS} WHERE a.id = ${id}`);
  return found ?? null;
}

/** Locks and returns a request; null for an unknown id. */
export async function lockedApproval(database: Queryable, id: string): Promise<StoredApproval | null> {
  const [found] = await database.rows(
    ApprovalRow,
    sql`${APPROVALS} WHERE a.id = ${id} FOR NO KEY UPDATE OF a`,
  );
  return found ?? null;
}

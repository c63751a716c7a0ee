import type { StaffAction } from '../../domain/accounts/staff.js';
import type { ApprovedStep, Stake } from '../../domain/payments/approval.js';
import { refuse, type ErrorCode } from '../../domain/shared/errors.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';

/** The locked subject of a step: a refund, a payment, a difference, a payout, a debt, a chargeback or a tax payment. */
export interface StepSubject {
  stake: Stake;
  /** The account that the step is about, for the audit log; null if there is none. */
  userId: string | null;
  /** The accounts to which the money belongs. Their owners cannot decide about the step. */
  sides: readonly (string | null)[];
  /** Takes the step, in the transaction that holds the lock. */
  take(words: StepWords): Promise<void>;
}

/** The input of a step, and the member of staff who is responsible for it. */
export interface StepWords {
  subjectId: string;
  staffId: string;
  reason: string | null;
  reference: string | null;
  /** The amount that staff have entered; undefined if the step uses the subject's amount. */
  stake?: Stake;
}

/** A step that moves money, and that a second member of staff may have to approve. */
export interface StaffStep<Subject extends StepSubject = StepSubject> {
  step: ApprovedStep;
  /** The action in the audit log. */
  action: StaffAction;
  /** The field of the input that names the subject. */
  field: string;
  /** The error code for members of staff who would decide about their own money; null if the money cannot be theirs. */
  own: ErrorCode | null;
  /** Locks and returns the subject. Throws a refusal if the step cannot be taken. */
  lock(scope: Scope, tx: Transaction, subjectId: string): Promise<Subject>;
}

/** Throws the step's refusal if the member of staff would decide about their own money. */
export function assertNotOwn(
  { own }: Pick<StaffStep, 'own'>,
  { sides }: StepSubject,
  { staffId, field }: { staffId: string; field: string },
): void {
  if (own && sides.includes(staffId)) refuse(own, { field: [field] });
}

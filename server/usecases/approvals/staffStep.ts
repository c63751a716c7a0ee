import type { ApprovedStep, Stake } from '../../domain/payments/approval.js';
import { refuse, type ErrorCode } from '../../domain/shared/errors.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';

/** The subject of a step, locked: a refund, a payment, a difference, a payout or a chargeback. */
export interface StepSubject {
  stake: Stake;
  /** The account whose money it is; null if it is nobody's. */
  userId: string | null;
  /** The accounts that cannot decide about it, because it is their own money. */
  sides: readonly (string | null)[];
  /** Takes the step, in the transaction that holds the lock. */
  take(words: StepWords): Promise<void>;
}

/** The words with which a step is taken, and the member of staff who is answerable for it. */
export interface StepWords {
  subjectId: string;
  staffId: string;
  reason: string | null;
  reference: string | null;
  /** The amount that staff have entered, if they enter one; otherwise it is the subject's. */
  stake?: Stake;
}

/** A step with money that may need a second member of staff. */
export interface StaffStep<Subject extends StepSubject = StepSubject> {
  step: ApprovedStep;
  /** The name of the subject's ID in the input. */
  field: string;
  /** The refusal for those whose own money it is; null if it is nobody's. */
  own: ErrorCode | null;
  /** Locks and returns the subject. Throws why the step cannot be taken. */
  lock(scope: Scope, tx: Transaction, subjectId: string): Promise<Subject>;
}

/** Throws the refusal of a step if the member of staff would decide about own money. */
export function assertNotOwn(
  { own }: Pick<StaffStep, 'own'>,
  { sides }: StepSubject,
  { staffId, field }: { staffId: string; field: string },
): void {
  if (own && sides.includes(staffId)) refuse(own, { field: [field] });
}

import { money, type Money } from '../../domain/money/money.js';
import { assertWithinDebt, settleDebtSchema } from '../../domain/payments/settling.js';
import { refuse } from '../../domain/shared/errors.js';
import { DebtRepaymentEntity, EarningEntity } from '../../persistence/entities/payouts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { lockedDebt, type LockedDebt } from '../../persistence/queries/payouts/debts.js';
import { violatedConstraint, type Transaction } from '../../persistence/transaction.js';
import type { StaffStep, StepWords } from '../approvals/staffStep.js';
import { takeOrAsk } from '../approvals/takeOrAsk.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';

const FIELD = 'sellerId';

/** The staff step that records a seller's repayment of a debt. Its subject is the seller. */
export const SETTLING_DEBTS: StaffStep = {
  step: 'SETTLE_DEBT',
  action: 'SETTLE_DEBT',
  field: FIELD,
  own: 'OWN_DEBT',
  async lock(scope, tx, sellerId) {
    const { currency } = scope;
    const debt = await lockedDebt(tx, { sellerId, currency });
    if (!debt || debt.amount <= 0) return refuse('DEBT_NOT_FOUND', { field: [FIELD] });
    const stake = { amount: debt.amount, currency };
    const take = (words: StepWords) => recordRepayment(scope, tx, debt, words);
    return { stake, userId: sellerId, sides: [sellerId], take };
  },
};

/**
 * Records a repayment of a seller's debt that was made outside the site. Returns the ID of the seller. If a second member of
 * staff must approve the step first, also returns the ID of the approval request. Throws CONFIRMATION_REQUIRED if the session
 * was not confirmed within the last 10 minutes, DEBT_NOT_FOUND if the seller owes nothing, DEBT_EXCEEDED for more than the
 * debt, OWN_DEBT, APPROVAL_PENDING, and DEBT_REFERENCE_USED if another repayment has the reference.
 */
export async function settleDebt(
  scope: Scope,
  input: unknown,
): Promise<{ sellerId: string; approvalId: string | null }> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { currency } = scope;
  const { sellerId, amount, reason, reference } = await readInput(settleDebtSchema, input, currency);
  const words = { subjectId: sellerId, staffId, reason, reference, stake: { amount, currency } };
  return scope.database.transaction(async (tx) => {
    const debt = await lockedDebt(tx, { sellerId, currency });
    assertWithinDebt(money(amount, currency), money(debt?.amount ?? 0, currency));
    const { approvalId } = await takeOrAsk(scope, tx, SETTLING_DEBTS, words);
    return { sellerId, approvalId };
  });
}

/** Records the repayment that a member of staff entered. Checks the debt again, because it may be lower by now. */
async function recordRepayment(
  scope: Scope,
  tx: Transaction,
  debt: LockedDebt,
  { subjectId: sellerId, staffId, reason, reference, stake }: StepWords,
): Promise<void> {
  const paid = money(stake?.amount ?? debt.amount, scope.currency);
  assertWithinDebt(paid, money(debt.amount, scope.currency));
  if (reason === null || reference === null) throw new Error(`The repayment of ${sellerId} has no words`);
  await insertRepayment(scope, tx, debt, { sellerId, staffId, reason, reference, paid }).catch(
    (error: unknown) => {
      if (violatedConstraint(error) !== 'debt_repayments_reference_once') throw error;
      refuse('DEBT_REFERENCE_USED', { field: ['reference'] });
    },
  );
}

interface Repayment {
  sellerId: string;
  staffId: string;
  reason: string;
  reference: string;
  paid: Money;
}

/** Inserts a repayment as a change of the seller's earnings. It counts from the same time as the losses that it repays. */
function insertRepayment(
  scope: Scope,
  tx: Transaction,
  { earnedAt }: LockedDebt,
  { sellerId, staffId: recordedBy, reason, reference, paid }: Repayment,
): Promise<void> {
  const now = scope.clock.now();
  const repaymentId = newId('repayment');
  const common = { sellerId, amount: paid.amount, currency: paid.currencyCode };
  const repayment = { ...common, id: repaymentId, reference, reason, recordedBy, recordedAt: now };
  const counted = { ...common, id: newId('earning'), repaymentId, commission: 0, createdAt: now };
  return tx.insertTogether([
    newRows(DebtRepaymentEntity, [repayment]),
    newRows(EarningEntity, [{ ...counted, earnedAt: earnedAt ?? now }]),
    ...entryRows(scope, 'DEBT_REPAID', { repaymentId }, { amount: paid, sellerId }),
  ]);
}

import { Balances } from '../../domain/bookkeeping/balances.js';
import { money, type Money } from '../../domain/money/money.js';
import {
  assertOwedTax,
  recordTaxPaymentSchema,
  TAX_STEPS,
  type SourceTax,
} from '../../domain/payouts/taxPayment.js';
import { refuse } from '../../domain/shared/errors.js';
import { TaxPaymentEntity } from '../../persistence/entities/payouts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { journalTotals } from '../../persistence/queries/bookkeeping/totals.js';
import { isTaxReferenceUsed, lockTaxPayments } from '../../persistence/queries/payouts/taxPayments.js';
import { violatedConstraint, type Transaction } from '../../persistence/transaction.js';
import type { StaffStep, StepWords } from '../approvals/staffStep.js';
import { takeOrAsk } from '../approvals/takeOrAsk.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';

/** Returns the step that records a payment of this tax. Its subject is the payment, which is not stored before. */
function recording(tax: SourceTax): StaffStep {
  return {
    step: TAX_STEPS[tax],
    action: 'RECORD_TAX_PAYMENT',
    field: 'reference',
    own: null,
    async lock(scope, tx) {
      await lockTaxPayments(tx);
      const owed = new Balances(await journalTotals(tx), scope.currency).of(`TAX_${tax}`);
      const take = (words: StepWords) => insertPayment(scope, tx, { words, tax, owed });
      return { stake: { amount: owed.amount, currency: owed.currencyCode }, userId: null, sides: [], take };
    },
  };
}

/** The staff steps that record payments of taxes to the government, by tax. */
export const RECORDING_TAXES: Record<SourceTax, StaffStep> = {
  DEDUCTED: recording('DEDUCTED'),
  COLLECTED: recording('COLLECTED'),
};

/**
 * Records and posts a payment of tax by the operator to the government. Returns the ID of the request if a second member of
 * staff has to approve it first. Throws what requireFreshConfirmation throws, TAX_PAYMENT_EXCEEDED for more than is owed,
 * TAX_REFERENCE_USED if another payment of the tax has the reference, and APPROVAL_PENDING if a request about the tax has it.
 */
export async function recordTaxPayment(scope: Scope, input: unknown): Promise<{ approvalId: string | null }> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { currency } = scope;
  const { tax, amount, reference } = await readInput(recordTaxPaymentSchema, input, currency);
  const stake = { amount, currency };
  const words = { subjectId: newId('taxpayment'), staffId, reason: null, reference, stake };
  return scope.database.transaction(async (tx) => {
    const step = RECORDING_TAXES[tax];
    const { stake: owed } = await step.lock(scope, tx, words.subjectId);
    assertOwedTax(money(amount, currency), money(owed.amount, currency));
    if (await isTaxReferenceUsed(tx, { tax, reference }))
      refuse('TAX_REFERENCE_USED', { field: ['reference'] });
    const { approvalId } = await takeOrAsk(scope, tx, step, words);
    return { approvalId };
  });
}

interface Recorded {
  words: StepWords;
  tax: SourceTax;
  owed: Money;
}

/** Records the payment that a member of staff entered. Checks what is owed again, because it may be less by now. */
async function insertPayment(
  scope: Scope,
  tx: Transaction,
  { words: { subjectId: id, staffId: recordedBy, reference, stake }, tax, owed }: Recorded,
): Promise<void> {
  if (!stake || reference === null) throw new Error(`The tax payment ${id} has no words`);
  const amount = money(stake.amount, owed.currencyCode);
  assertOwedTax(amount, owed);
  const paid = { tax, amount: amount.amount, currency: amount.currencyCode, reference };
  const rows = [
    newRows(TaxPaymentEntity, [{ ...paid, id, recordedBy, recordedAt: scope.clock.now() }]),
    ...entryRows(scope, 'TAX_PAID', { taxPaymentId: id }, { amount, tax }),
  ];
  await tx.insertTogether(rows).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'tax_payments_reference_once') throw error;
    refuse('TAX_REFERENCE_USED', { field: ['reference'] });
  });
}

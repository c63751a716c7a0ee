import { Balances } from '../../domain/bookkeeping/balances.js';
import { money } from '../../domain/money/money.js';
import { assertOwedTax, recordTaxPaymentSchema } from '../../domain/payouts/taxPayment.js';
import { refuse } from '../../domain/shared/errors.js';
import { TaxPaymentEntity } from '../../persistence/entities/payouts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { journalTotals } from '../../persistence/queries/bookkeeping/totals.js';
import { lockTaxPayments } from '../../persistence/queries/payouts/taxPayments.js';
import { violatedConstraint } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';

/**
 * Records and posts a payment of tax by the operator to the government. Throws what requireFreshConfirmation throws,
 * TAX_PAYMENT_EXCEEDED for more than is owed, and TAX_REFERENCE_USED if another payment of the tax has the reference.
 */
export async function recordTaxPayment(scope: Scope, input: unknown): Promise<void> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { currency, database, clock } = scope;
  const { tax, amount: paid, reference } = await readInput(recordTaxPaymentSchema, input, currency);
  const amount = money(paid, currency);
  const id = newId('taxpayment');
  const payment = {
    id,
    tax,
    amount: paid,
    currency,
    reference,
    recordedBy: staffId,
    recordedAt: clock.now(),
  };
  const recorded = database.transaction(async (tx) => {
    await lockTaxPayments(tx);
    assertOwedTax(amount, new Balances(await journalTotals(tx), currency).of(`TAX_${tax}`));
    await tx.insertTogether([
      newRows(TaxPaymentEntity, [payment]),
      ...entryRows(scope, 'TAX_PAID', { taxPaymentId: id }, { amount, tax }),
    ]);
    await noteStaffAction(scope, tx, { action: 'RECORD_TAX_PAYMENT', staffId, userId: null, detail: id });
  });
  await recorded.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'tax_payments_reference_once') throw error;
    refuse('TAX_REFERENCE_USED', { field: ['reference'] });
  });
}

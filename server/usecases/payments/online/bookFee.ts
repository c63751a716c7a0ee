import { money } from '../../../domain/money/money.js';
import type { ProviderFee } from '../../../payments/paymentProvider.js';
import { keepPaymentFee, keepRefundFee } from '../../../persistence/queries/payments/fees.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { entryRows } from '../../bookkeeping/entryRows.js';
import type { Clock } from '../../scope.js';

/**
 * Stores and posts the provider's fee for a captured payment. Does nothing while the fee is unknown, or once it is booked. If
 * the fee changes later, the reconciliation reports a difference to staff.
 */
export async function bookPaymentFee(
  scope: { clock: Clock },
  tx: Transaction,
  attemptId: string,
  { fee, feeTax }: ProviderFee,
): Promise<void> {
  if (fee === null) return;
  const tax = feeTax ?? 0;
  const kept = await keepPaymentFee(tx, attemptId, { fee, feeTax: tax });
  if (!kept) return;
  const charged = { amount: money(fee, kept.currency), tax: money(tax, kept.currency) };
  await tx.insertTogether(entryRows(scope, 'PAYMENT_FEE', { attemptId }, charged));
}

/** Stores and posts the provider's fee for a refund, as bookPaymentFee does for a payment. */
export async function bookRefundFee(
  scope: { clock: Clock },
  tx: Transaction,
  refundId: string,
  { fee, feeTax }: ProviderFee,
): Promise<void> {
  if (fee === null) return;
  const tax = feeTax ?? 0;
  const kept = await keepRefundFee(tx, refundId, { fee, feeTax: tax });
  if (!kept) return;
  const { currency, orderId } = kept;
  const charged = { amount: money(fee, currency), tax: money(tax, currency) };
  await tx.insertTogether(entryRows(scope, 'INSTANT_REFUND_FEE', { orderId, refundId }, charged));
}

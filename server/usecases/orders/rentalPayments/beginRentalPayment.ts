import type { Money } from '../../../domain/money/money.js';
import { INTENT_LIFECYCLE, paymentExpiry } from '../../../domain/payments/onlinePayment.js';
import { statusAfter } from '../../../domain/payments/statusAfter.js';
import type { RentalPaymentPurpose } from '../../../domain/payments/rentalPayment.js';
import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import { newRows, type NewRows } from '../../../persistence/entityStatements.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Scope } from '../../scope.js';
import { queueIntent } from '../online/queueIntent.js';

/** The extension or purchase of a rented line that is to be paid online. */
export interface AskedRentalPayment {
  orderId: string;
  orderItemId: string;
  purpose: RentalPaymentPurpose;
  amount: Money;
}

/** Queues a job that opens the page of a new online payment. Returns the id of the payment and its row to insert. */
export async function beginRentalPayment(
  { queue, clock }: Pick<Scope, 'queue' | 'clock'>,
  tx: Transaction,
  provider: string,
  { amount, ...asked }: AskedRentalPayment,
): Promise<{ intentId: string; row: NewRows }> {
  const intent = await queueIntent({ queue }, tx, provider);
  const createdAt = clock.now();
  const row = newRows(PaymentIntentEntity, [
    {
      ...intent,
      ...asked,
      status: statusAfter(INTENT_LIFECYCLE.awaitPayment, null),
      amount: amount.amount,
      currency: amount.currencyCode,
      createdAt,
      expiresAt: paymentExpiry(createdAt),
    },
  ]);
  return { intentId: intent.id, row };
}

import type { LedgerEntry } from '../../domain/money/ledger.js';
import { money } from '../../domain/money/money.js';
import { openPaymentOf, type OpenPayment } from '../../domain/payments/payment.js';
import type { ReturnedLine } from '../../domain/rental/rentalReturn.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import type { Payment } from './order.js';

/** Returns the movements of a fulfillment's money so far. */
export function movementsOf({
  ledger,
  currency,
}: Pick<StoredFulfillment, 'ledger' | 'currency'>): LedgerEntry[] {
  return ledger.map(({ kind, amount, note }) => ({ kind, amount: money(amount, currency), note }));
}

/** Returns the payments between the two sides of a fulfillment, oldest first. */
export function paymentsOf({
  payments,
  currency,
}: Pick<StoredFulfillment, 'payments' | 'currency'>): Payment[] {
  return payments.map((payment) => ({ ...payment, amount: money(payment.amount, currency) }));
}

/** Returns the open payment of a fulfillment. */
export function openPaymentIn(fulfillment: StoredFulfillment): OpenPayment {
  return openPaymentOf(movementsOf(fulfillment), paymentsOf(fulfillment), fulfillment.currency);
}

/** Returns the rented lines of a fulfillment, with the facts that determine how much of each deposit is returned. */
export function returnedLinesOf({
  items,
  currency,
}: Pick<StoredFulfillment, 'items' | 'currency'>): ReturnedLine[] {
  return items.flatMap(({ title, quantity, endsOn, lateFeePerDay, deposit }) =>
    endsOn === null
      ? []
      : {
          title,
          quantity,
          dueOn: endsOn,
          lateFeePerDay: money(lateFeePerDay, currency),
          deposit: money(deposit, currency),
        },
  );
}

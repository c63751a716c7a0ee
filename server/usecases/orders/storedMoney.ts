import type { Outcome } from '../../domain/money/ledger.js';
import { money, zero, type CurrencyCode, type Money } from '../../domain/money/money.js';
import type { Totals } from '../../domain/orders/pricing.js';
import { arePaid } from '../../domain/payments/paidMovements.js';
import { openPaymentOf, type OpenPayment } from '../../domain/payments/payment.js';
import type { LostLine } from '../../domain/rental/lostCopies.js';
import type { StoredFulfillment, StoredLedgerEntry } from '../../persistence/queries/orders/storedOrder.js';
import type { LedgerEntry } from './order.js';
import type { Payment } from './payment.js';

/** A movement of a fulfillment's money, with its time. */
interface Movement extends Omit<StoredLedgerEntry, 'amount'> {
  amount: Money;
}

/** Returns the movements of a fulfillment's money so far. */
export function movementsOf({
  ledger,
  currency,
}: Pick<StoredFulfillment, 'ledger' | 'currency'>): Movement[] {
  return ledger.map((entry) => ({ ...entry, amount: money(entry.amount, currency) }));
}

/** Returns the payments between the two sides of a fulfillment, oldest first. */
export function paymentsOf({
  payments,
  currency,
}: Pick<StoredFulfillment, 'payments' | 'currency'>): Payment[] {
  return payments.map((payment) => ({ ...payment, amount: money(payment.amount, currency) }));
}

/** Returns the movements of a fulfillment's money, oldest first, each marked as paid or unpaid. */
export function paidMovementsOf(fulfillment: StoredFulfillment): (Movement & { isPaid: boolean })[] {
  const movements = movementsOf(fulfillment);
  const paid = arePaid(movements, paymentsOf(fulfillment), fulfillment.currency);
  return movements.map((movement, place) => ({ ...movement, isPaid: paid[place] ?? false }));
}

/** Returns the amount that one side of a fulfillment still has to pay the other, from its movements and payments. */
export function openPaymentIn(fulfillment: StoredFulfillment): OpenPayment {
  return openPaymentOf(movementsOf(fulfillment), paymentsOf(fulfillment), fulfillment);
}

/** Returns the rented lines of a fulfillment, with the facts that decide how much of each deposit is released. */
export function rentedLinesOf({
  items,
  currency,
}: Pick<StoredFulfillment, 'items' | 'currency'>): LostLine[] {
  return items.flatMap(({ title, quantity, endsOn, lateFeePerDay, deposit, keptIfLost }) =>
    endsOn === null
      ? []
      : {
          title,
          quantity,
          dueOn: endsOn,
          lateFeePerDay: money(lateFeePerDay, currency),
          deposit: money(deposit, currency),
          keptIfLost: money(keptIfLost, currency),
        },
  );
}

/** Returns what a dispute has restored to the buyer of the amount that was kept for lost copies. */
export function restoredOf({ disputes, currency }: Pick<StoredFulfillment, 'disputes' | 'currency'>): Money {
  const dispute = disputes.find(({ reason, awarded }) => reason === 'DECLARED_LOST' && awarded !== null);
  return money(dispute?.awarded ?? 0, currency);
}

/** Returns the ledger of a fulfillment, each movement with its order. */
export function ledgerOf(orderId: string, fulfillment: StoredFulfillment): LedgerEntry[] {
  const { id: fulfillmentId } = fulfillment;
  return paidMovementsOf(fulfillment).map((movement) => ({ ...movement, orderId, fulfillmentId }));
}

/** Returns the outcome as it was when the order was placed, for viewers who may not see its money. */
export function outcomeAsPlaced({ totalWithDelivery: netAmount }: Totals, currency: CurrencyCode): Outcome {
  return { refundedAmount: zero(currency), netAmount };
}

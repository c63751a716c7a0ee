import { lineOutcomes, type LineOutcome } from '../../domain/money/lineOutcomes.js';
import { allocate, type Money } from '../../domain/money/money.js';
import { capturedOf } from '../../domain/payments/payment.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { chargedLineOf, movementsOf, paymentsOf } from './storedMoney.js';

/** The money of an order line: its shares of the payments, refunds and deductions of the fulfillment. */
export interface LineMoney extends LineOutcome {
  /** The share of the payments that have arrived, deposits included. What was paid back is not deducted. */
  paid: Money;
}

/**
 * Returns the money of each line of a fulfillment. The shares of all lines, and of the delivery, add up to the money of the
 * fulfillment.
 */
export function lineMoneyOf(fulfillment: StoredFulfillment): LineMoney[] {
  const { items, currency, deliveryCharge, isDepositBlocked } = fulfillment;
  const lines = items.map((item) => chargedLineOf(item, currency));
  const owed = lines.map(({ charge, deposit }) => charge.amount + (isDepositBlocked ? 0 : deposit.amount));
  const arrived = capturedOf('PAYMENT', paymentsOf(fulfillment), currency);
  const paid = allocate(arrived, [...owed, deliveryCharge]);
  return lineOutcomes(lines, movementsOf(fulfillment), currency).flatMap((outcome, place) => {
    const share = paid[place];
    return share ? [{ ...outcome, paid: share }] : [];
  });
}

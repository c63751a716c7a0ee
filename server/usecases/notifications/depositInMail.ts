import { isDepositPaid } from '../../domain/payments/paidMovements.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { movementsOf, paymentsOf } from '../orders/storedMoney.js';

/** The way in which a deposit is secured, for the texts of mails: paid, not paid, or blocked. */
export type WaySecured = 'PAID' | 'UNPAID' | 'BLOCKED';

/** Returns the way in which the deposit of a fulfillment is, or was, secured; PAID without a deposit. */
export function waySecured(fulfillment: StoredFulfillment): WaySecured {
  if (fulfillment.isDepositBlocked) return 'BLOCKED';
  const { currency } = fulfillment;
  return isDepositPaid(movementsOf(fulfillment), paymentsOf(fulfillment), currency) ? 'PAID' : 'UNPAID';
}

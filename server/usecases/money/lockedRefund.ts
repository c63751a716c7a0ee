import { REFUND_TRIES } from '../../domain/payments/onlinePayment.js';
import { refuse } from '../../domain/shared/errors.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { isAttemptChargedBack } from '../../persistence/queries/payments/chargebacks.js';
import {
  orderIdOfRefund,
  stuckRefund,
  type StuckRefundRow,
} from '../../persistence/queries/payments/failedRefunds.js';
import type { Transaction } from '../../persistence/transaction.js';

/** A stuck refund with its order, both locked. */
export interface LockedRefund {
  order: StoredOrder;
  refund: StuckRefundRow;
}

/**
 * Locks the order of a stuck refund, and returns both. Throws REFUND_NOT_FOUND if the id is unknown, and REFUND_NOT_STUCK
 * if it is not the last try of a stuck refund: it was tried again or settled meanwhile. Throws CHARGEBACK_OPEN while the
 * bank decides about the payment.
 */
export async function lockedRefund(tx: Transaction, id: string): Promise<LockedRefund> {
  const field = ['refundId'];
  const orderId = await orderIdOfRefund(tx, id);
  const order = orderId ? await lockedOrder(tx, orderId) : null;
  if (!order) return refuse('REFUND_NOT_FOUND', { field });
  const refund = (await stuckRefund(tx, REFUND_TRIES, id)) ?? refuse('REFUND_NOT_STUCK', { field });
  if (await isAttemptChargedBack(tx, refund.attemptId)) refuse('CHARGEBACK_OPEN', { field });
  return { order, refund };
}

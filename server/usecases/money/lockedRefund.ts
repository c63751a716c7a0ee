import { REFUND_TRIES } from '../../domain/payments/onlinePayment.js';
import { isRefundStep } from '../../domain/payments/refund.js';
import { isForStaff, isStrandedRefund } from '../../domain/payouts/refundByPayout.js';
import { refuse } from '../../domain/shared/errors.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { isAttemptChargedBack } from '../../persistence/queries/payments/chargebacks.js';
import {
  orderIdOfRefund,
  stuckRefund,
  type StuckRefundRow,
} from '../../persistence/queries/payments/failedRefunds.js';
import { lockedRefundPayout } from '../../persistence/queries/payments/refundPayouts.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Ports } from '../scope.js';

/** A refund that staff act on, with its order, both locked. */
export interface LockedRefund {
  order: StoredOrder;
  refund: Omit<StuckRefundRow, 'tries' | 'failure' | 'failedAt' | 'since' | 'provider'> & {
    /** True if the refund is pending and staff must pay it themselves; false if it has failed. */
    isOpen: boolean;
    /** True if the refund was sent through a payout provider that is no longer configured. */
    isStranded: boolean;
  };
}

/**
 * Locks the order of a stuck refund, and returns the order and the refund. Throws REFUND_NOT_FOUND if the id is unknown, and
 * REFUND_NOT_STUCK if the refund was tried again or settled in the meantime. Throws CHARGEBACK_OPEN while the bank decides
 * about the payment.
 */
export async function lockedRefund(tx: Transaction, id: string): Promise<LockedRefund> {
  return requireLocked(tx, id, async () => {
    const refund = await stuckRefund(tx, REFUND_TRIES, id);
    return refund && { ...refund, isOpen: false, isStranded: false };
  });
}

/**
 * Locks the order of a refund that staff can settle, and returns the order and the refund. Staff can settle a stuck refund, and
 * a refund by payout that no configured provider pays. Throws as lockedRefund does, and also throws REFUND_ON_ITS_WAY if a
 * payout provider has received the refund or will receive it.
 */
export async function lockedPayableRefund(
  tx: Transaction,
  id: string,
  { payouts }: Pick<Ports, 'payouts'>,
): Promise<LockedRefund> {
  return requireLocked(tx, id, async () => {
    const open = await lockedRefundPayout(tx, id);
    if (open && isRefundStep('settleRefund', open.status)) {
      const configured = payouts?.name ?? null;
      if (!isForStaff(open, configured)) refuse('REFUND_ON_ITS_WAY', { field: ['refundId'] });
      return { ...open, isOpen: true, isStranded: isStrandedRefund(open, configured) };
    }
    const refund = await stuckRefund(tx, REFUND_TRIES, id);
    return refund && { ...refund, isOpen: false, isStranded: false };
  });
}

async function requireLocked(
  tx: Transaction,
  id: string,
  find: () => Promise<LockedRefund['refund'] | null>,
): Promise<LockedRefund> {
  const field = ['refundId'];
  const orderId = await orderIdOfRefund(tx, id);
  const order = orderId ? await lockedOrder(tx, orderId) : null;
  if (!order) return refuse('REFUND_NOT_FOUND', { field });
  const refund = (await find()) ?? refuse('REFUND_NOT_STUCK', { field });
  if (await isAttemptChargedBack(tx, refund.attemptId)) refuse('CHARGEBACK_OPEN', { field });
  return { order, refund };
}

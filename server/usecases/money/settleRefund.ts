import { money } from '../../domain/money/money.js';
import { isOwnRefund, settleRefundSchema } from '../../domain/payments/settling.js';
import { refuse } from '../../domain/shared/errors.js';
import { ProviderRefundEntity } from '../../persistence/entities/onlinePayments.js';
import { newId } from '../../persistence/ids.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { completeRefund } from '../payments/online/completeRefund.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { lockedRefund } from './lockedRefund.js';

/**
 * Settles a stuck refund, for staff who paid the buyer another way: the refund is made, as if the provider had made it.
 * Returns the id of the order. Throws CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes,
 * REFUND_NOT_FOUND, REFUND_NOT_STUCK if the refund was tried again or settled meanwhile, and OWN_REFUND for the buyer
 * and the seller.
 */
export async function settleRefund(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { refundId, reason, reference } = await readInput(settleRefundSchema, input);
  return scope.database.transaction(async (tx) => {
    const { order, refund } = await lockedRefund(tx, refundId);
    if (isOwnRefund({ id: staffId }, refund)) refuse('OWN_REFUND', { field: ['refundId'] });
    const noted = { staffId, userId: order.buyerId, detail: refundId };
    await noteStaffAction(scope, tx, { action: 'SETTLE_REFUND', ...noted });
    const { attemptId, paymentId, amount, currency } = refund;
    const now = scope.clock.now();
    const id = newId('refund');
    await tx.insert(ProviderRefundEntity, {
      id,
      attemptId,
      paymentId,
      status: 'DONE',
      amount,
      currency,
      reference,
      createdAt: now,
      settledAt: now,
      settledBy: staffId,
      settledReason: reason,
    });
    await completeRefund(scope, tx, order, {
      ...refund,
      id,
      amount: money(amount, currency),
      byHand: true,
    });
    return order.id;
  });
}

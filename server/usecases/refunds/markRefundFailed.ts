import { isStrandedRefund, markRefundFailedSchema } from '../../domain/payouts/refundByPayout.js';
import { isRefundStep, refundAfter } from '../../domain/payments/refund.js';
import { canSettleRefund } from '../../domain/payments/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { ProviderRefundEntity, RefundPayoutEntity } from '../../persistence/entities/onlinePayments.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import {
  lockedRefundPayout,
  refundPayoutById,
  type StoredRefundPayout,
} from '../../persistence/queries/payments/refundPayouts.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';

/**
 * Records that a refund by payout did not reach the buyer, if its provider is not configured any more. The buyer reads the
 * reason. The refund is tried again like any failed refund. Returns the ID of the order. Throws what requireFreshConfirmation
 * throws, REFUND_NOT_FOUND, OWN_REFUND for the buyer and the seller, REFUND_NOT_STUCK if the refund has ended, and
 * REFUND_ON_ITS_WAY if it was not sent yet or its provider is configured.
 */
export async function markRefundFailed(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireFreshConfirmation(scope, 'money:settle');
  const { refundId, reason: failure } = await readInput(markRefundFailedSchema, input);
  return scope.database.transaction(async (tx) => {
    const refund = await lockedStranded(scope, tx, refundId);
    const { orderId, buyerId } = refund;
    if (!canSettleRefund(viewer, refund)) refuse('OWN_REFUND', { field: ['refundId'] });
    const noted = { staffId: viewer.id, userId: buyerId, detail: refundId };
    await noteStaffAction(scope, tx, { action: 'SETTLE_REFUND', ...noted });
    await tx.update(RefundPayoutEntity, { refundId }, { sealed: null });
    const failed = {
      status: refundAfter('markRefundFailed', refund.status),
      failure,
      settledAt: scope.clock.now(),
      stranded: true,
    };
    await tx.update(ProviderRefundEntity, { id: refundId }, failed);
    await record(scope, tx, { type: 'RefundPayoutChanged', orderId, buyerId, refundId, state: 'FAILED' });
    return orderId;
  });
}

/** Locks the order of a stranded refund, and then the refund. */
async function lockedStranded(scope: Scope, tx: Transaction, id: string): Promise<StoredRefundPayout> {
  const field = ['refundId'];
  const found = (await refundPayoutById(tx, id)) ?? refuse('REFUND_NOT_FOUND', { field });
  await lockedOrder(tx, found.orderId);
  const refund = (await lockedRefundPayout(tx, id)) ?? refuse('REFUND_NOT_FOUND', { field });
  if (!isRefundStep('markRefundFailed', refund.status)) refuse('REFUND_NOT_STUCK', { field });
  if (!isStrandedRefund(refund, scope.payouts?.name ?? null)) refuse('REFUND_ON_ITS_WAY', { field });
  return refund;
}

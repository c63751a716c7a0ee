import { retryRefundSchema } from '../../domain/payments/settling.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { repeatRefund } from '../payments/online/repeatRefund.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { lockedRefund } from './lockedRefund.js';

/**
 * Tries a stuck refund once more, for staff: the job follow-payments sends it. Returns the id of the order. Throws
 * CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes, and what lockedRefund throws.
 */
export async function retryRefund(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { refundId } = await readInput(retryRefundSchema, input);
  return scope.database.transaction(async (tx) => {
    const { order, refund } = await lockedRefund(tx, refundId);
    const noted = { staffId, userId: order.buyerId, detail: refundId };
    await noteStaffAction(scope, tx, { action: 'RETRY_REFUND', ...noted });
    await repeatRefund(scope, tx, refund);
    return order.id;
  });
}

import {
  canGiveAccount,
  giveRefundAccountSchema,
  placeGiven,
  shownOf,
} from '../../domain/payouts/refundByPayout.js';
import { refuse } from '../../domain/shared/errors.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import { saveRefundAccount } from '../../persistence/queries/payments/refundAccounts.js';
import { failedRefundPayout } from '../../persistence/queries/payments/refundPayouts.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { repeatRefund } from '../payments/online/repeatRefund.js';
import { readInput } from '../readInput.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import { factsOfRefund } from './viewRefundByPayout.js';

/**
 * Stores the account to which the viewer's refunds of an order are paid out. Returns the ID of the order. Tries a failed
 * refund again. The account is used after a day, so that the buyer can notice an intruder. Throws what
 * requireFreshConfirmation throws, ORDER_NOT_FOUND for everyone except the buyer, REFUND_NOT_BY_PAYOUT if no refund will need
 * an account, and REFUND_ON_ITS_WAY while the provider has a refund.
 */
export async function giveRefundAccount(scope: Scope, input: unknown): Promise<string> {
  const { id: viewerId } = await requireFreshConfirmation(scope, 'orders:write');
  const given = await readInput(giveRefundAccountSchema, input);
  const place = placeGiven(given);
  const { orderId, method } = given;
  await scope.database.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    if (order?.buyerId !== viewerId) refuse('ORDER_NOT_FOUND', { field: ['orderId'] });
    const facts = await factsOfRefund(scope, tx, orderId);
    if (!facts) return refuse('REFUND_NOT_BY_PAYOUT', { field: ['orderId'] });
    if (!canGiveAccount(facts.state)) refuse('REFUND_ON_ITS_WAY', { field: ['orderId'] });
    await saveRefundAccount(tx, {
      orderId,
      method,
      sealed: scope.secrets.seal(JSON.stringify(place), orderId),
      shown: shownOf(place),
      changedAt: scope.clock.now(),
    });
    const failed = await failedRefundPayout(tx, orderId);
    if (failed) await repeatRefund(scope, tx, failed);
    await record(scope, tx, { type: 'RefundAccountGiven', orderId, buyerId: viewerId });
  });
  return orderId;
}

import { parseInput } from '../../domain/shared/errors.js';
import { cancelOrderSchema } from '../../domain/orders/fulfillment.js';
import { LIFECYCLE, fulfillmentsToCancel } from '../../domain/orders/orderStatus.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { factsOf, reachedBy } from './orderAsSeen.js';
import { ownOrder } from './ownOrder.js';
import { recordStep } from './recordStep.js';

/**
 * The buyer cancels every fulfillment of an order that is not cancelled yet, and answers the order's id; to say it twice is
 * a success both times. Refused as a whole when one fulfillment has gone too far. ORDER_NOT_FOUND for whom it does not concern, BUYER_ONLY for its sellers.
 */
export async function cancelOrder(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { orderId, reason } = parseInput(cancelOrderSchema, input);
  const step = { action: 'cancel', to: LIFECYCLE.cancel.to, actorId: viewer.id, reason } as const;
  await scope.database.transaction(async (tx) => {
    const order = ownOrder(await lockedOrder(tx, orderId), viewer);
    const fulfillments = order.fulfillments.map((fulfillment) => ({
      ...fulfillment,
      ...factsOf(fulfillment),
      reachedBy: reachedBy(fulfillment),
    }));
    const cancelled = fulfillmentsToCancel(fulfillments, viewer.id);
    await recordStep(
      scope,
      tx,
      cancelled.map((fulfillment) => ({ order, fulfillment })),
      step,
    );
  });
  return orderId;
}

import { parseInput } from '../../../domain/shared/errors.js';
import { cancelOrderSchema } from '../../../domain/orders/fulfillment.js';
import { cancellationOf, fulfillmentsToCancel } from '../../../domain/orders/steps.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import { requireAbility } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';
import { lastStepFactsOf } from '../lastStep.js';
import { factsOf } from '../factsOf.js';
import { ownOrder } from '../ownOrder.js';
import { recordStep } from '../recordStep.js';
import { endIntent } from '../online/endIntent.js';

/**
 * Cancels every remaining fulfillment of the buyer's order and returns the order's id. Ends the order's online payment if it is
 * not paid yet. If a remaining fulfillment can no longer be cancelled, cancels nothing. A repeated call succeeds and changes
 * nothing. Throws ORDER_NOT_FOUND if the viewer is neither the buyer nor a seller of the order, BUYER_ONLY if the viewer is a
 * seller, and what fulfillmentsToCancel throws.
 */
export async function cancelOrder(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { orderId, reason } = parseInput(cancelOrderSchema, input);
  const step = { to: 'CANCELLED', actorId: viewer.id, reason } as const;
  await scope.database.transaction(async (tx) => {
    const order = ownOrder(await lockedOrder(tx, orderId), viewer);
    const fulfillments = order.fulfillments.map((fulfillment) => ({
      ...fulfillment,
      ...factsOf(fulfillment, scope),
      ...lastStepFactsOf(fulfillment),
    }));
    const cancelled = fulfillmentsToCancel(fulfillments, viewer.id);
    const events = await endIntent(scope, tx, order);
    await recordStep(
      scope,
      tx,
      cancelled.map((fulfillment) => ({ order, fulfillment })),
      { ...step, action: cancellationOf({ awaitsPayment: events.length > 0 }) },
      events,
    );
  });
  return orderId;
}

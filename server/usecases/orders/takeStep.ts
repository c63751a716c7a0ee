import { parseInput, refuse } from '../../domain/errors.js';
import { fulfillmentStepSchema } from '../../domain/fulfillment.js';
import { transitionOf, type FulfillmentAction } from '../../domain/orderStatus.js';
import { partyOf } from '../../domain/policies.js';
import { lockedOrder, orderIdsOfParts } from '../../persistence/queries/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireViewer, type Scope, type Viewer } from '../scope.js';
import { factsOf } from './orderAsSeen.js';
import { recordStep } from './recordStep.js';

/**
 * Moves a fulfillment on by one action of its lifecycle and answers where it is. Refuses what the lifecycle does not allow
 * the viewer now, and FULFILLMENT_NOT_FOUND to everybody whom the fulfillment does not concern.
 */
export async function takeStep(
  scope: Scope,
  action: FulfillmentAction,
  input: unknown,
): Promise<{ orderId: string; fulfillmentId: string }> {
  const viewer = await requireViewer(scope);
  const { fulfillmentId, reason, withhold, ...shipment } = parseInput(fulfillmentStepSchema, input);
  return scope.database.transaction(async (tx) => {
    const { order, part, party } = await lockedPart(tx, fulfillmentId, viewer);
    const { to } = transitionOf(action, factsOf(part), { party, reason });
    const step = { action, to, actorId: viewer.id, reason, withhold, ...(action === 'ship' && { shipment }) };
    await recordStep(scope, tx, { order, part }, step);
    return { orderId: order.id, fulfillmentId };
  });
}

/** A fulfillment that concerns the viewer, locked. */
async function lockedPart(tx: Transaction, id: string, viewer: Viewer) {
  const orderId = (await orderIdsOfParts(tx, [id])).get(id);
  const order = orderId ? await lockedOrder(tx, orderId) : null;
  const part = order?.fulfillments.find((each) => each.id === id);
  const party = order && part && partyOf(viewer, { buyerId: order.buyerId, sellerId: part.sellerId });
  if (!order || !part || !party) return refuse('FULFILLMENT_NOT_FOUND', { field: ['fulfillmentId'] });
  return { order, part, party };
}

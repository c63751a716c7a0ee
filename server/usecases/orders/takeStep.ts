import { parseInput, refuse } from '../../domain/shared/errors.js';
import { fulfillmentStepSchema, type FulfillmentStep } from '../../domain/orders/fulfillment.js';
import { isTakenAlready, transitionOf, type FulfillmentAction } from '../../domain/orders/orderStatus.js';
import { partyOf } from '../../domain/orders/policies.js';
import { lockedOrder, orderIdsOfParts } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireViewer, type Scope, type Viewer } from '../scope.js';
import { factsOf, reachedBy } from './orderAsSeen.js';
import { recordStep } from './recordStep.js';

/**
 * Moves a fulfillment on by one action of its lifecycle and answers where it is. The same step said twice by the same
 * person is a success both times. Refuses what the lifecycle does not allow the viewer now, and FULFILLMENT_NOT_FOUND to
 * everybody whom the fulfillment does not concern.
 */
export async function takeStep(
  scope: Scope,
  action: FulfillmentAction,
  input: unknown,
): Promise<{ orderId: string; fulfillmentId: string }> {
  const viewer = await requireViewer(scope);
  const said = parseInput(fulfillmentStepSchema, input);
  const { fulfillmentId, reason, withhold, ...shipment } = said;
  return scope.database.transaction(async (tx) => {
    const { order, part, party } = await lockedPart(tx, fulfillmentId, viewer);
    const reached = { status: part.status, reachedBy: reachedBy(part) };
    if (isTakenAlready(action, reached, viewer.id) && saysTheSame(said, part))
      return { orderId: order.id, fulfillmentId };
    const { to } = transitionOf(action, factsOf(part), { party, reason });
    const step = { action, to, actorId: viewer.id, reason, withhold, ...(action === 'ship' && { shipment }) };
    await recordStep(scope, tx, { order, part }, step);
    return { orderId: order.id, fulfillmentId };
  });
}

/** Whether a step that is said again says nothing else of the parcel and of the deposit: that would not be done. */
function saysTheSame(
  { carrier, trackingNumber, withhold }: FulfillmentStep,
  part: StoredFulfillment,
): boolean {
  const withheld = part.ledger.find(({ kind }) => kind === 'DEPOSIT_WITHHELD');
  return (
    (carrier === null || carrier === part.carrier) &&
    (trackingNumber === null || trackingNumber === part.trackingNumber) &&
    (withhold === null || (withhold.amount === withheld?.amount && withhold.reason === withheld.note))
  );
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

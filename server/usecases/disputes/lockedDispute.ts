import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import type { DisputeAction, DisputeStatus } from '../../domain/disputes/dispute.js';
import type { DomainEvent } from '../../domain/events/event.js';
import { refuse } from '../../domain/shared/errors.js';
import { fulfillmentIdOfDispute } from '../../persistence/queries/orders/disputes.js';
import { lockedOrder, orderIdsOfFulfillments } from '../../persistence/queries/orders/orders.js';
import type { StoredDispute } from '../../persistence/queries/orders/storedDispute.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../persistence/transaction.js';
import { lockedFulfillment, type FulfillmentOfViewer } from '../orders/lockedFulfillment.js';

/** The ids of a dispute, its fulfillment and its order. */
export interface DisputeIds {
  orderId: string;
  fulfillmentId: string;
  disputeId: string;
}

/** A dispute with its fulfillment and order. */
export interface LockedDispute {
  order: StoredOrder;
  fulfillment: StoredFulfillment;
  dispute: StoredDispute;
}

/**
 * Returns a dispute and the viewer's side of it, and locks its fulfillment. Throws DISPUTE_NOT_FOUND if the viewer
 * cannot act as the buyer or the seller.
 */
export async function lockedDisputeOf(
  tx: Transaction,
  id: string,
  viewer: AccountPrincipal,
): Promise<LockedDispute & Pick<FulfillmentOfViewer, 'party'>> {
  const found = await lockedDispute(tx, id);
  const { party } = await lockedFulfillment(tx, found.fulfillment.id, viewer).catch(() =>
    refuse('DISPUTE_NOT_FOUND', { field: ['disputeId'] }),
  );
  return { ...found, party };
}

/** Returns a dispute and locks its fulfillment. Throws DISPUTE_NOT_FOUND if the id is unknown. */
export async function lockedDispute(tx: Transaction, id: string): Promise<LockedDispute> {
  const fulfillmentId = await fulfillmentIdOfDispute(tx, id);
  const orderId = fulfillmentId && (await orderIdsOfFulfillments(tx, [fulfillmentId])).get(fulfillmentId);
  const order = orderId ? await lockedOrder(tx, orderId) : null;
  const fulfillment = order?.fulfillments.find((each) => each.id === fulfillmentId);
  const dispute = fulfillment?.disputes.find((each) => each.id === id);
  if (!order || !fulfillment || !dispute) return refuse('DISPUTE_NOT_FOUND', { field: ['disputeId'] });
  return { order, fulfillment, dispute };
}

/** Returns the ids of a dispute, its fulfillment and its order. */
export function idsOf({ order, fulfillment, dispute }: LockedDispute): DisputeIds {
  return { orderId: order.id, fulfillmentId: fulfillment.id, disputeId: dispute.id };
}

/** The facts about a step of a dispute that its event needs. */
interface TakenStep {
  disputeId: string;
  action: DisputeAction | 'open';
  status: DisputeStatus;
  actorId: string | null;
}

/** Returns the event that reports a step of a dispute. */
export function disputeEvent(
  { order, fulfillment }: { order: Pick<StoredOrder, 'id' | 'buyerId'>; fulfillment: StoredFulfillment },
  step: TakenStep,
): DomainEvent {
  const { id: orderId, buyerId } = order;
  const { id: fulfillmentId, sellerId } = fulfillment;
  return { type: 'DisputeStepTaken', orderId, fulfillmentId, buyerId, sellerId, ...step };
}

import { refuse } from '../../domain/shared/errors.js';
import { fulfillmentIdOfDispute } from '../../persistence/queries/orders/disputes.js';
import { findFulfillments } from '../orders/findInOrders.js';
import type { Dispute } from '../orders/dispute.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** Returns the dispute with this id; null if the id is unknown or the viewer may not see the fulfillment. */
export async function findDispute(scope: Scope, id: string): Promise<Dispute | null> {
  const fulfillmentId = await fulfillmentIdOfDispute(scope.database, id);
  const [fulfillment] = fulfillmentId ? await findFulfillments(scope, [fulfillmentId]) : [];
  return fulfillment?.disputes.find((dispute) => dispute.id === id) ?? null;
}

/**
 * Returns the dispute with this id. Throws DISPUTE_NOT_FOUND unless the viewer is the buyer, the seller, or a member of
 * staff who may see the money of all orders.
 */
export async function viewDispute(scope: Scope, id: string): Promise<Dispute> {
  await requireAbility(scope, 'orders:read', 'sales:read', 'orders:read-any');
  return (await findDispute(scope, id)) ?? refuse('DISPUTE_NOT_FOUND', { field: ['id'] });
}

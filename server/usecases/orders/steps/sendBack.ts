import { endOf } from '../../../domain/orders/deadlines.js';
import { sendBackSchema, type SendBack } from '../../../domain/orders/fulfillment.js';
import { assertCanSendBack } from '../../../domain/orders/rentalSteps.js';
import { dayOf } from '../../../domain/shared/day.js';
import { FulfillmentEntity, TimelineEntryEntity } from '../../../persistence/entities/orders.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { readInput } from '../../readInput.js';
import { insertAndRecordAll } from '../../record.js';
import { requireAbility } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';
import { lockedFulfillment, type FulfillmentOfViewer } from '../lockedFulfillment.js';
import { rentalFactsOf } from '../factsOf.js';
import { endRentalPayments } from '../rentalPayments/endRentalPayments.js';

/**
 * Records that the buyer has sent back the rented copies of a fulfillment. Returns the ids of the order and the fulfillment.
 * The status changes when the seller confirms the return. A repeated call with the same or no details succeeds and changes
 * nothing. Throws FULFILLMENT_NOT_FOUND if the viewer is neither the buyer nor the seller, and what assertCanSendBack throws.
 */
export async function sendBack(
  scope: Scope,
  input: unknown,
): Promise<{ orderId: string; fulfillmentId: string }> {
  const viewer = await requireAbility(scope, 'orders:write');
  const said = await readInput(sendBackSchema, input);
  return scope.database.transaction(async (tx) => {
    const found = await lockedFulfillment(tx, said.fulfillmentId, viewer);
    const sent = { orderId: found.order.id, fulfillmentId: found.fulfillment.id };
    if (isRepeated(said, found)) return sent;
    assertCanSendBack(rentalFactsOf(found.fulfillment), found.party);
    await record(scope, tx, found, said);
    return sent;
  });
}

/** True if the copies were already sent back, and the request names the recorded details or none. */
function isRepeated(
  { carrier, trackingNumber }: SendBack,
  { fulfillment: { status, returnShipment }, party }: FulfillmentOfViewer,
): boolean {
  if (party !== 'BUYER' || status !== 'DELIVERED' || !returnShipment) return false;
  return (
    (carrier === null || carrier === returnShipment.carrier) &&
    (trackingNumber === null || trackingNumber === returnShipment.trackingNumber)
  );
}

async function record(
  scope: Scope,
  tx: Transaction,
  { order, fulfillment }: FulfillmentOfViewer,
  { carrier: returnCarrier, trackingNumber: returnTrackingNumber }: SendBack,
): Promise<void> {
  const { id: orderId, buyerId } = order;
  const { id: fulfillmentId, sellerId, status } = fulfillment;
  const now = scope.clock.now();
  const sentBackEntryId = newId('timelineentry');
  const onTimeline = {
    id: sentBackEntryId,
    fulfillmentId,
    fromStatus: status,
    toStatus: status,
    actorId: buyerId,
    occurredAt: now,
  };
  const countsOn = dayOf(endOf('SENT_BACK', now, scope.deadlineDays), scope.timeZone);
  const event = { type: 'RentalSentBack', orderId, fulfillmentId, buyerId, sellerId, countsOn } as const;
  const shipment = { sentBackAt: now, sentBackEntryId, returnCarrier, returnTrackingNumber };
  await tx.update(FulfillmentEntity, { id: fulfillmentId }, shipment);
  const ended = await endRentalPayments(scope, tx, order, fulfillment, { action: 'cancel' });
  await insertAndRecordAll(scope, tx, [newRows(TimelineEntryEntity, [onTimeline])], [event, ...ended]);
}

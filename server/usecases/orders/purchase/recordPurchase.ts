import type { DomainEvent } from '../../../domain/events/event.js';
import { entriesAtPurchase, type PurchaseQuote } from '../../../domain/rental/purchase.js';
import {
  LedgerEntryEntity,
  RentalPurchaseEntity,
  TimelineEntryEntity,
} from '../../../persistence/entities/orders.js';
import { newRows, type NewRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { ledgerRows, type Moment } from '../ledgerRows.js';
import { takeCopiesForGood } from '../copies/moveCopies.js';
import type { LockedLine } from '../rentalPayments/lockedLine.js';

/** A purchase that takes effect now. */
interface AgreedPurchase {
  quote: PurchaseQuote;
  /** The marketplace's commission, in minor units. */
  commission: number;
  /** The online payment of the remaining price; null if there is none. */
  intentId: string | null;
}

/**
 * Takes the copies out of the stock. Returns the event to record, and the rows that add the purchase to the timeline and settle
 * the deposit and the price.
 */
export async function recordPurchase(
  tx: Transaction,
  { order, fulfillment, item }: LockedLine,
  { quote, commission, intentId }: AgreedPurchase,
  moment: Moment,
): Promise<{ rows: NewRows[]; event: DomainEvent }> {
  const { id: orderId, buyerId } = order;
  const { id: fulfillmentId, sellerId, status } = fulfillment;
  await takeCopiesForGood(tx, [item.id], moment, 'BOUGHT_COPY_RESERVED');
  const timelineEntryId = newId('timelineentry');
  const onTimeline = {
    id: timelineEntryId,
    fulfillmentId,
    fromStatus: status,
    toStatus: status,
    actorId: buyerId,
    occurredAt: moment.now,
  };
  const purchase = {
    id: newId('purchase'),
    orderItemId: item.id,
    timelineEntryId,
    price: quote.price.amount,
    rentCounted: quote.rentCounted.amount,
    lateFee: quote.lateFee.amount,
    fromDeposit: quote.fromDeposit.amount,
    commission,
    intentId,
  };
  const moved = ledgerRows({ id: fulfillmentId, orderId }, entriesAtPurchase(quote, item.title), moment);
  const rows = [
    newRows(TimelineEntryEntity, [onTimeline]),
    newRows(RentalPurchaseEntity, [purchase]),
    newRows(LedgerEntryEntity, moved),
  ];
  const sides = { orderId, fulfillmentId, orderItemId: item.id, buyerId, sellerId };
  return { rows, event: { type: 'RentalBought', ...sides } };
}

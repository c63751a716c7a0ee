import { money } from '../../domain/money.js';
import { allowedActions, canCancelOrder, orderStatusOf, type Party } from '../../domain/orderStatus.js';
import { canSeeOrder, partyOf, type Viewer } from '../../domain/policies.js';
import { totalsOf } from '../../domain/pricing.js';
import { hasRatedAll, meanRating, ratingProblem } from '../../domain/rating.js';
import type { StoredFulfillment, StoredOrder, StoredOrderItem } from '../../persistence/queries/orders.js';
import type { Fulfillment, LedgerEntry, Order, OrderItem } from './order.js';

/** An order as this viewer may see it, or null for somebody whom it does not concern. */
export function orderAsSeen(stored: StoredOrder, viewer: Viewer): Order | null {
  const { id, buyerId, createdAt, paymentMethod, shippingAddress } = stored;
  const sellerIds = stored.fulfillments.map(({ sellerId }) => sellerId);
  if (!canSeeOrder(viewer, { buyerId, sellerIds })) return null;
  const fulfillments = stored.fulfillments.flatMap((part) => {
    const party = partyOf(viewer, { buyerId, sellerId: part.sellerId });
    return party ? [fulfillmentAsSeen(stored, part, party)] : [];
  });
  const items = fulfillments.flatMap((part) => part.items);
  return {
    ...{ id, buyerId, createdAt, paymentMethod, shippingAddress, fulfillments, items },
    ledger: fulfillments.flatMap((part) => part.ledger),
    status: orderStatusOf(fulfillments.map((part) => part.status)),
    ...totalsOf(items),
    hasRated: hasRatedAll(fulfillments),
    rating: meanRating(fulfillments),
    viewerCanCancel: viewer?.id === buyerId && canCancelOrder(stored.fulfillments.map(factsOf)),
    viewerCanRate: fulfillments.some((part) => part.viewerCanRate),
  };
}

/** What the life of a fulfillment depends on. */
export function factsOf(part: StoredFulfillment) {
  return { id: part.id, status: part.status, hasRentals: part.items.some(({ type }) => type === 'RENTAL') };
}

function fulfillmentAsSeen(order: StoredOrder, part: StoredFulfillment, party: Party): Fulfillment {
  const { id, sellerId, createdAt, status, rating, carrier, trackingNumber } = part;
  const can = new Set(allowedActions(factsOf(part), party));
  return {
    ...{ id, sellerId, createdAt, status, rating, orderId: order.id, buyerId: order.buyerId },
    items: part.items.map((item) => orderItem(item, sellerId)),
    shipment: carrier !== null || trackingNumber !== null ? { carrier, trackingNumber } : null,
    timeline: part.events,
    ledger: ledgerOf(order.id, part),
    viewerCanConfirm: can.has('confirm'),
    viewerCanShip: can.has('ship'),
    viewerCanMarkDelivered: can.has('markDelivered'),
    viewerCanTakeBack: can.has('takeBack'),
    viewerCanCancel: can.has('cancel'),
    viewerCanRate: party === 'BUYER' && ratingProblem(part) === null,
  };
}

function ledgerOf(orderId: string, part: StoredFulfillment): LedgerEntry[] {
  return part.ledger.map((entry) => ({
    ...entry,
    amount: money(entry.amount),
    orderId,
    fulfillmentId: part.id,
  }));
}

function orderItem(item: StoredOrderItem, sellerId: string): OrderItem {
  const { id, bookId, title, author, type, quantity, startsOn, endsOn, months } = item;
  return {
    ...{ id, bookId, sellerId, title, author, type, quantity },
    unitPrice: money(item.unitPrice),
    lineTotal: money(item.lineTotal),
    deposit: money(item.deposit),
    rentalPeriod:
      startsOn !== null && endsOn !== null && months !== null ? { startsOn, endsOn, months } : null,
  };
}

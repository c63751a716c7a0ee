import { outcomeOf } from '../../domain/money/ledger.js';
import { money, type CurrencyCode } from '../../domain/money/money.js';
import {
  allowedActions,
  canCancelOrder,
  needsReason,
  orderStatusOf,
  type Party,
} from '../../domain/orders/orderStatus.js';
import { canSeeOrder, partyOf, type Viewer } from '../../domain/orders/policies.js';
import { totalsOf } from '../../domain/orders/pricing.js';
import { hasRatedAll, meanRating, ratingProblem } from '../../domain/orders/rating.js';
import { settlementOf, type Settlement } from '../../domain/rental/rentalReturn.js';
import type {
  StoredFulfillment,
  StoredOrder,
  StoredOrderItem,
  StoredTimelineEntry,
} from '../../persistence/queries/orders/storedOrder.js';
import type { Fulfillment, LedgerEntry, Order, OrderItem, RentalExtension } from './order.js';
import { movementsOf, returnedLinesOf } from './storedMoney.js';

/** Whether an order is any of the viewer's business. */
export function concerns({ buyerId, fulfillments }: StoredOrder, viewer: Viewer): boolean {
  return canSeeOrder(viewer, { buyerId, sellerIds: fulfillments.map(({ sellerId }) => sellerId) });
}

/** An order as this viewer may see it today (YYYY-MM-DD), or null for somebody whom it does not concern. */
export function orderAsSeen(stored: StoredOrder, viewer: Viewer, today: string): Order | null {
  if (!concerns(stored, viewer)) return null;
  const { fulfillments: parts, ...order } = stored;
  const { buyerId } = order;
  const fulfillments = parts.flatMap((part) => {
    const party = partyOf(viewer, { buyerId, sellerId: part.sellerId });
    return party ? [fulfillmentAsSeen(stored, part, party, today)] : [];
  });
  const items = fulfillments.flatMap((part) => part.items);
  const ledger = fulfillments.flatMap((part) => part.ledger);
  return {
    ...order,
    ...totalsOf(items, order.currency),
    ...outcomeOf(ledger, order.currency),
    fulfillments,
    items,
    ledger,
    status: orderStatusOf(fulfillments.map((part) => part.status)),
    hasRated: hasRatedAll(fulfillments),
    rating: meanRating(fulfillments),
    viewerCanCancel: viewer?.id === buyerId && canCancelOrder(parts.map(factsOf)),
    viewerCanRate: fulfillments.some((part) => part.viewerCanRate),
  };
}

/** What the life of a fulfillment depends on. */
export function factsOf(part: StoredFulfillment) {
  return { id: part.id, status: part.status, hasRentals: part.items.some(({ type }) => type === 'RENTAL') };
}

/** Who brought it to the status that it has; null when Panna did. */
export function reachedBy({ timeline }: Pick<StoredFulfillment, 'timeline'>): string | null {
  return timeline.findLast(({ from, to }) => from !== to)?.actorId ?? null;
}

function fulfillmentAsSeen(
  order: StoredOrder,
  part: StoredFulfillment,
  party: Party,
  today: string,
): Fulfillment {
  const { carrier, trackingNumber, ...rest } = part;
  const can = new Set(allowedActions(factsOf(part), party));
  const items = part.items.map((item) => orderItem(item, order, part.sellerId));
  return {
    ...rest,
    orderId: order.id,
    buyerId: order.buyerId,
    items,
    shipment: carrier !== null || trackingNumber !== null ? { carrier, trackingNumber } : null,
    timeline: part.timeline.map((entry) => ({
      ...entry,
      extension: extensionOf(entry, items, order.currency),
    })),
    ledger: ledgerOf(order.id, part),
    settlement: settlementToday(part, today),
    viewerCanConfirm: can.has('confirm'),
    viewerCanShip: can.has('ship'),
    viewerCanMarkDelivered: can.has('markDelivered'),
    viewerCanTakeBack: can.has('takeBack'),
    viewerCanCancel: can.has('cancel'),
    viewerMustGiveReason: needsReason('cancel', party),
    viewerCanRate: party === 'BUYER' && ratingProblem(part) === null,
  };
}

function extensionOf(
  { extension }: StoredTimelineEntry,
  items: readonly OrderItem[],
  currency: CurrencyCode,
): RentalExtension | null {
  const item = items.find(({ id }) => id === extension?.itemId);
  return extension && item ? { ...extension, item, charge: money(extension.charge, currency) } : null;
}

/** While what was rented is out, and so can be taken back. */
function settlementToday(part: StoredFulfillment, today: string): Settlement | null {
  if (!allowedActions(factsOf(part), 'SELLER').includes('takeBack')) return null;
  const back = { lines: returnedLinesOf(part), returnedOn: today };
  return settlementOf(movementsOf(part), back, part.currency);
}

function ledgerOf(orderId: string, part: StoredFulfillment): LedgerEntry[] {
  return part.ledger.map((entry) => ({
    ...entry,
    amount: money(entry.amount, part.currency),
    orderId,
    fulfillmentId: part.id,
  }));
}

function orderItem(
  item: StoredOrderItem,
  { id: orderId, currency }: Pick<StoredOrder, 'id' | 'currency'>,
  sellerId: string,
): OrderItem {
  const { startsOn, endsOn, months, ...rest } = item;
  return {
    ...rest,
    orderId,
    sellerId,
    unitPrice: money(item.unitPrice, currency),
    lineTotal: money(item.lineTotal, currency),
    deposit: money(item.deposit, currency),
    lateFeePerDay: money(item.lateFeePerDay, currency),
    extensionTotal: money(item.extensionTotal, currency),
    rentalPeriod:
      startsOn !== null && endsOn !== null && months !== null ? { startsOn, endsOn, months } : null,
  };
}

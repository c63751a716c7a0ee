import { outcomeOf } from '../../domain/money/ledger.js';
import { money, type CurrencyCode } from '../../domain/money/money.js';
import { openStages } from '../../domain/orders/orderPhotos.js';
import {
  allowedActions,
  canCancelOrder,
  needsReason,
  orderStatusOf,
  type Side,
} from '../../domain/orders/orderStatus.js';
import { can, type Viewer } from '../../domain/accounts/principal.js';
import { canSeeOrder, sideChangedBy, sideSeenBy } from '../../domain/orders/policies.js';
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

/** True if the viewer is the buyer or a seller of the order, with the ability to read it. */
export function concerns({ buyerId, fulfillments }: StoredOrder, viewer: Viewer): boolean {
  return canSeeOrder(viewer, { buyerId, sellerIds: fulfillments.map(({ sellerId }) => sellerId) });
}

/**
 * Returns an order as the viewer may see it; null if the viewer is neither its buyer nor one of its sellers. `today`
 * (YYYY-MM-DD) is the return date that the settlements assume.
 */
export function orderAsSeen(stored: StoredOrder, viewer: Viewer, today: string): Order | null {
  if (!concerns(stored, viewer)) return null;
  const { fulfillments: all, ...order } = stored;
  const { buyerId } = order;
  const fulfillments = all.flatMap((fulfillment) => {
    const sides = { buyerId, sellerId: fulfillment.sellerId };
    const acting = sideChangedBy(viewer, sides);
    return sideSeenBy(viewer, sides) ? [fulfillmentAsSeen(stored, fulfillment, acting, today)] : [];
  });
  const items = fulfillments.flatMap((fulfillment) => fulfillment.items);
  const ledger = fulfillments.flatMap((fulfillment) => fulfillment.ledger);
  return {
    ...order,
    ...totalsOf(items, order.currency),
    ...outcomeOf(ledger, order.currency),
    fulfillments,
    items,
    ledger,
    status: orderStatusOf(fulfillments.map((fulfillment) => fulfillment.status)),
    hasRated: hasRatedAll(fulfillments),
    rating: meanRating(fulfillments),
    viewerCanCancel:
      viewer?.id === buyerId && can(viewer, 'orders:write') && canCancelOrder(all.map(factsOf)),
    viewerCanRate: fulfillments.some((fulfillment) => fulfillment.viewerCanRate),
  };
}

/** Returns the facts of a fulfillment that decide which steps are possible. */
export function factsOf(fulfillment: StoredFulfillment) {
  return {
    id: fulfillment.id,
    status: fulfillment.status,
    hasRentals: fulfillment.items.some(({ type }) => type === 'RENTAL'),
  };
}

/** Returns the id of the account that moved the fulfillment to its current status; null if the step was automatic. */
export function reachedBy({ timeline }: Pick<StoredFulfillment, 'timeline'>): string | null {
  return timeline.findLast(({ from, to }) => from !== to)?.actorId ?? null;
}

function fulfillmentAsSeen(
  order: StoredOrder,
  fulfillment: StoredFulfillment,
  party: Side | null,
  today: string,
): Fulfillment {
  const { carrier, trackingNumber, ...rest } = fulfillment;
  const can = new Set(allowedActions(factsOf(fulfillment), party));
  const items = fulfillment.items.map((item) => orderItem(item, order, fulfillment.sellerId));
  return {
    ...rest,
    orderId: order.id,
    buyerId: order.buyerId,
    items,
    shipment: carrier !== null || trackingNumber !== null ? { carrier, trackingNumber } : null,
    timeline: fulfillment.timeline.map((entry) => ({
      ...entry,
      extension: extensionOf(entry, items, order.currency),
    })),
    ledger: ledgerOf(order.id, fulfillment),
    settlement: settlementToday(fulfillment, today),
    viewerCanConfirm: can.has('confirm'),
    viewerCanShip: can.has('ship'),
    viewerCanMarkDelivered: can.has('markDelivered'),
    viewerCanTakeBack: can.has('takeBack'),
    viewerCanCancel: can.has('cancel'),
    viewerMustGiveReason: party !== null && needsReason('cancel', party),
    viewerPhotoStages: party ? openStages(factsOf(fulfillment), party) : [],
    viewerCanRate: party === 'BUYER' && ratingProblem(fulfillment) === null,
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

/**
 * Returns the division of the deposits if the copies came back today; null unless the seller can confirm a return.
 */
function settlementToday(fulfillment: StoredFulfillment, today: string): Settlement | null {
  if (!allowedActions(factsOf(fulfillment), 'SELLER').includes('takeBack')) return null;
  const back = { lines: returnedLinesOf(fulfillment), returnedOn: today };
  return settlementOf(movementsOf(fulfillment), back, fulfillment.currency);
}

function ledgerOf(orderId: string, fulfillment: StoredFulfillment): LedgerEntry[] {
  return fulfillment.ledger.map((entry) => ({
    ...entry,
    amount: money(entry.amount, fulfillment.currency),
    orderId,
    fulfillmentId: fulfillment.id,
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

import { outcomeOf, type Outcome } from '../../domain/money/ledger.js';
import { money, zero, type CurrencyCode } from '../../domain/money/money.js';
import { deadlineOf, type DeadlineDays } from '../../domain/orders/deadlines.js';
import { openStages } from '../../domain/orders/orderPhotos.js';
import {
  allowedActions,
  canCancelOrder,
  needsReason,
  orderStatusOf,
  type Side,
} from '../../domain/orders/orderStatus.js';
import { can, type Viewer } from '../../domain/accounts/principal.js';
import {
  canSeeMoneyOf,
  canSeeOrder,
  canSeeReceiverOf,
  readsOrderAsStaff,
  sideChangedBy,
  sideSeenBy,
  type Parties,
} from '../../domain/orders/policies.js';
import { totalsOf, type Totals } from '../../domain/orders/pricing.js';
import { hasRatedAll, meanRating, ratingProblem } from '../../domain/orders/rating.js';
import { settlementOf, type Settlement } from '../../domain/rental/rentalReturn.js';
import type {
  StoredFulfillment,
  StoredOrder,
  StoredOrderItem,
  StoredTimelineEntry,
} from '../../persistence/queries/orders/storedOrder.js';
import type { Fulfillment, LedgerEntry, Order, OrderItem, RentalExtension } from './order.js';
import { lastStepOf } from './lastStep.js';
import { openPaymentAsSeen } from './openPaymentAsSeen.js';
import { movementsOf, paidMovementsOf, paymentsOf, returnedLinesOf } from './storedMoney.js';

/** True if the viewer is the buyer or a seller of the order, with the ability to read it. */
export function concerns(stored: StoredOrder, viewer: Viewer): boolean {
  return canSeeOrder(viewer, partiesOf(stored));
}

/** True if the viewer may see the order only as a member of staff. Each such reading is recorded in the audit log. */
export function isReadAsStaff(stored: StoredOrder, viewer: Viewer): boolean {
  return readsOrderAsStaff(viewer, partiesOf(stored));
}

/**
 * Returns an order as the viewer may see it; null if the viewer is neither its buyer, one of its sellers nor staff.
 * `today` (YYYY-MM-DD) is the return date that the settlements assume, `deadlineDays` decide the deadlines.
 */
export function orderAsSeen(
  stored: StoredOrder,
  viewer: Viewer,
  { today, deadlineDays }: Pick<Sight, 'today' | 'deadlineDays'>,
): Order | null {
  const asStaff = isReadAsStaff(stored, viewer);
  if (!asStaff && !concerns(stored, viewer)) return null;
  const { fulfillments: all, ...order } = stored;
  const { buyerId, currency } = order;
  const sidesOf = ({ sellerId }: StoredFulfillment) => ({ buyerId, sellerId });
  const seen = all.filter((fulfillment) => asStaff || sideSeenBy(viewer, sidesOf(fulfillment)));
  const seesMoney = seen.every((fulfillment) => canSeeMoneyOf(viewer, sidesOf(fulfillment)));
  const seesReceiver = seen.every((fulfillment) =>
    canSeeReceiverOf(viewer, { ...sidesOf(fulfillment), ...factsOf(fulfillment) }),
  );
  const fulfillments = seen.map((fulfillment) => {
    const party = sideChangedBy(viewer, sidesOf(fulfillment));
    return fulfillmentAsSeen(stored, fulfillment, { party, seesMoney, today, deadlineDays });
  });
  const items = fulfillments.flatMap((fulfillment) => fulfillment.items);
  const ledger = fulfillments.flatMap((fulfillment) => fulfillment.ledger);
  const totals = totalsOf(items, currency);
  return {
    ...order,
    ...totals,
    ...(seesMoney ? outcomeOf(ledger, currency) : outcomeAsPlaced(totals, currency)),
    fulfillments,
    items,
    ledger,
    status: orderStatusOf(fulfillments.map((fulfillment) => fulfillment.status)),
    hasRated: hasRatedAll(fulfillments),
    rating: meanRating(fulfillments),
    viewerCanCancel:
      viewer?.id === buyerId && can(viewer, 'orders:write') && canCancelOrder(all.map(factsOf)),
    viewerCanRate: fulfillments.some((fulfillment) => fulfillment.viewerCanRate),
    shippingAddress: { ...order.shippingAddress, ...(!seesReceiver && { receiver: null, phone: null }) },
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

function partiesOf({ buyerId, fulfillments }: StoredOrder): Parties {
  return { buyerId, sellerIds: fulfillments.map(({ sellerId }) => sellerId) };
}

/** Returns the outcome as it was when the order was placed, for viewers who may not see its money. */
function outcomeAsPlaced({ totalAmount }: Totals, currency: CurrencyCode): Outcome {
  return { refundedAmount: zero(currency), netAmount: totalAmount };
}

/** The viewer's permissions for a fulfillment, the day of its settlement, and the days of its deadlines. */
interface Sight {
  /** The side from which the viewer may act; null if they may not. */
  party: Side | null;
  seesMoney: boolean;
  today: string;
  deadlineDays: DeadlineDays;
}

function fulfillmentAsSeen(
  order: StoredOrder,
  fulfillment: StoredFulfillment,
  { party, seesMoney, today, deadlineDays }: Sight,
): Fulfillment {
  const { carrier, trackingNumber, ...rest } = fulfillment;
  const can = new Set(allowedActions(factsOf(fulfillment), party));
  const items = fulfillment.items.map((item) => orderItem(item, order, fulfillment.sellerId));
  return {
    ...rest,
    orderId: order.id,
    buyerId: order.buyerId,
    items,
    deadline: deadlineOf(
      fulfillment.status,
      lastStepOf(fulfillment)?.occurredAt ?? fulfillment.createdAt,
      deadlineDays,
    ),
    shipment: carrier !== null || trackingNumber !== null ? { carrier, trackingNumber } : null,
    timeline: fulfillment.timeline.map((entry) => ({
      ...entry,
      extension: extensionOf(entry, items, order.currency),
    })),
    ledger: seesMoney ? ledgerOf(order.id, fulfillment) : [],
    openPayment: seesMoney ? openPaymentAsSeen(order, fulfillment, party) : null,
    payments: seesMoney ? paymentsOf(fulfillment) : [],
    settlement: seesMoney ? settlementToday(fulfillment, today) : null,
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
  return paidMovementsOf(fulfillment).map((movement) => ({
    ...movement,
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

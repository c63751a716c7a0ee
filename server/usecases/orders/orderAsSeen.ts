import { outcomeOf } from '../../domain/money/ledger.js';
import { money, sum, type CurrencyCode } from '../../domain/money/money.js';
import { sendByIn } from '../../domain/orders/dispatch.js';
import { withTrackingUrl } from '../../domain/delivery/carriers.js';
import { deadlineOf } from '../../domain/orders/deadlines.js';
import { openStages } from '../../domain/orders/orderPhotos.js';
import type { Side } from '../../domain/orders/orderStatus.js';
import { cancelStepOf } from '../../domain/orders/pickUp.js';
import { allowedActions, needsReason, canCancelOrder, orderStatusOf } from '../../domain/orders/steps.js';
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
import { possibleClaims } from '../../domain/disputes/claim.js';
import { isForSellers } from '../../domain/payments/onlinePayment.js';
import { totalsOf } from '../../domain/orders/pricing.js';
import { hasRatedAll, meanRating, ratingEndOf, ratingProblem } from '../../domain/orders/rating.js';
import { rentalProblem, SEND_BACK } from '../../domain/orders/rentalSteps.js';
import type {
  StoredFulfillment,
  StoredOrder,
  StoredTimelineEntry,
} from '../../persistence/queries/orders/storedOrder.js';
import type { Fulfillment, Order, OrderItem, RentalExtension } from './order.js';
import type { DeadlinePorts, Scope } from '../scope.js';
import { factsOf, ratedFactsOf, rentalFactsOf, statusFactsOf, waitingFactsOf } from './factsOf.js';
import { disputedFactsOf, disputesAsSeen } from './disputesAsSeen.js';
import { addressAsSeen } from './addressAsSeen.js';
import { movedRentalsOf, orderItemAsSeen } from './orderItemAsSeen.js';
import { securedDepositsOf } from './online/depositBlockAsSeen.js';
import { canBePaidDirectly, onlinePaymentAsSeen } from './onlinePaymentAsSeen.js';
import { openPaymentAsSeen } from './openPaymentAsSeen.js';
import { settlementsAsSeen, sumOfMoneyBack } from './settlementsAsSeen.js';
import { pickUpAsSeen } from './pickUp/pickUpAsSeen.js';
import { ledgerOf, lineMoneyOf, outcomeAsPlaced, paymentsOf } from './storedMoney.js';

/**
 * True if the viewer is the buyer or a seller of the order, with the ability to read it. An order that awaits its online
 * payment, or ended without it, does not concern its sellers.
 */
export function concerns(stored: StoredOrder, viewer: Viewer): boolean {
  if (viewer?.id !== stored.buyerId && !isForSellers(stored.onlinePayment?.status ?? null)) return false;
  return canSeeOrder(viewer, partiesOf(stored));
}

/** True if the viewer may see the order only as a member of staff. Each such read is recorded in the audit log. */
export function isReadAsStaff(stored: StoredOrder, viewer: Viewer): boolean {
  return readsOrderAsStaff(viewer, partiesOf(stored));
}

/**
 * Returns an order as the viewer may see it; null if the viewer is neither its buyer, one of its sellers, nor staff who may
 * see it. `time` decides the deadlines. Settlements assume a return or loss at that time for rentals not sent back.
 */
export function orderAsSeen(stored: StoredOrder, viewer: Viewer, time: Sight['time']): Order | null {
  const asStaff = isReadAsStaff(stored, viewer);
  if (!asStaff && !concerns(stored, viewer)) return null;
  const { fulfillments: all, onlinePayment, ...order } = stored;
  const { buyerId, currency } = order;
  const isBuyer = viewer?.id === buyerId;
  const sidesOf = ({ sellerId }: StoredFulfillment) => ({ buyerId, sellerId });
  const seen = all.filter((fulfillment) => asStaff || sideSeenBy(viewer, sidesOf(fulfillment)));
  const decides = asStaff && can(viewer, 'disputes:decide');
  const seesMoney = seen.every((fulfillment) => canSeeMoneyOf(viewer, sidesOf(fulfillment)));
  const seesReceiver = seen.every((fulfillment) =>
    canSeeReceiverOf(viewer, { ...sidesOf(fulfillment), ...statusFactsOf(fulfillment) }),
  );
  const seesPayment = (asStaff || isBuyer) && seesMoney;
  const fulfillments = seen.map((fulfillment) => {
    const party = sideChangedBy(viewer, sidesOf(fulfillment));
    return fulfillmentAsSeen(stored, fulfillment, { party, seesMoney, seesPayment, decides, time });
  });
  const items = fulfillments.flatMap((fulfillment) => fulfillment.items);
  const ledger = fulfillments.flatMap((fulfillment) => fulfillment.ledger);
  const delivery = fulfillments.map(({ deliveryCharge }) => deliveryCharge);
  const viewerCanChange = isBuyer && can(viewer, 'orders:write');
  const viewerCanCancel = viewerCanChange && canCancelOrder(all.map(statusFactsOf));
  const totals = totalsOf(items, sum(delivery, currency), currency);
  return {
    ...order,
    ...totals,
    ...(seesMoney ? outcomeOf(ledger, currency) : outcomeAsPlaced(totals, currency)),
    fulfillments,
    items,
    ledger,
    isPaidOnline: onlinePayment !== null,
    ...securedDepositsOf(stored, { ...totals, items }, { seesMoney, seesPayment }),
    payment: seesPayment ? onlinePaymentAsSeen(stored, isBuyer, time) : null,
    status: orderStatusOf(fulfillments.map((fulfillment) => fulfillment.status)),
    hasRated: hasRatedAll(fulfillments),
    rating: meanRating(fulfillments),
    viewerCanCancel,
    viewerCanPayDirectly: viewerCanChange && canBePaidDirectly(stored, time),
    moneyBack: viewerCanCancel ? sumOfMoneyBack(fulfillments, currency) : null,
    viewerCanRate: fulfillments.some((fulfillment) => fulfillment.viewerCanRate),
    isPickedUp: statusIsOfPickUp(seen),
    shippingAddress: addressAsSeen(stored, {
      seesReceiver,
      isSent: isBuyer || asStaff || !seen.every(isPickUp),
    }),
  };
}

const isPickUp = ({ pickUp }: StoredFulfillment) => pickUp !== null;

/** True if every fulfillment that determines the order's status is picked up in person. */
function statusIsOfPickUp(seen: readonly StoredFulfillment[]): boolean {
  const status = orderStatusOf(seen.map((fulfillment) => fulfillment.status));
  return seen.filter((fulfillment) => fulfillment.status === status).every(isPickUp);
}

function partiesOf({ buyerId, fulfillments }: StoredOrder): Parties {
  return { buyerId, sellerIds: fulfillments.map(({ sellerId }) => sellerId) };
}

/** The viewer's permissions for a fulfillment, and the time at which they see it. */
interface Sight {
  /** The side for which the viewer may act; null if they may not. */
  party: Side | null;
  seesMoney: boolean;
  /** True for the buyer and for staff, unless they may not see the money. */
  seesPayment: boolean;
  /** True for staff who decide disputes. */
  decides: boolean;
  time: DeadlinePorts & Pick<Scope, 'secrets' | 'payments'>;
}

function fulfillmentAsSeen(
  order: StoredOrder,
  fulfillment: StoredFulfillment,
  { party, seesMoney, seesPayment, decides, time }: Sight,
): Fulfillment {
  const { carrier, trackingNumber, ...rest } = fulfillment;
  const [days, now] = [time.deadlineDays, time.clock.now()];
  const facts = factsOf(fulfillment, time);
  const waitingFacts = waitingFactsOf(fulfillment, time);
  const can = new Set(allowedActions(facts, party));
  const canCancel = can.has(cancelStepOf(facts));
  const rated = ratedFactsOf(fulfillment);
  const viewerCanRate = party === 'BUYER' && ratingProblem(rated, now, days) === null;
  const shares = seesMoney ? lineMoneyOf(fulfillment) : [];
  const items = fulfillment.items.map((item, place) =>
    orderItemAsSeen(item, order, fulfillment, { party, seesPayment, money: shares[place] ?? null, time }),
  );
  return {
    ...rest,
    orderId: order.id,
    buyerId: order.buyerId,
    deliveryCharge: money(fulfillment.deliveryCharge, order.currency),
    items,
    deadline: deadlineOf(waitingFacts, days),
    sendBy: sendByIn(waitingFacts, { dispatchDays: days.DISPATCH, timeZone: time.timeZone }),
    shipment:
      carrier !== null || trackingNumber !== null ? withTrackingUrl({ carrier, trackingNumber }) : null,
    returnShipment: fulfillment.returnShipment && withTrackingUrl(fulfillment.returnShipment),
    pickUp: pickUpAsSeen(fulfillment, facts, { party, secrets: time.secrets }),
    timeline: fulfillment.timeline.map((entry) => ({
      ...entry,
      extension: extensionOf(entry, items, order.currency),
      movedRentals: movedRentalsOf(entry, items),
      boughtItem: items.find(({ id }) => id === entry.boughtItemId) ?? null,
    })),
    ledger: seesMoney ? ledgerOf(order.id, fulfillment) : [],
    openPayment: seesMoney
      ? openPaymentAsSeen(order, fulfillment, { side: party, days, secrets: time.secrets })
      : null,
    payments: seesMoney ? paymentsOf(fulfillment) : [],
    disputes: seesMoney ? disputesAsSeen(order, fulfillment, { party, decides, days }) : [],
    viewerPossibleDisputes: possibleClaims(disputedFactsOf(fulfillment), { side: party, now, days }),
    ...settlementsAsSeen(fulfillment, facts, { seesMoney, canCancel, party, time }),
    viewerCanConfirm: can.has('confirm'),
    viewerCanShip: can.has('ship'),
    viewerCanHandOver: can.has('handOver'),
    viewerCanMarkDelivered: can.has('markDelivered'),
    viewerCanSendBack: party !== null && !rentalProblem(SEND_BACK, rentalFactsOf(fulfillment), party),
    viewerCanTakeBack: can.has('takeBack'),
    viewerCanDeclareLost: can.has('declareLost'),
    viewerCanReportFound: can.has('reportFound'),
    viewerCanCancel: canCancel,
    viewerMustGiveReason: party !== null && needsReason('cancel', party),
    viewerPhotoStages: party ? openStages(statusFactsOf(fulfillment), party) : [],
    viewerCanRate,
    ratingEndsAt: viewerCanRate ? ratingEndOf(rated, days) : null,
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

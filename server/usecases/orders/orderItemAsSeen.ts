import { money } from '../../domain/money/money.js';
import type { Side } from '../../domain/orders/orderStatus.js';
import { isShortened } from '../../domain/rental/arrival.js';
import { isOnItsWay } from '../../domain/orders/rentalSteps.js';
import { possiblePurchase } from '../../domain/orders/rentalPurchase.js';
import type { StoredOrderItem } from '../../persistence/queries/orders/storedItem.js';
import type {
  StoredFulfillment,
  StoredOrder,
  StoredTimelineEntry,
} from '../../persistence/queries/orders/storedOrder.js';
import { today, type DayPorts, type Scope } from '../scope.js';
import type { LineMoney } from './payment.js';
import type { MovedRental, OrderItem } from './order.js';
import { securityAsSeen } from './online/depositBlockAsSeen.js';
import { paidOnlineLater } from './rentalPayments/paidOnlineLater.js';
import { rentalPaymentAsSeen } from './rentalPayments/rentalPaymentAsSeen.js';
import { depositSecurityIn } from './storedMoney.js';
import { purchasableLine, purchaseIn, purchaseOfferIn } from './purchaseFacts.js';

/** The side for which the viewer may act on an order line, and the amounts that they may see. */
interface ItemSight {
  /** Null if the viewer may not act. */
  party: Side | null;
  seesPayment: boolean;
  /** The line's share of the money; null if the viewer may not see it. */
  money: LineMoney | null;
  time: DayPorts & Pick<Scope, 'payments'>;
}

/** Returns an order line as its viewer may see it. */
export function orderItemAsSeen(
  item: StoredOrderItem,
  order: Pick<StoredOrder, 'id' | 'currency' | 'onlinePayment'>,
  fulfillment: StoredFulfillment,
  { party, seesPayment, money: share, time }: ItemSight,
): OrderItem {
  const { id: orderId, currency } = order;
  const { startsOn, endsOn, months, ...rest } = item;
  return {
    ...rest,
    orderId,
    sellerId: fulfillment.sellerId,
    purchaseOffer: purchaseOfferIn(item, fulfillment),
    purchaseQuote: possiblePurchase(purchasableLine(fulfillment, item), party, today(time)),
    purchase: purchaseIn(item, fulfillment),
    money: share,
    paysOnline: item.type === 'RENTAL' && paidOnlineLater(time, order) !== null,
    rentalPayment: seesPayment ? rentalPaymentAsSeen(item, currency, party === 'BUYER', time) : null,
    unitPrice: money(item.unitPrice, currency),
    lineTotal: money(item.lineTotal, currency),
    deposit: money(item.deposit, currency),
    depositSecurity:
      item.deposit > 0 ? securityAsSeen(depositSecurityIn(fulfillment), order, share !== null) : null,
    lateFeePerDay: money(item.lateFeePerDay, currency),
    keptIfLost: money(item.keptIfLost, currency),
    extensionTotal: money(item.extensionTotal, currency),
    awaitsArrival: item.type === 'RENTAL' && isOnItsWay(fulfillment.status),
    rentalPeriod:
      startsOn !== null && endsOn !== null && months !== null ? { startsOn, endsOn, months } : null,
  };
}

/** Returns the rentals whose days a timeline entry moved, each with its order line. */
export function movedRentalsOf(
  { arrivals }: StoredTimelineEntry,
  items: readonly OrderItem[],
): MovedRental[] {
  return arrivals.flatMap(({ itemId, startsOn, endsOn, fullUntil }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [{ item, startsOn, endsOn, isShortened: isShortened({ endsOn, fullUntil }) }] : [];
  });
}

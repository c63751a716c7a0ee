import { money } from '../../domain/money/money.js';
import type { Side } from '../../domain/orders/orderStatus.js';
import { possiblePurchase } from '../../domain/orders/rentalPurchase.js';
import type { StoredOrderItem } from '../../persistence/queries/orders/storedItem.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { today, type DayPorts } from '../scope.js';
import type { OrderItem } from './order.js';
import { purchasableLine, purchaseIn, purchaseOfferIn } from './purchaseFacts.js';

/** Returns an order line as its viewer may see it. `party` is the side from which they may act; null if they may not. */
export function orderItemAsSeen(
  item: StoredOrderItem,
  { id: orderId, currency }: Pick<StoredOrder, 'id' | 'currency'>,
  fulfillment: StoredFulfillment,
  { party, time }: { party: Side | null; time: DayPorts },
): OrderItem {
  const { startsOn, endsOn, months, ...rest } = item;
  return {
    ...rest,
    orderId,
    sellerId: fulfillment.sellerId,
    purchaseOffer: purchaseOfferIn(item, fulfillment),
    purchaseQuote: possiblePurchase(purchasableLine(fulfillment, item), party, today(time)),
    purchase: purchaseIn(item, fulfillment),
    unitPrice: money(item.unitPrice, currency),
    lineTotal: money(item.lineTotal, currency),
    deposit: money(item.deposit, currency),
    lateFeePerDay: money(item.lateFeePerDay, currency),
    keptIfLost: money(item.keptIfLost, currency),
    extensionTotal: money(item.extensionTotal, currency),
    rentalPeriod:
      startsOn !== null && endsOn !== null && months !== null ? { startsOn, endsOn, months } : null,
  };
}

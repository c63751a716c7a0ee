import { money } from '../../domain/money/money.js';
import type { BilledItem } from '../../domain/papers/charges.js';
import { chargedLineOf } from '../orders/storedMoney.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';

/** Returns the lines of a fulfillment as they were ordered. The months of rentals do not include extensions. */
export function billedItems({ items, timeline, currency }: StoredFulfillment): BilledItem[] {
  return items.map((item) => ({
    ...item,
    months: item.months && item.months - monthsAdded(timeline, item.id),
    unitPrice: money(item.unitPrice, currency),
    lineTotal: money(item.lineTotal, currency),
    ...chargedLineOf(item, currency),
  }));
}

function monthsAdded(timeline: StoredFulfillment['timeline'], id: string): number {
  return timeline.reduce(
    (total, { extension }) => total + (extension?.itemId === id ? extension.months : 0),
    0,
  );
}

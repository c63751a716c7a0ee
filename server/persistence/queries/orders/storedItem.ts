import { z } from 'zod';
import { CartItemType } from '../../../domain/orders/cart.js';
import { count, day, minorUnits, momentInJson } from '../../shapes.js';

/** The purchase of rented copies. Amounts are in minor units. */
const PurchaseRow = z.strictObject({
  price: minorUnits,
  rentCounted: minorUnits,
  lateFee: minorUnits,
  fromDeposit: minorUnits,
  commission: minorUnits,
  boughtAt: momentInJson,
});

/** An order line. Amounts are in minor units. */
export const OrderItemRow = z.strictObject({
  id: z.string(),
  bookId: z.string(),
  title: z.string(),
  author: z.string(),
  type: z.enum(CartItemType),
  quantity: count,
  unitPrice: minorUnits,
  lineTotal: minorUnits,
  deposit: minorUnits,
  /** Late fee per copy and day, as agreed in the order. */
  lateFeePerDay: minorUnits,
  /** The part of the deposit that pays for lost copies, as agreed in the order. */
  keptIfLost: minorUnits,
  /** The price at which the renter can buy the copies, as agreed in the order; null if they are not offered. */
  purchasePrice: minorUnits.nullable(),
  /** The share of the rent that counts towards it, in whole per cent. */
  rentCreditPercent: count.nullable(),
  /** Null unless the renter has bought the copies. */
  purchase: PurchaseRow.nullable(),
  /** The marketplace's commission, as agreed in the order. */
  commission: minorUnits,
  startsOn: day.nullable(),
  /** The current due date, including extensions. */
  endsOn: day.nullable(),
  months: count.nullable(),
  /** Sum of the charges for extensions. */
  extensionTotal: minorUnits,
});

/** The purchase of rented copies. Amounts are in minor units. */
export type StoredPurchase = Omit<z.infer<typeof PurchaseRow>, 'boughtAt'> & { boughtAt: Date };

/** An order line. Amounts are in minor units. */
export interface StoredOrderItem extends Omit<z.infer<typeof OrderItemRow>, 'purchase'> {
  purchase: StoredPurchase | null;
}

/** Converts a row to a StoredOrderItem: parses times. */
export function storedItem({ purchase, ...item }: z.infer<typeof OrderItemRow>): StoredOrderItem {
  return { ...item, purchase: purchase && { ...purchase, boughtAt: new Date(purchase.boughtAt) } };
}

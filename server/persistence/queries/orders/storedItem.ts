import { z } from 'zod';
import { CartItemType } from '../../../domain/orders/cart.js';
import { OnlinePaymentStatus } from '../../../domain/payments/onlinePayment.js';
import { RentalPaymentPurpose } from '../../../domain/payments/rentalPayment.js';
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

/**
 * The last online payment for an extension or purchase of a rented line. The months and the new due date are null for a
 * purchase. `pageUrl` is null until the provider has created the page.
 */
const RentalPaymentRow = z.strictObject({
  id: z.string(),
  purpose: z.enum(RentalPaymentPurpose),
  provider: z.string(),
  status: z.enum(OnlinePaymentStatus),
  amount: minorUnits,
  pageUrl: z.string().nullable(),
  expiresAt: momentInJson,
  months: count.nullable(),
  endsOn: day.nullable(),
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
  /** The price at which the buyer can buy the rented copies, as agreed in the order; null if the seller does not offer that. */
  purchasePrice: minorUnits.nullable(),
  /** The share of the rent that counts towards `purchasePrice`, in whole per cent; null without such a price. */
  rentCreditPercent: count.nullable(),
  /** The purchase of the rented copies; null unless the buyer has bought them. */
  purchase: PurchaseRow.nullable(),
  /** The marketplace's commission, as agreed in the order. */
  commission: minorUnits,
  startsOn: day.nullable(),
  /** The current due date, including extensions. */
  endsOn: day.nullable(),
  months: count.nullable(),
  /** Sum of the charges for all extensions so far. */
  extensionTotal: minorUnits,
  /** The part of `extensionTotal` that was paid online. */
  extensionsOnline: minorUnits,
  /** The marketplace's commission on `extensionsOnline`. */
  extensionCommission: minorUnits,
  /** The last online payment of an extension or purchase of this line; null if there was none. */
  rentalPayment: RentalPaymentRow.nullable(),
});

/** The purchase of rented copies. Amounts are in minor units. */
export type StoredPurchase = Omit<z.infer<typeof PurchaseRow>, 'boughtAt'> & { boughtAt: Date };

/** The last online payment for an extension or purchase of a rented line. The amount is in minor units. */
export type StoredRentalPayment = Omit<z.infer<typeof RentalPaymentRow>, 'expiresAt'> & { expiresAt: Date };

/** An order line. Amounts are in minor units. */
export interface StoredOrderItem extends Omit<z.infer<typeof OrderItemRow>, 'purchase' | 'rentalPayment'> {
  purchase: StoredPurchase | null;
  rentalPayment: StoredRentalPayment | null;
}

/** Converts a row to a StoredOrderItem: parses times. */
export function storedItem({
  purchase,
  rentalPayment,
  ...item
}: z.infer<typeof OrderItemRow>): StoredOrderItem {
  return {
    ...item,
    purchase: purchase && { ...purchase, boughtAt: new Date(purchase.boughtAt) },
    rentalPayment: rentalPayment && { ...rentalPayment, expiresAt: new Date(rentalPayment.expiresAt) },
  };
}

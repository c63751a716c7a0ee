import type { ShippingAddress } from '../../domain/accounts/address.js';
import type { CartItemType } from '../../domain/orders/cart.js';
import type { PaymentMethod } from '../../domain/orders/checkout.js';
import type { LedgerEntryKind, Outcome } from '../../domain/money/ledger.js';
import type { CurrencyCode, Money } from '../../domain/money/money.js';
import type { PhotoStage } from '../../domain/orders/orderPhotos.js';
import type { OrderStatus } from '../../domain/orders/orderStatus.js';
import type { LineAmounts } from '../../domain/money/ledger.js';
import type { Totals } from '../../domain/orders/pricing.js';
import type { RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import type { Settlement } from '../../domain/rental/rentalReturn.js';

/** An order as its viewer may see it: the buyer all of it, a seller the own fulfillment, with totals of what is seen. */
export interface Order extends Totals, Outcome {
  id: string;
  buyerId: string;
  createdAt: Date;
  status: OrderStatus;
  fulfillments: Fulfillment[];
  items: OrderItem[];
  ledger: LedgerEntry[];
  shippingAddress: ShippingAddress;
  paymentMethod: PaymentMethod;
  /** Whether every seller of the order is rated. */
  hasRated: boolean;
  /** The mean of what the buyer gave, 0 to 100; null before the first rating. */
  rating: number | null;
  viewerCanCancel: boolean;
  viewerCanRate: boolean;
}

/** What one seller sends of an order. */
export interface Fulfillment {
  id: string;
  /** Of all its amounts. */
  currency: CurrencyCode;
  orderId: string;
  buyerId: string;
  sellerId: string;
  createdAt: Date;
  status: OrderStatus;
  items: OrderItem[];
  /** What the seller said of the parcel; null when nothing. */
  shipment: Shipment | null;
  timeline: TimelineEntry[];
  ledger: LedgerEntry[];
  /** What taking back what was rented would come to today; null while nothing is out. */
  settlement: Settlement | null;
  /** What the buyer gave this seller, 0 to 100; null before. */
  rating: number | null;
  viewerCanConfirm: boolean;
  viewerCanShip: boolean;
  viewerCanMarkDelivered: boolean;
  viewerCanTakeBack: boolean;
  viewerCanCancel: boolean;
  viewerMustGiveReason: boolean;
  /** Of which stages the viewer can add photos now. */
  viewerPhotoStages: PhotoStage[];
  viewerCanRate: boolean;
}

/** A line of an order, with the title and the price of the moment of ordering. */
export interface OrderItem extends LineAmounts {
  id: string;
  orderId: string;
  bookId: string;
  sellerId: string;
  title: string;
  author: string;
  type: CartItemType;
  quantity: number;
  unitPrice: Money;
  /** For each day that a rented copy comes back late; zero when that costs nothing, and for a purchase. */
  lateFeePerDay: Money;
  /** As it is now, with its extensions; lineTotal is what was ordered. */
  rentalPeriod: RentalPeriod | null;
  /** What the extensions cost. */
  extensionTotal: Money;
}

/** How a parcel travels. */
export interface Shipment {
  carrier: string | null;
  trackingNumber: string | null;
}

/** A step in the life of a fulfillment: who, when and why. */
export interface TimelineEntry {
  from: OrderStatus | null;
  to: OrderStatus;
  actorId: string | null;
  reason: string | null;
  /** Set when a rental was extended; the status stayed as it was. */
  extension: RentalExtension | null;
  occurredAt: Date;
}

/** A rental that was given more months. */
export interface RentalExtension {
  item: OrderItem;
  months: number;
  /** The day on which the book is due back since then. */
  endsOn: string;
  charge: Money;
}

/** A movement of an order's money. */
export interface LedgerEntry {
  orderId: string;
  fulfillmentId: string;
  kind: LedgerEntryKind;
  amount: Money;
  note: string | null;
  occurredAt: Date;
}

import type { ShippingAddress } from '../../domain/addresses/address.js';
import type { CartItemType } from '../../domain/orders/cart.js';
import type { PaymentMethod } from '../../domain/orders/checkout.js';
import type { LedgerEntryKind, Outcome } from '../../domain/money/ledger.js';
import type { CurrencyCode, Money } from '../../domain/money/money.js';
import type { Deadline } from '../../domain/orders/deadlines.js';
import type { MoneyBack } from '../../domain/payments/moneyBack.js';
import type { PhotoStage } from '../../domain/orders/orderPhotos.js';
import type { OrderStatus } from '../../domain/orders/orderStatus.js';
import type { LineAmounts } from '../../domain/money/ledger.js';
import type { Claim } from '../../domain/disputes/claim.js';
import type { Totals } from '../../domain/orders/pricing.js';
import type { RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import type { PurchaseOffer, PurchaseQuote } from '../../domain/rental/purchase.js';
import type { Dispute } from './dispute.js';
import type { DepositSecurity } from '../../domain/payments/depositBlock.js';
import type { SecuredDeposits } from './online/depositBlockAsSeen.js';
import type { OnlinePayment } from './online/paymentAsSeen.js';
import type { LineMoney, OpenPayment, Payment } from './payment.js';
import type { PickUp } from './pickUp/pickUpAsSeen.js';
import type { RentalPayment } from './rentalPayments/rentalPaymentAsSeen.js';
import type { Settlements } from './settlements.js';
import type { ReturnShipment, Shipment } from './shipment.js';

/**
 * An order as its viewer may see it. The buyer and staff see all of it. A seller sees only their own fulfillment and
 * its totals. Support views and staff without `money:read` do not see its money.
 */
export interface Order extends Totals, Outcome, SecuredDeposits {
  id: string;
  buyerId: string;
  createdAt: Date;
  status: OrderStatus;
  fulfillments: Fulfillment[];
  items: OrderItem[];
  /** Empty if the viewer may not see the money. */
  ledger: LedgerEntry[];
  /** True if every fulfillment that determines the order's status is picked up in person. */
  isPickedUp: boolean;
  /** Only the receiver is filled in for a seller whose books are picked up. */
  shippingAddress: ShippingAddress;
  paymentMethod: PaymentMethod;
  /** True if the buyer pays online, false if they pay the sellers directly. */
  isPaidOnline: boolean;
  /** The online payment of the whole order; null if there is none, and for sellers. */
  payment: OnlinePayment | null;
  /** True if the buyer has rated every seller of the order. */
  hasRated: boolean;
  /** Mean of the buyer's ratings, 0 to 100; null before the first rating. */
  rating: number | null;
  viewerCanCancel: boolean;
  /** True if the viewer can pay the sellers directly instead of online now. */
  viewerCanPayDirectly: boolean;
  /** The money that the buyer gets back if they cancel the whole order now; null if they cannot, or may not see the money. */
  moneyBack: MoneyBack | null;
  viewerCanRate: boolean;
}

/** The part of an order that one seller sends. */
export interface Fulfillment extends Settlements {
  id: string;
  /** Currency of every amount in the fulfillment. */
  currency: CurrencyCode;
  orderId: string;
  buyerId: string;
  sellerId: string;
  createdAt: Date;
  status: OrderStatus;
  items: OrderItem[];
  /** The charge for delivery, as agreed in the order. */
  deliveryCharge: Money;
  /** The next automatic step and its time; null if neither side has to act. */
  deadline: Deadline | null;
  /** The last day (YYYY-MM-DD) to send the books or have them ready for pick-up; null unless the status is confirmed. */
  sendBy: string | null;
  /** Carrier and tracking number; null if the seller stated neither. */
  shipment: Shipment | null;
  /** Null if the seller sends the books. */
  pickUp: PickUp | null;
  /** The parcel in which the buyer sent the rented copies back; null until then. */
  returnShipment: ReturnShipment | null;
  timeline: TimelineEntry[];
  ledger: LedgerEntry[];
  /** The amount still to be paid; null if the viewer may not see the money. */
  openPayment: OpenPayment | null;
  payments: Payment[];
  /** Oldest first; empty if the viewer may not see the money. */
  disputes: Dispute[];
  /** The reasons that the viewer can give for a dispute now. */
  viewerPossibleDisputes: Claim[];
  /** The buyer's rating of this seller, 0 to 100; null before the rating. */
  rating: number | null;
  viewerCanConfirm: boolean;
  viewerCanShip: boolean;
  viewerCanHandOver: boolean;
  viewerCanMarkDelivered: boolean;
  viewerCanSendBack: boolean;
  viewerCanTakeBack: boolean;
  viewerCanDeclareLost: boolean;
  viewerCanReportFound: boolean;
  viewerCanCancel: boolean;
  viewerMustGiveReason: boolean;
  /** The stages that the viewer can add photos to now. */
  viewerPhotoStages: PhotoStage[];
  viewerCanRate: boolean;
  /** The time until which the viewer can rate the seller; null if they cannot rate now, or if the time limit has not begun. */
  ratingEndsAt: Date | null;
}

/** A line of an order, with the title and the price at the time of ordering. */
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
  /** Late fee for one copy and one day; zero for a purchase, and for a book without a late fee. */
  lateFeePerDay: Money;
  /** The way in which the deposit is secured; null in the same cases as for an order. */
  depositSecurity: DepositSecurity | null;
  /** The part of the deposit that pays for the copies if they are lost; zero for a purchase. */
  keptIfLost: Money;
  /** The rental period with all extensions; null for a purchase. `lineTotal` does not include the extensions. */
  rentalPeriod: RentalPeriod | null;
  /** True for a rental that has not been delivered yet. Its months count from the delivery if that is after the first day. */
  awaitsArrival: boolean;
  /** Total cost of all extensions, which is not part of `lineTotal`. */
  extensionTotal: Money;
  /** The offer to buy the rented copies, as agreed in the order; null if there is none. */
  purchaseOffer: PurchaseOffer | null;
  /** The cost of buying the rented copies now; null if the viewer cannot buy them. */
  purchaseQuote: PurchaseQuote | null;
  /** The purchase of the rented copies; null if they were not bought. */
  purchase: RentalPurchase | null;
  /** The line's share of the amounts paid, refunded and kept; null if the viewer does not see the money. */
  money: LineMoney | null;
  /** True if extensions, and the remaining price of bought copies, are paid online. */
  paysOnline: boolean;
  /** The latest online payment of an extension or purchase; null if there was none, and for sellers. */
  rentalPayment: RentalPayment | null;
}

/** The purchase of rented copies by their buyer during the rental. */
export interface RentalPurchase extends PurchaseQuote {
  boughtAt: Date;
}

/** An entry of a fulfillment's timeline: a step, or a change that keeps the status, such as an extension. */
export interface TimelineEntry {
  from: OrderStatus | null;
  to: OrderStatus;
  actorId: string | null;
  reason: string | null;
  /** The extension that this entry records; null for a step. An extension does not change the status. */
  extension: RentalExtension | null;
  /** The rentals whose days moved, because this entry records a delivery after their first day. */
  movedRentals: MovedRental[];
  /** The line whose rented copies the buyer bought; null for all other entries. The purchase does not change the status. */
  boughtItem: OrderItem | null;
  /** True if this entry records that the buyer sent the rented copies back, which does not change the status. */
  isSentBack: boolean;
  occurredAt: Date;
}

/** A rental whose months count from a late delivery. */
export interface MovedRental {
  item: OrderItem;
  /** The new first day and the new due date (YYYY-MM-DD). */
  startsOn: string;
  endsOn: string;
  /** True if the due date could not move by the whole delay. */
  isShortened: boolean;
}

/** An extension of a rental: the added months and their charge. */
export interface RentalExtension {
  item: OrderItem;
  months: number;
  /** The new due date (YYYY-MM-DD). */
  endsOn: string;
  charge: Money;
}

/** A movement of an order's money, such as a charge or a refund. */
export interface LedgerEntry {
  orderId: string;
  fulfillmentId: string;
  kind: LedgerEntryKind;
  amount: Money;
  note: string | null;
  /** True if the money has been received: by the seller for a charge, by the buyer for a refund. */
  isPaid: boolean;
  occurredAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { LedgerEntryKind } from '../../domain/money/ledger.js';
import type { CartItemType } from '../../domain/orders/cart.js';
import type { PaymentMethod } from '../../domain/orders/checkout.js';
import type { OrderStatus } from '../../domain/orders/orderStatus.js';

/** One checkout. Its status is derived from its fulfillments. */
@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') buyerId!: string;
  @Column('text', { nullable: true }) idempotencyKey!: string | null;
  @Column('text') street!: string;
  @Column('text') city!: string;
  @Column('text') state!: string;
  @Column('text') zipcode!: string;
  @Column('text') country!: string;
  /** Name and mobile number of the person who receives the parcels; null if the buyer named none. */
  @Column('text', { nullable: true }) receiver!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text') paymentMethod!: PaymentMethod;
  /** Currency of all amounts of the order, its lines and its extensions. */
  @Column('text') currency!: CurrencyCode;
  @Column('bigint') totalAmount!: number;
  @Column('bigint') depositTotal!: number;
  @Column('timestamptz') createdAt!: Date;
}

/** The part of an order that one seller sends or hands over. */
@Entity('fulfillments')
export class FulfillmentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderId!: string;
  @Column('text') sellerId!: string;
  @Column('text') status!: OrderStatus;
  /** The charge for delivery, in minor units. It never changes. */
  @Column('bigint') deliveryCharge!: number;
  /** True if the buyer picks the books up, at `pickUpPlace` in `pickUpCity`. It never changes. */
  @Column('boolean') isPickedUp!: boolean;
  @Column('text', { nullable: true }) pickUpPlace!: string | null;
  @Column('text', { nullable: true }) pickUpCity!: string | null;
  /** The code that the buyer shows, if it was stored before codes were sealed; otherwise null. */
  @Column('text', { nullable: true }) pickUpCode!: string | null;
  /** The code that the buyer shows, sealed; null unless the books are ready for pick-up. */
  @Column('bytea', { nullable: true }) sealedPickUpCode!: Buffer | null;
  @Column('text', { nullable: true }) carrier!: string | null;
  @Column('text', { nullable: true }) trackingNumber!: string | null;
  /** The time at which the buyer sent the rented copies back, and the timeline entry that records it; null until then. */
  @Column('timestamptz', { nullable: true }) sentBackAt!: Date | null;
  @Column('text', { nullable: true }) sentBackEntryId!: string | null;
  @Column('text', { nullable: true }) returnCarrier!: string | null;
  @Column('text', { nullable: true }) returnTrackingNumber!: string | null;
  @Column('timestamptz') createdAt!: Date;
}

/** A record that a seller entered a wrong code at a hand-over. Append-only. */
@Entity('pick_up_tries')
export class PickUpTryEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') fulfillmentId!: string;
  @Column('timestamptz') triedAt!: Date;
}

/** A step of a fulfillment. Append-only, except that the reason is erased when its author's account is closed. */
@Entity('timeline_entries')
export class TimelineEntryEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text', { nullable: true }) fromStatus!: OrderStatus | null;
  @Column('text') toStatus!: OrderStatus;
  @Column('text', { nullable: true }) actorId!: string | null;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('timestamptz') occurredAt!: Date;
}

/** A line of an order. Title and prices are those at the time of ordering. */
@Entity('order_items')
export class OrderItemEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') bookId!: string;
  @Column('text') title!: string;
  @Column('text') author!: string;
  @Column('text') type!: CartItemType;
  @Column('int') quantity!: number;
  @Column('bigint') unitPrice!: number;
  @Column('bigint') lineTotal!: number;
  @Column('bigint') deposit!: number;
  @Column('bigint') lateFeePerDay!: number;
  /** The part of the deposit that pays for the copies if they are lost. */
  @Column('bigint') keptIfLost!: number;
  /** The price at which the buyer can buy the rented copies; null if the seller does not offer that. */
  @Column('bigint', { nullable: true }) purchasePrice!: number | null;
  /** The share of the rent that counts towards `purchasePrice`, in whole per cent. */
  @Column('int', { nullable: true }) rentCreditPercent!: number | null;
  /** The marketplace's commission on the line; 0 if the order is not paid online. */
  @Column('bigint') commission!: number;
  @Column('date', { nullable: true }) startsOn!: string | null;
  @Column('date', { nullable: true }) endsOn!: string | null;
  @Column('int', { nullable: true }) months!: number | null;
}

/**
 * The days for which a copy is allocated to an order line. Once `releasedAt` is set, the copy is free on these days again.
 * `intentId` is the payment for which the days of an extension are reserved; null for agreed days.
 */
@Entity('allocations')
export class AllocationEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') copyId!: string;
  @Column('text') bookId!: string;
  @Column('text') sellerId!: string;
  @Column('text') orderItemId!: string;
  @Column('daterange') period!: string;
  @Column('timestamptz', { nullable: true }) releasedAt!: Date | null;
  @Column('text', { nullable: true }) intentId!: string | null;
}

/** A number of months added to a rental. The order line keeps the original days. Append-only. */
@Entity('rental_extensions')
export class RentalExtensionEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderItemId!: string;
  @Column('text') timelineEntryId!: string;
  @Column('int') months!: number;
  @Column('date') extendedFrom!: string;
  @Column('date') endsOn!: string;
  @Column('bigint') charge!: number;
  @Column('text', { nullable: true }) idempotencyKey!: string | null;
  /** The online payment of the extension; null if buyer and seller settle it directly. */
  @Column('text', { nullable: true }) intentId!: string | null;
  /** The marketplace's commission; 0 if the extension was not paid online. */
  @Column('bigint') commission!: number;
}

/** The new days of a rental that arrived after its first day. The order line keeps the original days. Append-only. */
@Entity('rental_arrivals')
export class RentalArrivalEntity {
  @PrimaryColumn('text') orderItemId!: string;
  @Column('text') timelineEntryId!: string;
  @Column('date') startsOn!: string;
  @Column('date') endsOn!: string;
  /** The due date if all agreed months were counted from the delivery. */
  @Column('date') fullUntil!: string;
}

/** The purchase of the rented copies of an order line by the buyer. Append-only. */
@Entity('rental_purchases')
export class RentalPurchaseEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderItemId!: string;
  @Column('text') timelineEntryId!: string;
  @Column('bigint') price!: number;
  @Column('bigint') rentCounted!: number;
  @Column('bigint') lateFee!: number;
  @Column('bigint') fromDeposit!: number;
  /** The marketplace's commission on the purchase; 0 if the order was not paid online. */
  @Column('bigint') commission!: number;
  /**
   * The online payment of the rest of the price; null if nothing was left to pay, or if buyer and seller settle it directly.
   */
  @Column('text', { nullable: true }) intentId!: string | null;
}

/**
 * A charge, refund or other movement of money in an order, in minor units. Append-only, except that a note is erased
 * when the seller's account is closed.
 */
@Entity('ledger_entries')
export class LedgerEntryEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderId!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') kind!: LedgerEntryKind;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  @Column('text', { nullable: true }) note!: string | null;
  /** The dispute that awarded the amount; null for other movements. */
  @Column('text', { nullable: true }) disputeId!: string | null;
  /** The day of the movement in the marketplace's time zone. */
  @Column('date') bookedOn!: string;
  @Column('timestamptz') occurredAt!: Date;
}

/** A buyer's rating of a seller for an order: 10 to 100, in steps of 10. */
@Entity('ratings')
export class RatingEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderId!: string;
  @Column('text') sellerId!: string;
  @Column('text') raterId!: string;
  @Column('smallint') score!: number;
  @Column('timestamptz') createdAt!: Date;
}

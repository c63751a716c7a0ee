import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { LedgerEntryKind } from '../../domain/money/ledger.js';
import type { CartItemType } from '../../domain/orders/cart.js';
import type { PaymentMethod } from '../../domain/orders/checkout.js';
import type { OrderStatus } from '../../domain/orders/orderStatus.js';

/** A person's cart. */
@Entity('carts')
export class CartEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
}

/** A line of a cart. It reserves nothing and has no price: that is the listing's. */
@Entity('cart_items')
export class CartItemEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') cartId!: string;
  @Column('text') bookId!: string;
  @Column('text') type!: CartItemType;
  @Column('int') quantity!: number;
  @Column('date', { nullable: true }) startsOn!: string | null;
  @Column('int', { nullable: true }) months!: number | null;
}

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
  @Column('text') paymentMethod!: PaymentMethod;
  /** Of all its amounts, those of its lines and extensions too. */
  @Column('text') currency!: CurrencyCode;
  @Column('bigint') totalAmount!: number;
  @Column('bigint') depositTotal!: number;
  @Column('timestamptz') createdAt!: Date;
}

/** What one seller sends of an order. */
@Entity('fulfillments')
export class FulfillmentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderId!: string;
  @Column('text') sellerId!: string;
  @Column('text') status!: OrderStatus;
  @Column('text', { nullable: true }) carrier!: string | null;
  @Column('text', { nullable: true }) trackingNumber!: string | null;
  @Column('timestamptz') createdAt!: Date;
}

/** A step in the life of a fulfillment: append-only. */
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

/** A line of an order, with the title and the price of that moment. */
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
  @Column('date', { nullable: true }) startsOn!: string | null;
  @Column('date', { nullable: true }) endsOn!: string | null;
  @Column('int', { nullable: true }) months!: number | null;
}

/** A copy that an order line takes, for a range of days; free again once released. */
@Entity('allocations')
export class AllocationEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') copyId!: string;
  @Column('text') bookId!: string;
  @Column('text') sellerId!: string;
  @Column('text') orderItemId!: string;
  @Column('daterange') period!: string;
  @Column('timestamptz', { nullable: true }) releasedAt!: Date | null;
}

/** A rental that was given more months, beside the line as it was ordered: append-only. */
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
}

/** A movement of money of one order, in minor units: append-only. */
@Entity('ledger_entries')
export class LedgerEntryEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderId!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') kind!: LedgerEntryKind;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  @Column('text', { nullable: true }) note!: string | null;
  /** The day of the marketplace on which it counts. */
  @Column('date') bookedOn!: string;
  @Column('timestamptz') occurredAt!: Date;
}

/** What a buyer thinks of one seller of one order: 10 to 100 in steps of 10. */
@Entity('ratings')
export class RatingEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderId!: string;
  @Column('text') sellerId!: string;
  @Column('text') raterId!: string;
  @Column('smallint') score!: number;
  @Column('timestamptz') createdAt!: Date;
}

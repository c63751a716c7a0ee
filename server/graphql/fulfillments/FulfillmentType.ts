import type { CurrencyCode } from '../../domain/money/money.js';
import { Field, Float, ObjectType } from 'type-graphql';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import { PhotoStage } from '../../domain/orders/orderPhotos.js';
import type { LossSettlement } from '../../domain/rental/lostCopies.js';
import type { Settlement } from '../../domain/rental/rentalReturn.js';
import type { Fulfillment, TimelineEntry } from '../../usecases/orders/order.js';
import { connectionOf, shortListCost } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { DateScalar, DateTimeScalar } from '../schema/scalars.js';
import { DatedFulfillmentType } from './DeadlineType.js';
import { LedgerEntryType } from './LedgerEntryType.js';
import { OrderItemType } from './OrderItemType.js';
import './photoEnums.js';
import { DisputeType, PossibleDisputeType } from '../disputes/DisputeTypes.js';
import { OpenPaymentType, PaymentType } from '../payments/PaymentTypes.js';
import { LossSettlementType, MoneyBackType, SettlementType } from './SettlementType.js';
import { PickUpType } from './PickUpType.js';
import { ReturnShipmentType, ShipmentType } from './ShipmentType.js';

@ObjectType('Fulfillment', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'The part of an order that one seller sends, with its own status, timeline and money.',
})
export class FulfillmentType extends DatedFulfillmentType implements Fulfillment {
  orderId!: string;
  buyerId!: string;
  sellerId!: string;
  currency!: CurrencyCode;

  @Field(() => DateTimeScalar, { description: 'The time at which the order was placed.' })
  createdAt!: Date;

  @Field(() => OrderStatus, { description: 'The progress of the fulfillment, such as shipped or delivered.' })
  status!: OrderStatus;

  @Field(() => [OrderItemType], {
    complexity: shortListCost,
    description: 'The lines of the order that this seller sends.',
  })
  items!: OrderItemType[];

  @Field(() => MoneyType, {
    description:
      'The charge for delivery, as agreed when the order was placed; zero if delivery is free, and for a pick-up.',
  })
  deliveryCharge!: MoneyType;

  @Field(() => ShipmentType, {
    nullable: true,
    description: 'The carrier and the tracking number of the parcel; null if the seller gave neither.',
  })
  shipment!: ShipmentType | null;

  @Field(() => PickUpType, {
    nullable: true,
    description: 'The pick-up in person; null if the seller sends the books.',
  })
  pickUp!: PickUpType | null;

  @Field(() => ReturnShipmentType, {
    nullable: true,
    description:
      'The parcel in which the buyer sent the rented copies back; null if the buyer has not recorded it.',
  })
  returnShipment!: ReturnShipmentType | null;

  timeline!: TimelineEntry[];

  @Field(() => [LedgerEntryType], {
    complexity: shortListCost,
    description:
      'The movements of money in this fulfillment, oldest first. Empty in a support view, and for staff without `money:read`.',
  })
  ledger!: LedgerEntryType[];

  @Field(() => OpenPaymentType, {
    nullable: true,
    description:
      'The amount that the buyer or the seller must still pay. Null in a support view, and for staff without ' +
      '`money:read`.',
  })
  openPayment!: OpenPaymentType | null;

  @Field(() => [PaymentType], {
    complexity: shortListCost,
    description:
      'The payments between the two sides, oldest first. Empty in a support view, and for staff without `money:read`.',
  })
  payments!: PaymentType[];

  @Field(() => [DisputeType], {
    complexity: shortListCost,
    description:
      'The disputes about the fulfillment, oldest first. Empty in a support view, and for staff without `money:read`.',
  })
  disputes!: DisputeType[];

  @Field(() => [PossibleDisputeType], {
    complexity: shortListCost,
    description: 'The reasons for which you can open a dispute now. Empty unless you are the buyer.',
  })
  viewerPossibleDisputes!: PossibleDisputeType[];

  @Field(() => SettlementType, {
    nullable: true,
    description:
      'The split of the deposits if the rented copies came back today. If the buyer has sent the copies ' +
      'back, late fees count only until the day of sending. Null if no copies are rented out, in a ' +
      'support view, and for staff without `money:read`.',
  })
  settlement!: Settlement | null;

  @Field(() => LossSettlementType, {
    nullable: true,
    description:
      'The split of the deposits if the rented copies were declared lost today. If the buyer has sent the ' +
      'copies back, late fees count only until the day of sending. Null if no copies are rented out, in a ' +
      'support view, and for staff without `money:read`.',
  })
  lossSettlement!: LossSettlement | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The last day on which the seller can report lost copies as found; null if none are lost.',
  })
  findableUntil!: string | null;

  @Field(() => MoneyBackType, {
    nullable: true,
    description:
      'The money that the buyer gets back if you cancel now, or if you report lost copies as found. Null if you ' +
      'can do neither, in a support view, and for staff without `money:read`.',
  })
  moneyBack!: MoneyBackType | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The rating that the buyer gave the seller for this fulfillment, 10 to 100; null if there is none yet.',
  })
  rating!: number | null;

  @Field(() => Boolean, { description: 'True if you can confirm the fulfillment now, as its seller.' })
  viewerCanConfirm!: boolean;

  @Field(() => Boolean, { description: 'True if you can mark the fulfillment as shipped now.' })
  viewerCanShip!: boolean;

  @Field(() => Boolean, {
    description: 'True if you can hand over the books now, with the code that the buyer shows you.',
  })
  viewerCanHandOver!: boolean;

  @Field(() => Boolean, { description: 'True if you can mark the fulfillment as delivered now.' })
  viewerCanMarkDelivered!: boolean;

  @Field(() => Boolean, { description: 'True if you can record now that you sent the rented copies back.' })
  viewerCanSendBack!: boolean;

  @Field(() => Boolean, { description: 'True if you can record now that the rented copies were returned.' })
  viewerCanTakeBack!: boolean;

  @Field(() => Boolean, { description: 'True if you can declare the rented copies lost now.' })
  viewerCanDeclareLost!: boolean;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The first day on which you, as the seller, can declare the copies lost; null if you already can, or cannot at all.',
  })
  viewerCanDeclareLostFrom!: string | null;

  @Field(() => Boolean, { description: 'True if you can report now that the lost copies were found.' })
  viewerCanReportFound!: boolean;

  @Field(() => Boolean, { description: 'True if you can cancel the fulfillment now.' })
  viewerCanCancel!: boolean;

  @Field(() => Boolean, { description: 'True if you must give a reason to cancel the fulfillment.' })
  viewerMustGiveReason!: boolean;

  @Field(() => [PhotoStage], { description: 'The stages for which you can add photos now.' })
  viewerPhotoStages!: PhotoStage[];

  @Field(() => Boolean, { description: 'True if you can rate the seller of the fulfillment now.' })
  viewerCanRate!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The deadline for rating the seller: `RATING_DAYS` days after delivery or, for a rental, after the return or ' +
      'the loss. Null if you cannot rate the seller now, and while you have rented copies.',
  })
  ratingEndsAt!: Date | null;
}

export const FulfillmentConnection = connectionOf<Fulfillment>('Fulfillment', () => FulfillmentType);

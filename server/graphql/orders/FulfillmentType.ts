import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import type { Settlement } from '../../domain/rental/rentalReturn.js';
import type {
  Fulfillment,
  FulfillmentEvent,
  RentalExtension,
  Shipment,
} from '../../usecases/orders/order.js';
import { connectionOf, shortListCost } from '../schema/connection.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { LedgerEntryType } from './LedgerEntryType.js';
import { OrderItemType } from './OrderItemType.js';
import { SettlementType } from './SettlementType.js';
import { RentalExtensionType } from './RentalExtensionType.js';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description:
    'How far a fulfillment has come; of an order, how far the least advanced one that is not cancelled.',
  valuesConfig: {
    PENDING: { description: 'Ordered; the seller has not answered yet.' },
    CONFIRMED: { description: 'The seller will send it.' },
    SHIPPED: { description: 'On its way.' },
    DELIVERED: { description: 'The buyer has it.' },
    CANCELLED: { description: 'It will not be sent; the money goes back.' },
    RETURNED: { description: 'What was rented has come back.' },
  },
});

@ObjectType('Shipment', {
  simpleResolvers: true,
  description: 'How a parcel travels, as far as the seller said.',
})
export class ShipmentType implements Shipment {
  @Field(() => String, { nullable: true, description: 'Who carries it.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'The number under which the carrier follows it.' })
  trackingNumber!: string | null;
}

@ObjectType('FulfillmentEvent', {
  simpleResolvers: true,
  description: 'A step in the life of a fulfillment.',
})
export class FulfillmentEventType implements FulfillmentEvent {
  actorId!: string | null;

  @Field(() => OrderStatus, { nullable: true, description: 'The status before; null for the first step.' })
  from!: OrderStatus | null;

  @Field(() => OrderStatus, { description: 'The status after.' })
  to!: OrderStatus;

  @Field(() => String, { nullable: true, description: 'Why, if it was said.' })
  reason!: string | null;

  @Field(() => RentalExtensionType, {
    nullable: true,
    description: 'The rental that was extended, when this is what happened; the status stayed as it was.',
  })
  extension!: RentalExtension | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  occurredAt!: Date;
}

@ObjectType('Fulfillment', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'The part of an order that one seller sends.',
})
export class FulfillmentType extends NodeType implements Fulfillment {
  orderId!: string;
  buyerId!: string;
  sellerId!: string;

  @Field(() => DateTimeScalar, { description: 'When it was ordered.' })
  createdAt!: Date;

  @Field(() => OrderStatus, { description: 'How far it has come.' })
  status!: OrderStatus;

  @Field(() => [OrderItemType], { complexity: shortListCost, description: 'What is sent.' })
  items!: OrderItemType[];

  @Field(() => ShipmentType, {
    nullable: true,
    description: 'How the parcel travels; null when nothing is said.',
  })
  shipment!: ShipmentType | null;

  @Field(() => [FulfillmentEventType], {
    complexity: shortListCost,
    description: 'Its steps so far, the first one first.',
  })
  timeline!: FulfillmentEventType[];

  @Field(() => [LedgerEntryType], {
    complexity: shortListCost,
    description: 'The movements of its money, the first one first.',
  })
  ledger!: LedgerEntryType[];

  @Field(() => SettlementType, {
    nullable: true,
    description: 'What taking back what was rented would come to today; null while nothing is out.',
  })
  settlement!: Settlement | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What the buyer gave the seller for it, 0 to 100; null before.',
  })
  rating!: number | null;

  @Field(() => Boolean, { description: 'Whether you may confirm it now.' })
  viewerCanConfirm!: boolean;

  @Field(() => Boolean, { description: 'Whether you may say now that it was shipped.' })
  viewerCanShip!: boolean;

  @Field(() => Boolean, { description: 'Whether you may say now that it was delivered.' })
  viewerCanMarkDelivered!: boolean;

  @Field(() => Boolean, { description: 'Whether you may say now that what was rented is back.' })
  viewerCanTakeBack!: boolean;

  @Field(() => Boolean, { description: 'Whether you may cancel it now.' })
  viewerCanCancel!: boolean;

  @Field(() => Boolean, { description: 'Whether you have to say why when you cancel it.' })
  viewerMustGiveReason!: boolean;

  @Field(() => Boolean, { description: 'Whether you may rate its seller now.' })
  viewerCanRate!: boolean;
}

/** One page of fulfillments. */
export const FulfillmentConnection = connectionOf<Fulfillment>('Fulfillment', () => FulfillmentType);

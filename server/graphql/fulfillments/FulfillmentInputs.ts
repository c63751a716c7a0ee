import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import { PageArgs } from '../schema/connection.js';
import { WithholdInput } from './SettlementType.js';

/** Base class of the inputs of all fulfillment mutations. */
@InputType()
abstract class FulfillmentInput {
  @Field(() => ID, { description: 'The ID of the fulfillment that this step applies to.' })
  fulfillmentId!: string;
}

@InputType()
export class ConfirmFulfillmentInput extends FulfillmentInput {}

/** Base class of the inputs that describe a shipment. */
@InputType()
abstract class ShipmentInput extends FulfillmentInput {
  @Field(() => String, { nullable: true, description: 'The company that delivers the parcel.' })
  carrier?: string;

  @Field(() => String, { nullable: true, description: 'The carrier’s tracking number for the parcel.' })
  trackingNumber?: string;
}

@InputType()
export class ShipFulfillmentInput extends ShipmentInput {}

@InputType()
export class HandOverFulfillmentInput extends FulfillmentInput {
  @Field(() => String, { description: 'The pick-up code: the 6 digits that the buyer shows you.' })
  code!: string;
}

@InputType()
export class SendBackFulfillmentInput extends ShipmentInput {}

@InputType()
export class MarkDeliveredInput extends FulfillmentInput {}

@InputType()
export class TakeBackFulfillmentInput extends FulfillmentInput {
  @Field(() => WithholdInput, {
    nullable: true,
    description: 'The part of the deposit that you keep for damage; none by default.',
  })
  withhold?: WithholdInput;
}

@InputType()
export class DeclareLostInput extends FulfillmentInput {}

@InputType()
export class ReportFoundInput extends FulfillmentInput {}

@InputType()
export class CancelFulfillmentInput extends FulfillmentInput {
  @Field(() => String, {
    nullable: true,
    description: 'The reason for the cancellation. Required from sellers, optional for buyers.',
  })
  reason?: string;
}

@ArgsType()
export class SalesArgs extends PageArgs {
  @Field(() => OrderStatus, { nullable: true, description: 'Only fulfillments with this status.' })
  status?: OrderStatus;
}

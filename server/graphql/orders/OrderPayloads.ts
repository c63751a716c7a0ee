import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { OrderType } from './OrderType.js';

/** Base class of the payloads of all order mutations. */
@ObjectType()
abstract class OrderPayload extends Payload {
  @Field(() => OrderType, { nullable: true, description: 'The order after the change.' })
  order!: OrderType | null;
}

@ObjectType()
export class PlaceOrderPayload extends OrderPayload {}

@ObjectType()
export class CancelOrderPayload extends OrderPayload {}

@ObjectType()
export class CheckPaymentPayload extends OrderPayload {}

@ObjectType()
export class PayDirectlyPayload extends OrderPayload {}

@ObjectType()
export class RateSellerPayload extends OrderPayload {
  @Field(() => UserType, { nullable: true, description: 'The seller, with the new score.' })
  seller!: UserType | null;
}

/** Base class of the payloads of all fulfillment mutations. */
@ObjectType()
abstract class FulfillmentPayload extends Payload {
  @Field(() => FulfillmentType, { nullable: true, description: 'The fulfillment after the change.' })
  fulfillment!: FulfillmentType | null;
}

@ObjectType()
export class ConfirmFulfillmentPayload extends FulfillmentPayload {}

@ObjectType()
export class ShipFulfillmentPayload extends FulfillmentPayload {}

@ObjectType()
export class HandOverFulfillmentPayload extends FulfillmentPayload {}

@ObjectType()
export class MarkDeliveredPayload extends FulfillmentPayload {}

@ObjectType()
export class SendBackFulfillmentPayload extends FulfillmentPayload {}

@ObjectType()
export class TakeBackFulfillmentPayload extends FulfillmentPayload {}

@ObjectType()
export class DeclareLostPayload extends FulfillmentPayload {}

@ObjectType()
export class ReportFoundPayload extends FulfillmentPayload {}

@ObjectType()
export class CancelFulfillmentPayload extends FulfillmentPayload {}

@ObjectType()
export class MarkPaidPayload extends FulfillmentPayload {}

@ObjectType()
export class ConfirmPaymentPayload extends FulfillmentPayload {}

@ObjectType()
export class ReportPaymentMissingPayload extends FulfillmentPayload {}

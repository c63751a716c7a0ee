import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import { FulfillmentType } from './FulfillmentType.js';
import { OrderType } from './OrderType.js';

/** What every change of an order answers. */
@ObjectType()
abstract class OrderPayload extends Payload {
  @Field(() => OrderType, { nullable: true, description: 'The order as it is now.' })
  order!: OrderType | null;
}

@ObjectType({ description: 'What ordering the cart answers.' })
export class PlaceOrderPayload extends OrderPayload {}

@ObjectType({ description: 'What cancelling an order answers.' })
export class CancelOrderPayload extends OrderPayload {}

@ObjectType({ description: 'What rating a seller answers.' })
export class RateSellerPayload extends OrderPayload {
  @Field(() => UserType, { nullable: true, description: 'The seller with the new score.' })
  seller!: UserType | null;
}

/** What every change of a fulfillment answers. */
@ObjectType()
abstract class FulfillmentPayload extends Payload {
  @Field(() => FulfillmentType, { nullable: true, description: 'The fulfillment as it is now.' })
  fulfillment!: FulfillmentType | null;
}

@ObjectType({ description: 'What confirming a fulfillment answers.' })
export class ConfirmFulfillmentPayload extends FulfillmentPayload {}

@ObjectType({ description: 'What shipping a fulfillment answers.' })
export class ShipFulfillmentPayload extends FulfillmentPayload {}

@ObjectType({ description: 'What marking a fulfillment as delivered answers.' })
export class MarkDeliveredPayload extends FulfillmentPayload {}

@ObjectType({ description: 'What taking back a fulfillment answers.' })
export class TakeBackFulfillmentPayload extends FulfillmentPayload {}

@ObjectType({ description: 'What cancelling a fulfillment answers.' })
export class CancelFulfillmentPayload extends FulfillmentPayload {}

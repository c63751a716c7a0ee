import { Field, ObjectType } from 'type-graphql';
import { DisputeType } from '../disputes/DisputeTypes.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { Payload } from '../schema/payload.js';

/** Base class of the payloads of all dispute mutations. */
@ObjectType()
abstract class DisputePayload extends Payload {
  @Field(() => DisputeType, { nullable: true, description: 'The dispute after the change.' })
  dispute!: DisputeType | null;

  @Field(() => FulfillmentType, { nullable: true, description: 'The fulfillment after the change.' })
  fulfillment!: FulfillmentType | null;
}

@ObjectType()
export class OpenDisputePayload extends DisputePayload {}

@ObjectType()
export class AnswerDisputePayload extends DisputePayload {}

@ObjectType()
export class AcceptDisputeOfferPayload extends DisputePayload {}

@ObjectType()
export class WithdrawDisputePayload extends DisputePayload {}

@ObjectType()
export class DecideDisputePayload extends DisputePayload {}

@ObjectType()
export class SendDisputeReturnPayload extends DisputePayload {}

@ObjectType()
export class ConfirmDisputeReturnPayload extends DisputePayload {}

@ObjectType()
export class ContestDisputeReturnPayload extends DisputePayload {}

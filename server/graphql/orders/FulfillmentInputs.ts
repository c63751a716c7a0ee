import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import { PageArgs } from '../schema/connection.js';
import { WithholdInput } from './SettlementType.js';

/** Every action names its fulfillment. */
@InputType()
abstract class FulfillmentInput {
  @Field(() => ID, { description: 'The fulfillment.' })
  fulfillmentId!: string;
}

@InputType({ description: 'Which fulfillment to confirm.' })
export class ConfirmFulfillmentInput extends FulfillmentInput {}

@InputType({ description: 'Which fulfillment was shipped, and how.' })
export class ShipFulfillmentInput extends FulfillmentInput {
  @Field(() => String, { nullable: true, description: 'Who carries it.' })
  carrier?: string;

  @Field(() => String, { nullable: true, description: 'The number under which the carrier follows it.' })
  trackingNumber?: string;
}

@InputType({ description: 'Which fulfillment was delivered.' })
export class MarkDeliveredInput extends FulfillmentInput {}

@InputType({ description: 'Of which fulfillment what was rented is back.' })
export class TakeBackFulfillmentInput extends FulfillmentInput {
  @Field(() => WithholdInput, {
    nullable: true,
    description: 'What is kept of the deposit for damage; nothing when it is left out.',
  })
  withhold?: WithholdInput;
}

@InputType({ description: 'Which fulfillment to cancel.' })
export class CancelFulfillmentInput extends FulfillmentInput {
  @Field(() => String, { nullable: true, description: 'Why; a seller has to say it.' })
  reason?: string;
}

@ArgsType()
export class SalesArgs extends PageArgs {
  @Field(() => OrderStatus, { nullable: true, description: 'Only those in this status.' })
  status?: OrderStatus;
}

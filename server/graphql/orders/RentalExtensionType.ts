import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ExtensionLimit } from '../../domain/orders/rentalExtension.js';
import type { OrderItem, RentalExtension } from '../../usecases/orders/order.js';
import { MoneyType } from '../schema/MoneyType.js';
import { Payload } from '../schema/payload.js';
import { DateScalar } from '../schema/scalars.js';
import { UserErrorType } from '../schema/UserErrorType.js';
import { OrderItemType } from './OrderItemType.js';

@ObjectType('RentalExtension', {
  simpleResolvers: true,
  description: 'Months that were added to a rental.',
})
export class RentalExtensionType implements RentalExtension {
  @Field(() => OrderItemType, { description: 'What was rented.' })
  item!: OrderItem;

  @Field(() => Int, { description: 'How many months were added.' })
  months!: number;

  @Field(() => DateScalar, { description: 'The day on which the book was due back from then on.' })
  endsOn!: string;

  @Field(() => MoneyType, { description: 'What they were charged at.' })
  charge!: MoneyType;
}

@ObjectType('ExtensionLimit', { simpleResolvers: true, description: 'How much longer a rental may be.' })
export class ExtensionLimitType implements Omit<ExtensionLimit, 'reason'> {
  @Field(() => Int, { description: 'The most months that can be added; zero when none can.' })
  months!: number;

  @Field(() => DateScalar, { description: 'The day on which the book would then be due back.' })
  endsOn!: string;

  @Field(() => UserErrorType, { description: 'What keeps it from being longer still.' })
  reason!: UserErrorType;
}

@InputType({ description: 'Which rental to extend, and by how much.' })
export class ExtendRentalInput {
  @Field(() => ID, { description: 'The line of the order.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'How many months more, at least one.' })
  months!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A text of your choice, new for every extension: the same one extends once, however often it is sent in a week.',
  })
  idempotencyKey?: string;
}

@ObjectType({ description: 'What extending a rental answers.' })
export class ExtendRentalPayload extends Payload {
  @Field(() => OrderItemType, { nullable: true, description: 'What is rented, with its new due date.' })
  orderItem!: OrderItem | null;
}

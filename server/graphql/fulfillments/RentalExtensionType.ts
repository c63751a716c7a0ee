import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ExtensionLimit } from '../../domain/orders/rentalExtension.js';
import type { MovedRental, OrderItem, RentalExtension } from '../../usecases/orders/order.js';
import { MoneyType } from '../schema/MoneyType.js';
import { Payload } from '../schema/payload.js';
import { DateScalar } from '../schema/scalars.js';
import { UserErrorType } from '../schema/UserErrorType.js';
import { OrderItemType } from './OrderItemType.js';

@ObjectType('RentalExtension', {
  simpleResolvers: true,
  description: 'An extension of a rental by whole months.',
})
export class RentalExtensionType implements RentalExtension {
  @Field(() => OrderItemType, { description: 'The order line that was extended.' })
  item!: OrderItem;

  @Field(() => Int, { description: 'The number of months added.' })
  months!: number;

  @Field(() => DateScalar, { description: 'The new due date.' })
  endsOn!: string;

  @Field(() => MoneyType, { description: 'The rent for the added months.' })
  charge!: MoneyType;
}

@ObjectType('MovedRental', {
  simpleResolvers: true,
  description:
    'A rental whose books arrived after its first day. The rental starts on the day of delivery instead.',
})
export class MovedRentalType implements MovedRental {
  @Field(() => OrderItemType, { description: 'The order line that was rented.' })
  item!: OrderItem;

  @Field(() => DateScalar, { description: 'The new first day of the rental.' })
  startsOn!: string;

  @Field(() => DateScalar, { description: 'The new due date, without extensions.' })
  endsOn!: string;

  @Field(() => Boolean, {
    description:
      'True if the due date shifted by fewer days than the delay, because another reader has reserved the ' +
      'copies or the block of the deposit ends. The due date is never earlier than agreed.',
  })
  isShortened!: boolean;
}

@ObjectType('ExtensionLimit', {
  simpleResolvers: true,
  description: 'The longest possible extension of a rental.',
})
export class ExtensionLimitType implements Omit<ExtensionLimit, 'reason'> {
  @Field(() => Int, {
    description: 'The maximum number of months that can be added; zero if the rental cannot be extended.',
  })
  months!: number;

  @Field(() => DateScalar, { description: 'The due date after an extension by `months`.' })
  endsOn!: string;

  @Field(() => UserErrorType, { description: 'The reason why a longer extension is refused.' })
  reason!: UserErrorType;
}

@InputType()
export class ExtendRentalInput {
  @Field(() => ID, { description: 'The ID of the order line to extend.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'The number of months to add, at least 1.' })
  months!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A unique text of your choice. Sending the same key again within a week does not extend the ' +
      'rental again.',
  })
  idempotencyKey?: string;
}

@ObjectType()
export class ExtendRentalPayload extends Payload {
  @Field(() => OrderItemType, { nullable: true, description: 'The line, with its new due date.' })
  orderItem!: OrderItem | null;
}

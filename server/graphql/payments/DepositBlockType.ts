import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { BlockStatus, DepositSecurity } from '../../domain/payments/depositBlock.js';
import type { DepositBlock } from '../../usecases/orders/online/depositBlockAsSeen.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(DepositSecurity, {
  name: 'DepositSecurity',
  description: 'The way in which deposits are secured: charged or blocked.',
  valuesConfig: {
    TO_PAY: {
      description:
        'The buyer still has to pay the deposits: the payment has not arrived, or its recipient has not confirmed it.',
    },
    CHARGED: { description: 'The buyer has paid the deposits, and gets the released part back.' },
    BLOCKED: {
      description: 'The buyer’s bank blocks the deposits. Only the part that the seller keeps is charged.',
    },
  },
});

registerEnumType(BlockStatus, {
  name: 'DepositBlockStatus',
  description: 'The progress of a block that secures deposits.',
  valuesConfig: {
    ACTIVE: {
      description:
        'The amount is blocked. Late fees and withheld amounts are captured from the blocked amount.',
    },
    RELEASING: {
      description:
        'All deposits are settled. The provider is being asked to release the part that was not captured.',
    },
    RELEASED: { description: 'The part that was not captured was released.' },
    EXPIRED: {
      description:
        'The bank has ended the block. The buyer now pays late fees and withheld amounts to the seller directly.',
    },
  },
});

@ObjectType('DepositBlock', {
  simpleResolvers: true,
  description:
    'A block on the buyer’s bank account that secures the deposits of an order. The blocked amount is not ' +
    'charged unless it is captured.',
})
export class DepositBlockType implements DepositBlock {
  @Field(() => BlockStatus, {
    description: 'The progress of the block: active, being released, released or expired.',
  })
  status!: BlockStatus;

  @Field(() => MoneyType, {
    description:
      'The sum of the blocked deposits. A seller sees only the deposits of their own fulfillment. Zero if you may ' +
      'not see the money.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The part of the amount that was captured, for example for a late return. Zero if you may not see the money. ' +
      'Always zero for sellers, who find captured amounts in `Fulfillment.payments`.',
  })
  captured!: MoneyType;

  @Field(() => DateTimeScalar, { description: 'The time at which the bank ends the block automatically.' })
  expiresAt!: Date;
}

import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { BlockStatus, DepositSecurity } from '../../domain/payments/depositBlock.js';
import type { DepositBlock } from '../../usecases/orders/online/depositBlockAsSeen.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(DepositSecurity, {
  name: 'DepositSecurity',
  description: 'The way in which deposits are secured.',
  valuesConfig: {
    TO_PAY: {
      description:
        'The buyer still has to pay the deposits: the payment has not arrived, or its recipient has not confirmed it.',
    },
    CHARGED: { description: 'The buyer has paid the deposits, and gets back what is released.' },
    BLOCKED: { description: 'The buyer’s bank blocks the deposits. Only what is kept of them is charged.' },
  },
});

registerEnumType(BlockStatus, {
  name: 'DepositBlockStatus',
  description: 'The progress of a block of deposits.',
  valuesConfig: {
    ACTIVE: { description: 'The amount is blocked. Late fees and withheld amounts are captured from it.' },
    RELEASING: { description: 'All deposits are settled. The bank is asked to release the rest.' },
    RELEASED: { description: 'The part that was not captured was released.' },
    EXPIRED: {
      description:
        'The bank has ended the block. The buyer pays later late fees and withheld amounts to the seller directly.',
    },
  },
});

@ObjectType('DepositBlock', {
  simpleResolvers: true,
  description: 'The amount that a buyer’s bank blocks for the deposits of an order instead of charging them.',
})
export class DepositBlockType implements DepositBlock {
  @Field(() => BlockStatus, {
    description: 'The progress of the block: active, being released, released or expired.',
  })
  status!: BlockStatus;

  @Field(() => MoneyType, {
    description:
      'The blocked deposits of the order; a seller sees only those of their own fulfillment. Zero if you may not see ' +
      'the money.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The captured part of the amount, for example for a late return. Zero if you may not see the money, ' +
      'and for sellers, who find it among the payments of their fulfillment.',
  })
  captured!: MoneyType;

  @Field(() => DateTimeScalar, { description: 'When the bank ends the block by itself.' })
  expiresAt!: Date;
}

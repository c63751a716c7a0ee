import { Field, ObjectType } from 'type-graphql';
import type { LineMoney } from '../../usecases/orders/payment.js';
import { MoneyType } from '../schema/MoneyType.js';

@ObjectType('LineMoney', {
  simpleResolvers: true,
  description:
    'The amounts of one order line. Amounts for a whole fulfillment are divided among its lines, to the paisa, ' +
    'so that the shares add up.',
})
export class LineMoneyType implements LineMoney {
  @Field(() => MoneyType, {
    description:
      'The amount that the buyer paid for the line, including the deposit. Refunds are not deducted.',
  })
  paid!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The part of the price or rent that was refunded, or is no longer due after a cancellation.',
  })
  refunded!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of the deposit that the seller kept.' })
  withheld!: MoneyType;

  @Field(() => MoneyType, { description: 'The late fee, which is taken from the deposit.' })
  lateFee!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The seller’s revenue from the line before commission: the price or rent, the late fee and the withheld ' +
      'deposit, less refunds.',
  })
  net!: MoneyType;
}

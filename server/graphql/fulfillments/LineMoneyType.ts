import { Field, ObjectType } from 'type-graphql';
import type { LineMoney } from '../../usecases/orders/payment.js';
import { MoneyType } from '../schema/MoneyType.js';

@ObjectType('LineMoney', {
  simpleResolvers: true,
  description:
    'The money of an order line. Amounts of a whole fulfillment are divided among its lines to the paisa, so that ' +
    'the shares add up.',
})
export class LineMoneyType implements LineMoney {
  @Field(() => MoneyType, {
    description: 'The amount paid for the line, with its deposit. Refunds are not deducted.',
  })
  paid!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The part of its price or rent that was refunded, or that is no longer due because of a cancellation.',
  })
  refunded!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of its deposit that the seller kept.' })
  withheld!: MoneyType;

  @Field(() => MoneyType, { description: 'The late fee, which is taken from the deposit.' })
  lateFee!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The seller’s earnings from the line before commission: its price or rent, late fee and withheld deposit, less ' +
      'refunds.',
  })
  net!: MoneyType;
}

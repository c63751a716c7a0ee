import { Field, ObjectType } from 'type-graphql';
import type { LineMoney } from '../../usecases/orders/payment.js';
import { MoneyType } from '../schema/MoneyType.js';

@ObjectType('LineMoney', {
  simpleResolvers: true,
  description:
    'The money of an order line. What concerns a whole fulfillment is divided among its lines to the paisa, so that the ' +
    'shares add up.',
})
export class LineMoneyType implements LineMoney {
  @Field(() => MoneyType, {
    description: 'What has been paid for the line, its deposit included. Refunds are not deducted.',
  })
  paid!: MoneyType;

  @Field(() => MoneyType, {
    description: 'The part of its price or rent that is refunded or was never due because it was cancelled.',
  })
  refunded!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of its deposit that the seller kept.' })
  withheld!: MoneyType;

  @Field(() => MoneyType, { description: 'The late fee, which is taken from the deposit.' })
  lateFee!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'What the seller earns with it before commission: its price or rent, late fee and withheld deposit, less refunds.',
  })
  net!: MoneyType;
}

import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { ExtensionQuote } from '../../domain/orders/rentalExtension.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('ExtensionQuote', {
  simpleResolvers: true,
  description: 'The cost of extending a rental. A quote reserves nothing.',
})
export class ExtensionQuoteType implements ExtensionQuote {
  @Field(() => Int, { description: 'The number of months to add.' })
  months!: number;

  @Field(() => DateScalar, { description: 'The new due date.' })
  endsOn!: string;

  @Field(() => MoneyType, { description: 'The rent for the added months, for all copies of the line.' })
  charge!: MoneyType;
}

@ArgsType()
export class ExtensionQuoteArgs {
  @Field(() => ID, { description: 'The ID of the order line to extend.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'The number of months to add, at least 1.' })
  months!: number;
}

import { Field, ObjectType } from 'type-graphql';
import type { ExchangeRate } from '../../domain/money/exchangeRate.js';
import { CurrencyCodeEnum } from '../schema/MoneyType.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('ExchangeRate', {
  simpleResolvers: true,
  description: 'What a currency is worth, for approximate prices only: everything is charged in INR.',
})
export class ExchangeRateType implements ExchangeRate {
  @Field(() => CurrencyCodeEnum, { description: 'The other currency.' })
  currencyCode!: ExchangeRate['currencyCode'];

  @Field(() => String, {
    description: 'How many rupees one unit of it is worth, as exact decimal text: "88.60".',
  })
  rupeesPerUnit!: string;

  @Field(() => DateScalar, { description: 'The day of the rate.' })
  date!: string;
}

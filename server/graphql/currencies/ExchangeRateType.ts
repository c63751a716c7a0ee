import { Field, ObjectType } from 'type-graphql';
import type { ExchangeRate } from '../../domain/money/exchangeRate.js';
import { CurrencyCodeEnum } from '../schema/MoneyType.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('ExchangeRate', {
  simpleResolvers: true,
  description: 'An exchange rate for approximate prices. Everything is charged in INR.',
})
export class ExchangeRateType implements ExchangeRate {
  @Field(() => CurrencyCodeEnum, { description: 'The foreign currency that the rate is for.' })
  currencyCode!: ExchangeRate['currencyCode'];

  @Field(() => String, {
    description:
      'The price in rupees of one unit of the foreign currency, as exact decimal text, such as "88.60".',
  })
  rupeesPerUnit!: string;

  @Field(() => DateScalar, { description: 'The day that the rate is from.' })
  date!: string;
}

import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { CurrencyCode, Money } from '../../domain/money/money.js';
import { DecimalScalar } from './scalars.js';

export const CurrencyCodeEnum = { INR: 'INR', USD: 'USD', EUR: 'EUR' } as const;

registerEnumType(CurrencyCodeEnum, {
  name: 'CurrencyCode',
  description:
    'An ISO 4217 currency code. Everything is charged in INR. The other currencies are only for display.',
  valuesConfig: {
    INR: { description: 'Indian rupee.' },
    USD: { description: 'US dollar.' },
    EUR: { description: 'Euro.' },
  },
});

@ObjectType('Money', { simpleResolvers: true, description: 'An amount of money with its currency.' })
export class MoneyType implements Money {
  @Field(() => DecimalScalar, { description: 'The exact amount in major units, such as rupees.' })
  amount!: number;

  @Field(() => CurrencyCodeEnum, { description: 'The currency of the amount, as an ISO 4217 code.' })
  currencyCode!: CurrencyCode;
}

import { Ctx, Query, Resolver } from 'type-graphql';
import type { ExchangeRate } from '../../domain/money/exchangeRate.js';
import { listExchangeRates } from '../../usecases/currencies/listExchangeRates.js';
import type { GraphQLContext } from '../context.js';
import { ExchangeRateType } from './ExchangeRateType.js';

@Resolver(() => ExchangeRateType)
export class ExchangeRateResolver {
  @Query(() => [ExchangeRateType], {
    description: 'The exchange rates for approximate prices, as configured by the operator of the site.',
  })
  exchangeRates(@Ctx() { scope }: GraphQLContext): readonly ExchangeRate[] {
    return listExchangeRates(scope);
  }
}

import { Ctx, Query, Resolver } from 'type-graphql';
import type { ExchangeRate } from '../../domain/money/exchangeRate.js';
import { listExchangeRates } from '../../usecases/currencies/listExchangeRates.js';
import type { GraphQLContext } from '../context.js';
import { ExchangeRateType } from './ExchangeRateType.js';

@Resolver(() => ExchangeRateType)
export class ExchangeRateResolver {
  @Query(() => [ExchangeRateType], {
    description:
      'What the currencies of approximate prices are worth, as the person who runs the site has set it.',
  })
  exchangeRates(@Ctx() { scope }: GraphQLContext): readonly ExchangeRate[] {
    return listExchangeRates(scope);
  }
}

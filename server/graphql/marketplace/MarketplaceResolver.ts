import { Ctx, Query, Resolver } from 'type-graphql';
import { today } from '../../usecases/scope.js';
import type { GraphQLContext } from '../context.js';
import { MarketplaceType } from './MarketplaceType.js';

@Resolver(() => MarketplaceType)
export class MarketplaceResolver {
  @Query(() => MarketplaceType, { description: 'The calendar of the marketplace.' })
  marketplace(@Ctx() { scope }: GraphQLContext): MarketplaceType {
    return { today: today(scope), timeZone: scope.timeZone };
  }
}

import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { viewMarketplace } from '../../usecases/marketplace/viewMarketplace.js';
import type { GraphQLContext } from '../context.js';
import { WITHOUT_SESSION } from '../sessionCheck.js';
import { MarketplaceType } from './MarketplaceType.js';

@Resolver(() => MarketplaceType)
export class MarketplaceResolver {
  @Extensions(WITHOUT_SESSION)
  @Query(() => MarketplaceType, {
    description:
      'The marketplace: its time zone and current date, its operator, its policies and its answer time for complaints.',
  })
  marketplace(@Ctx() { scope }: GraphQLContext): MarketplaceType {
    return viewMarketplace(scope);
  }
}

import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { listStrandedPayouts, type StrandedPayout } from '../../usecases/money/listStrandedPayouts.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { UserType } from '../users/UserType.js';
import { StrandedPayoutConnection, StrandedPayoutType } from './StrandedPayoutTypes.js';

/** The payouts that nobody follows any more, for staff. */
@Resolver(() => StrandedPayoutType)
export class StrandedPayoutResolver {
  @Query(() => StrandedPayoutConnection, {
    complexity: pageCost,
    description:
      'The payouts that were sent at a provider which is not configured any more, oldest first. For staff with ' +
      '`money:read`; each reading is recorded.',
  })
  strandedPayouts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<StrandedPayout>> {
    return listStrandedPayouts(scope, page);
  }

  @FieldResolver(() => UserType, { description: 'The seller who is to get the money.' })
  seller(
    @Root() { sellerId }: StrandedPayout,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(sellerId);
  }
}

import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Page } from '../../usecases/paging.js';
import { listDebtRepayments, type DebtRepayment } from '../../usecases/payouts/listDebtRepayments.js';
import type { GraphQLContext } from '../context.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { DebtRepaymentConnection, DebtRepaymentType } from './DebtRepaymentTypes.js';

/** Lists a seller's own repayments of debts. */
@Resolver(() => DebtRepaymentType)
export class DebtRepaymentResolver {
  @Query(() => DebtRepaymentConnection, {
    complexity: pageCost,
    description: 'Your repayments of debts to the marketplace as a seller, newest first.',
  })
  debtRepayments(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<DebtRepayment>> {
    return listDebtRepayments(scope, page);
  }
}

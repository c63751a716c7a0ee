import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { findSellerDebt, listSellerDebts, type SellerDebt } from '../../usecases/money/listSellerDebts.js';
import { settleDebt } from '../../usecases/money/settleDebt.js';
import type { Page } from '../../usecases/paging.js';
import { SECOND_PERSON } from '../approvals/ApprovalTypes.js';
import { withApproval } from '../approvals/withApproval.js';
import type { GraphQLContext } from '../context.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import {
  SellerDebtConnection,
  SellerDebtType,
  SettleSellerDebtInput,
  SettleSellerDebtPayload,
} from './SellerDebtTypes.js';

/** The debts of sellers, for staff. */
@Resolver(() => SellerDebtType)
export class SellerDebtResolver {
  @Query(() => SellerDebtConnection, {
    complexity: pageCost,
    description:
      'The sellers who owe the marketplace money in its currency, oldest debt first. For staff with `money:read`. ' +
      'Each read is recorded in the audit log.',
  })
  sellerDebts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<SellerDebt>> {
    return listSellerDebts(scope, page);
  }

  @FieldResolver(() => UserType, { description: 'The seller who owes the debt.' })
  seller(@Root() { id }: SellerDebt, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(id);
  }

  @Mutation(() => SettleSellerDebtPayload, {
    description:
      'Records that a seller has paid back all or part of a debt outside the site, and posts the repayment in the ' +
      `journal. No email is sent. You cannot settle your own debt. ${SECOND_PERSON} For staff with \`money:settle\` ` +
      'whose session was confirmed within the last 10 minutes. The step is recorded in the audit log.',
  })
  settleSellerDebt(
    @Arg('input', () => SettleSellerDebtInput) input: SettleSellerDebtInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SettleSellerDebtPayload> {
    return payload(async () => {
      const { sellerId, approval } = await withApproval(context, settleDebt(context.scope, input));
      return { debt: await findSellerDebt(context.scope, sellerId), approval };
    });
  }
}

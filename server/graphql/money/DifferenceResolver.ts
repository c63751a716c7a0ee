import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { settleDifference } from '../../usecases/money/settleDifference.js';
import { listDifferences, type ReconciliationDifference } from '../../usecases/money/viewDifferences.js';
import type { Page } from '../../usecases/paging.js';
import { SECOND_PERSON } from '../approvals/ApprovalTypes.js';
import { withApproval } from '../approvals/withApproval.js';
import type { GraphQLContext } from '../context.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { DifferenceConnection, SettleDifferencePayload } from './DifferenceTypes.js';
import { SettleDifferenceInput } from './MoneyInputs.js';

/** The differences between the payment provider and Panna, for staff. */
@Resolver()
export class DifferenceResolver {
  @Query(() => DifferenceConnection, {
    complexity: pageCost,
    description:
      'The payments, refunds, payouts, blocked deposits and transfers on which a provider and Panna disagree, ' +
      'oldest difference first. The records are compared every night. A difference that is gone is removed from the ' +
      'list automatically. For staff with `money:read`.',
  })
  reconciliationDifferences(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<ReconciliationDifference>> {
    return listDifferences(scope, page);
  }

  @Mutation(() => SettleDifferencePayload, {
    description:
      'Removes a difference from the list and records the reason. The difference is listed again only if Panna or ' +
      `the provider changes its record. No money moves. ${SECOND_PERSON} For staff with \`money:settle\` whose ` +
      'session was confirmed within the last 10 minutes. The step is recorded in the audit log.',
  })
  settleDifference(
    @Arg('input', () => SettleDifferenceInput) input: SettleDifferenceInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SettleDifferencePayload> {
    return payload(() => withApproval(context, settleDifference(context.scope, input)));
  }
}

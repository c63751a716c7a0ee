import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { acceptChargeback, contestChargeback } from '../../usecases/chargebacks/answerChargeback.js';
import { listChargebacks, type Chargeback } from '../../usecases/chargebacks/viewChargebacks.js';
import type { Page } from '../../usecases/paging.js';
import { SECOND_PERSON } from '../approvals/ApprovalTypes.js';
import { withApproval } from '../approvals/withApproval.js';
import type { GraphQLContext } from '../context.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import {
  AcceptChargebackPayload,
  ChargebackConnection,
  ContestChargebackPayload,
} from './ChargebackTypes.js';
import { AcceptChargebackInput, ContestChargebackInput } from './MoneyInputs.js';

const FOR_STAFF =
  'For staff with `money:settle` whose session was confirmed within the last 10 minutes. The step is recorded in ' +
  'the audit log. Refused if you are the buyer or a seller of the order.';

/** The chargebacks of online payments, for staff. */
@Resolver()
export class ChargebackResolver {
  @Query(() => ChargebackConnection, {
    complexity: pageCost,
    description:
      'The chargebacks that banks have not decided yet, oldest first. Until the decision, refunds of the payment ' +
      'and payouts for the order wait. For staff with `money:read`. Each read is recorded in the audit log.',
  })
  chargebacks(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Chargeback>> {
    return listChargebacks(scope, page);
  }

  @Mutation(() => AcceptChargebackPayload, {
    description: `Accepts a chargeback: the buyer keeps the money, and the sellers lose it. ${SECOND_PERSON} ${FOR_STAFF}`,
  })
  acceptChargeback(
    @Arg('input', () => AcceptChargebackInput) input: AcceptChargebackInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AcceptChargebackPayload> {
    return payload(() => withApproval(context, acceptChargeback(context.scope, input)));
  }

  @Mutation(() => ContestChargebackPayload, {
    description: `Contests a chargeback by sending your explanation and the evidence to the bank. ${FOR_STAFF}`,
  })
  contestChargeback(
    @Arg('input', () => ContestChargebackInput) input: ContestChargebackInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ContestChargebackPayload> {
    return payload(async () => ({ chargeback: await contestChargeback(scope, input) }));
  }
}

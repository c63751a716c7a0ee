import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { viewMoneyOverview } from '../../usecases/money/viewMoney.js';
import { recordTaxPayment } from '../../usecases/payouts/recordTaxPayment.js';
import { SECOND_PERSON } from '../approvals/ApprovalTypes.js';
import { withApproval } from '../approvals/withApproval.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import { RecordTaxPaymentInput, RecordTaxPaymentPayload } from './TaxPaymentTypes.js';

/** Records the payments of taxes to the government, for staff. */
@Resolver()
export class TaxPaymentResolver {
  @Mutation(() => RecordTaxPaymentPayload, {
    description:
      'Records that the operator has paid a tax to the government, and posts the payment in the journal. ' +
      `${SECOND_PERSON} For staff with \`money:settle\` whose session was confirmed within the last 10 minutes. ` +
      'The step is recorded in the audit log.',
  })
  recordTaxPayment(
    @Arg('input', () => RecordTaxPaymentInput) input: RecordTaxPaymentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RecordTaxPaymentPayload> {
    return payload(async () => {
      const { approval } = await withApproval(context, recordTaxPayment(context.scope, input));
      return { moneyOverview: await viewMoneyOverview(context.scope), approval };
    });
  }
}

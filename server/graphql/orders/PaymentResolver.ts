import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { PaymentAction } from '../../domain/payments/payment.js';
import { takePaymentStep } from '../../usecases/payments/takePaymentStep.js';
import type { GraphQLContext } from '../context.js';
import { ConfirmPaymentInput, MarkPaidInput, ReportPaymentMissingInput } from '../payments/PaymentTypes.js';
import { payload } from '../schema/payload.js';
import { fulfillmentNow } from './fulfillmentNow.js';
import { ConfirmPaymentPayload, MarkPaidPayload, ReportPaymentMissingPayload } from './OrderPayloads.js';

@Resolver()
export class PaymentResolver {
  @Mutation(() => MarkPaidPayload, {
    description:
      'Marks the open amount of a fulfillment as paid, outside Panna. For its buyer, and for its seller if ' +
      'the seller has to pay back. The recipient then confirms it.',
  })
  markPaid(
    @Arg('input', () => MarkPaidInput) input: MarkPaidInput,
    @Ctx() context: GraphQLContext,
  ): Promise<MarkPaidPayload> {
    return step(context, 'markPaid', input);
  }

  @Mutation(() => ConfirmPaymentPayload, {
    description: 'Confirms that you received the open amount of a fulfillment. For the side that is paid.',
  })
  confirmPayment(
    @Arg('input', () => ConfirmPaymentInput) input: ConfirmPaymentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ConfirmPaymentPayload> {
    return step(context, 'confirmPayment', input);
  }

  @Mutation(() => ReportPaymentMissingPayload, {
    description:
      'Reports that a payment that was marked as paid did not arrive. It is then to be paid again. For the ' +
      'side that is paid.',
  })
  reportPaymentMissing(
    @Arg('input', () => ReportPaymentMissingInput) input: ReportPaymentMissingInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ReportPaymentMissingPayload> {
    return step(context, 'reportPaymentMissing', input);
  }
}

function step(context: GraphQLContext, action: PaymentAction, input: object) {
  return payload(async () => ({
    fulfillment: await fulfillmentNow(context, await takePaymentStep(context.scope, action, input)),
  }));
}

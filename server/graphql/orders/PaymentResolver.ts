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
      'Marks the outstanding amount of a fulfillment as paid directly to the recipient, who then confirms ' +
      'it. The buyer can mark payments; the seller can mark refunds.',
  })
  markPaid(
    @Arg('input', () => MarkPaidInput) input: MarkPaidInput,
    @Ctx() context: GraphQLContext,
  ): Promise<MarkPaidPayload> {
    return step(context, 'markPaid', input);
  }

  @Mutation(() => ConfirmPaymentPayload, {
    description:
      'Confirms that you received the outstanding amount of a fulfillment. Only the recipient can do this.',
  })
  confirmPayment(
    @Arg('input', () => ConfirmPaymentInput) input: ConfirmPaymentInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ConfirmPaymentPayload> {
    return step(context, 'confirmPayment', input);
  }

  @Mutation(() => ReportPaymentMissingPayload, {
    description:
      'Reports that a payment did not arrive, although it was marked as paid or is due. The amount then still has ' +
      'to be paid. Only the recipient can do this.',
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

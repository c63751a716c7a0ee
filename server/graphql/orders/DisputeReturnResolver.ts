import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { DISPUTE_LIMITS } from '../../domain/disputes/dispute.js';
import {
  confirmDisputeReturn,
  contestDisputeReturn,
  sendDisputeReturn,
} from '../../usecases/disputes/takeReturnStep.js';
import type { GraphQLContext } from '../context.js';
import {
  ConfirmDisputeReturnInput,
  ContestDisputeReturnInput,
  SendDisputeReturnInput,
} from '../disputes/DisputeInputs.js';
import {
  ConfirmDisputeReturnPayload,
  ContestDisputeReturnPayload,
  SendDisputeReturnPayload,
} from './DisputePayloads.js';
import { disputeStep } from './disputeStep.js';

@Resolver()
export class DisputeReturnResolver {
  @Mutation(() => SendDisputeReturnPayload, {
    description:
      'Records that you have sent the books of a dispute back. If the seller says nothing, the refund is made ' +
      `${DISPUTE_LIMITS.arrivalDays} days later. For the buyer only.`,
  })
  sendDisputeReturn(
    @Arg('input', () => SendDisputeReturnInput) input: SendDisputeReturnInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SendDisputeReturnPayload> {
    return disputeStep(context, () => sendDisputeReturn(context.scope, input));
  }

  @Mutation(() => ConfirmDisputeReturnPayload, {
    description:
      'Confirms that the books of a dispute are back, also if they were handed over in person. The buyer gets the named ' +
      'amount, and the copies return to the stock. For the seller only.',
  })
  confirmDisputeReturn(
    @Arg('input', () => ConfirmDisputeReturnInput) input: ConfirmDisputeReturnInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ConfirmDisputeReturnPayload> {
    return disputeStep(context, () => confirmDisputeReturn(context.scope, input));
  }

  @Mutation(() => ContestDisputeReturnPayload, {
    description:
      'Objects that books which were sent back did not arrive, or are not as they were sent. Staff then decide the dispute. ' +
      'For the seller only.',
  })
  contestDisputeReturn(
    @Arg('input', () => ContestDisputeReturnInput) input: ContestDisputeReturnInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ContestDisputeReturnPayload> {
    return disputeStep(context, () => contestDisputeReturn(context.scope, input));
  }
}

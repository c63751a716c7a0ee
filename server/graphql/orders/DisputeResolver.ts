import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { decideDispute } from '../../usecases/disputes/decideDispute.js';
import { listDisputes, viewPromptness, type Promptness } from '../../usecases/disputes/listDisputes.js';
import { openDispute } from '../../usecases/disputes/openDispute.js';
import { answerDispute, endOwnDispute } from '../../usecases/disputes/takeDisputeStep.js';
import {
  confirmDisputeReturn,
  contestDisputeReturn,
  sendDisputeReturn,
} from '../../usecases/disputes/takeReturnStep.js';
import type { Dispute } from '../../usecases/orders/dispute.js';
import type { Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import {
  AcceptDisputeOfferInput,
  AnswerDisputeInput,
  ConfirmDisputeReturnInput,
  ContestDisputeReturnInput,
  DecideDisputeInput,
  OpenDisputeInput,
  SendDisputeReturnInput,
  WithdrawDisputeInput,
} from '../disputes/DisputeInputs.js';
import { DisputeConnection, DisputePromptnessType, DisputeType } from '../disputes/DisputeTypes.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import {
  AcceptDisputeOfferPayload,
  AnswerDisputePayload,
  ConfirmDisputeReturnPayload,
  ContestDisputeReturnPayload,
  DecideDisputePayload,
  OpenDisputePayload,
  SendDisputeReturnPayload,
  WithdrawDisputePayload,
} from './DisputePayloads.js';
import { disputeStep as step } from './disputeStep.js';
import { OrderType } from './OrderType.js';

@Resolver(() => DisputeType)
export class DisputeResolver {
  @Query(() => DisputeConnection, {
    complexity: pageCost,
    description:
      'The open disputes, oldest first. For staff with `disputes:decide`. Each read by staff is recorded in the ' +
      'audit log.',
  })
  openDisputes(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Dispute>> {
    return listDisputes(scope, page);
  }

  @Query(() => DisputePromptnessType, {
    description:
      'The promptness of sellers in disputes opened in the last 30 days: the number of disputes due for an answer, ' +
      'and the number answered in time. For staff with `disputes:decide`.',
  })
  disputePromptness(@Ctx() { scope }: GraphQLContext): Promise<Promptness> {
    return viewPromptness(scope);
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order that the dispute is about.' })
  order(@Root() { orderId }: Dispute, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return loaders.order.load(orderId);
  }

  @Mutation(() => OpenDisputePayload, {
    description:
      'Opens a dispute about a fulfillment, for one of the reasons in `viewerPossibleDisputes`. The seller has ' +
      '`DISPUTE_ANSWER_DAYS` days to answer. The deadlines of the fulfillment stop while the dispute is open. For ' +
      'the buyer of the fulfillment only.',
  })
  openDispute(
    @Arg('input', () => OpenDisputeInput) input: OpenDisputeInput,
    @Ctx() context: GraphQLContext,
  ): Promise<OpenDisputePayload> {
    return step(context, () => openDispute(context.scope, input));
  }

  @Mutation(() => AnswerDisputePayload, {
    description:
      'Answers a dispute and offers an amount. Offering the whole claim settles the dispute. Any other offer waits ' +
      'until the buyer accepts it or staff decide; the seller can still change it. For the seller only.',
  })
  answerDispute(
    @Arg('input', () => AnswerDisputeInput) input: AnswerDisputeInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AnswerDisputePayload> {
    return step(context, () => answerDispute(context.scope, input));
  }

  @Mutation(() => AcceptDisputeOfferPayload, {
    description:
      'Accepts the amount that the seller offers. This ends the dispute, unless you must send the books back ' +
      'first. For the buyer only.',
  })
  acceptDisputeOffer(
    @Arg('input', () => AcceptDisputeOfferInput) input: AcceptDisputeOfferInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AcceptDisputeOfferPayload> {
    return step(context, () => endOwnDispute(context.scope, 'acceptOffer', input));
  }

  @Mutation(() => WithdrawDisputePayload, {
    description:
      'Ends one of your disputes without a refund. The deadlines of the fulfillment run again. For the ' +
      'buyer only.',
  })
  withdrawDispute(
    @Arg('input', () => WithdrawDisputeInput) input: WithdrawDisputeInput,
    @Ctx() context: GraphQLContext,
  ): Promise<WithdrawDisputePayload> {
    return step(context, () => endOwnDispute(context.scope, 'withdraw', input));
  }

  @Mutation(() => DecideDisputePayload, {
    description:
      'Decides a dispute. The buyer gets an amount between zero and the whole claim, at once or after sending the ' +
      'books back. For staff with `disputes:decide` whose session was confirmed within the last 10 minutes. Refused ' +
      'if you are the buyer or the seller.',
  })
  decideDispute(
    @Arg('input', () => DecideDisputeInput) input: DecideDisputeInput,
    @Ctx() context: GraphQLContext,
  ): Promise<DecideDisputePayload> {
    return step(context, () => decideDispute(context.scope, input));
  }

  @Mutation(() => SendDisputeReturnPayload, {
    description:
      'Records that you have sent the books of a dispute back. If the seller does not respond, the refund is made ' +
      '`DISPUTE_ARRIVAL_DAYS` days later. For the buyer only.',
  })
  sendDisputeReturn(
    @Arg('input', () => SendDisputeReturnInput) input: SendDisputeReturnInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SendDisputeReturnPayload> {
    return step(context, () => sendDisputeReturn(context.scope, input));
  }

  @Mutation(() => ConfirmDisputeReturnPayload, {
    description:
      'Confirms that you have received the disputed books back, by parcel or in person. The buyer gets the refund, ' +
      'and the copies return to the stock. For the seller only.',
  })
  confirmDisputeReturn(
    @Arg('input', () => ConfirmDisputeReturnInput) input: ConfirmDisputeReturnInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ConfirmDisputeReturnPayload> {
    return step(context, () => confirmDisputeReturn(context.scope, input));
  }

  @Mutation(() => ContestDisputeReturnPayload, {
    description:
      'Objects to a return: the books did not arrive, or are not as they were sent. Staff then decide the dispute. ' +
      'For the seller only.',
  })
  contestDisputeReturn(
    @Arg('input', () => ContestDisputeReturnInput) input: ContestDisputeReturnInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ContestDisputeReturnPayload> {
    return step(context, () => contestDisputeReturn(context.scope, input));
  }
}

import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { findApproval, listApprovals, type Approval } from '../../usecases/approvals/viewApprovals.js';
import { approveStep, declineStep } from '../../usecases/approving/approveStep.js';
import type { Page } from '../../usecases/paging.js';
import type { GraphQLContext } from '../context.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import {
  ApprovalConnection,
  ApprovalType,
  ApproveStepInput,
  ApproveStepPayload,
  DeclineStepInput,
  DeclineStepPayload,
} from './ApprovalTypes.js';

const FOR_STAFF =
  'For staff with `money:settle` whose session was confirmed within the last 10 minutes. The step is recorded in the ' +
  'audit log.';

/** The requests for approval of steps with money, and the mutations that approve or decline them. */
@Resolver(() => ApprovalType)
export class ApprovalResolver {
  @Query(() => ApprovalConnection, {
    complexity: pageCost,
    description:
      'The steps that wait for the approval of a second member of staff, oldest first. For staff with ' +
      '`money:read`. Each read is recorded in the audit log.',
  })
  pendingApprovals(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Approval>> {
    return listApprovals(scope, page);
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'The member of staff who requested the approval.',
  })
  requestedBy(
    @Root() { requestedBy }: Approval,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(requestedBy);
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description:
      'The account that the money belongs to, such as the buyer’s account for a refund; null if there is none.',
  })
  account(
    @Root() { userId }: Approval,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> | null {
    return userId === null ? null : loaders.account.load(userId);
  }

  @Mutation(() => ApproveStepPayload, {
    description:
      'Approves a step that another member of staff wants to take, and takes it. Refused if you are the buyer or a ' +
      `seller of the order. ${FOR_STAFF}`,
  })
  approveStep(
    @Arg('input', () => ApproveStepInput) input: ApproveStepInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ApproveStepPayload> {
    return payload(async () => ({ approval: await findApproval(scope, await approveStep(scope, input)) }));
  }

  @Mutation(() => DeclineStepPayload, {
    description:
      'Declines the step that another member of staff wants to take, or withdraws your own request. No money moves. ' +
      FOR_STAFF,
  })
  declineStep(
    @Arg('input', () => DeclineStepInput) input: DeclineStepInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<DeclineStepPayload> {
    return payload(async () => ({ approval: await findApproval(scope, await declineStep(scope, input)) }));
  }
}

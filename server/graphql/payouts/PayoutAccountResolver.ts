import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { BankAccount } from '../../domain/payouts/payoutAccount.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Page } from '../../usecases/paging.js';
import type { Payout } from '../../usecases/payouts/payout.js';
import type { PayoutAccount } from '../../usecases/payouts/payoutAccount.js';
import {
  reinstatePayoutAccount,
  restrictPayoutAccount,
} from '../../usecases/payouts/restrictPayoutAccount.js';
import { updatePayoutAccount } from '../../usecases/payouts/updatePayoutAccount.js';
import {
  listRestrictedAccounts,
  readBankAccount,
  viewPayoutAccount,
} from '../../usecases/payouts/viewPayoutAccount.js';
import { viewLinkedAccount, type LinkedAccount } from '../../usecases/transfers/viewLinkedAccount.js';
import type { GraphQLContext } from '../context.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import { LinkedAccountType } from './LinkedAccountTypes.js';
import {
  BankAccountType,
  PayoutAccountConnection,
  PayoutAccountType,
  ReinstatePayoutAccountInput,
  ReinstatePayoutAccountPayload,
  RestrictPayoutAccountInput,
  RestrictPayoutAccountPayload,
  UpdatePayoutAccountInput,
  UpdatePayoutAccountPayload,
} from './PayoutAccountTypes.js';
import { PayoutType } from './PayoutTypes.js';

@Resolver(() => PayoutAccountType)
export class PayoutAccountResolver {
  @Query(() => PayoutAccountType, {
    description: 'Your payout account as a seller, with its state.',
  })
  payoutAccount(@Ctx() { scope }: GraphQLContext): Promise<PayoutAccount> {
    return viewPayoutAccount(scope);
  }

  @Query(() => PayoutAccountConnection, {
    complexity: pageCost,
    description:
      'The payout accounts that staff have restricted or rejected, oldest decision first. For staff with ' +
      '`payouts:settle`. Each read is recorded in the audit log.',
  })
  restrictedPayoutAccounts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<PayoutAccount>> {
    return listRestrictedAccounts(scope, page);
  }

  @FieldResolver(() => UserType, { nullable: true, description: 'The seller who owns the payout account.' })
  seller(
    @Root() { userId }: PayoutAccount,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(userId);
  }

  @FieldResolver(() => LinkedAccountType, {
    nullable: true,
    description:
      'Your linked account. Null for the account of another seller, and if the marketplace makes no ' +
      'transfers.',
  })
  linkedAccount(
    @Root() { userId }: PayoutAccount,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<LinkedAccount | null> {
    return viewLinkedAccount(scope, userId);
  }

  @Mutation(() => UpdatePayoutAccountPayload, {
    description: 'Changes your payout account. Requires a session confirmed within the last 10 minutes.',
  })
  updatePayoutAccount(
    @Arg('input', () => UpdatePayoutAccountInput) input: UpdatePayoutAccountInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<UpdatePayoutAccountPayload> {
    return payload(async () => {
      await updatePayoutAccount(scope, input);
      return { payoutAccount: await viewPayoutAccount(scope) };
    });
  }

  @Mutation(() => RestrictPayoutAccountPayload, {
    description:
      'Stops the payouts to a seller and shows the seller the reason. A payout that is already prepared stays ' +
      'pending. Requires `payouts:settle` and a session confirmed within the last 10 minutes.',
  })
  restrictPayoutAccount(
    @Arg('input', () => RestrictPayoutAccountInput) input: RestrictPayoutAccountInput,
    @Ctx() { scope, loaders }: GraphQLContext,
  ): Promise<RestrictPayoutAccountPayload> {
    return payload(async () => ({
      payoutAccount: await loaders.payoutAccount.load(await restrictPayoutAccount(scope, input)),
    }));
  }

  @Mutation(() => ReinstatePayoutAccountPayload, {
    description:
      'Resumes the payouts to a seller. Requires `payouts:settle` and a session confirmed within the last 10 minutes.',
  })
  reinstatePayoutAccount(
    @Arg('input', () => ReinstatePayoutAccountInput) input: ReinstatePayoutAccountInput,
    @Ctx() { scope, loaders }: GraphQLContext,
  ): Promise<ReinstatePayoutAccountPayload> {
    return payload(async () => ({
      payoutAccount: await loaders.payoutAccount.load(await reinstatePayoutAccount(scope, input)),
    }));
  }
}

@Resolver(() => PayoutType)
export class AccountOfPayoutResolver {
  @FieldResolver(() => PayoutAccountType, {
    nullable: true,
    description: 'The seller’s payout account in its current state. Null without `payouts:settle`.',
  })
  payoutAccount(
    @Root() { sellerId }: Payout,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PayoutAccount | null> {
    return loaders.payoutAccount.load(sellerId);
  }

  @FieldResolver(() => BankAccountType, {
    nullable: true,
    description:
      'The complete bank account to pay to, for staff with `payouts:settle` while the payout is pending. Null in ' +
      'all other cases, and for payouts by UPI. Each read is recorded in the audit log.',
  })
  bankAccount(@Root() payout: Payout, @Ctx() { scope }: GraphQLContext): Promise<BankAccount | null> {
    return readBankAccount(scope, payout);
  }
}

import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { COMPLAINT_LIMITS } from '../../domain/complaints/complaint.js';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { complain } from '../../usecases/complaints/complain.js';
import type { Complaint } from '../../usecases/complaints/complaint.js';
import { findComplaint, findComplaintByNumber } from '../../usecases/complaints/findComplaints.js';
import { listComplaints, listOpenComplaints } from '../../usecases/complaints/listComplaints.js';
import {
  handleComplaint,
  replyToComplaint,
  withdrawComplaint,
} from '../../usecases/complaints/takeComplaintStep.js';
import type { Order } from '../../usecases/orders/order.js';
import type { Page } from '../../usecases/paging.js';
import type { Scope } from '../../usecases/scope.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { OrderType } from '../orders/OrderType.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import { UserType } from '../users/UserType.js';
import {
  AnswerComplaintInput,
  AnswerComplaintPayload,
  ComplainInput,
  ComplainPayload,
  ReplyToComplaintInput,
  ReplyToComplaintPayload,
  SettleComplaintInput,
  SettleComplaintPayload,
  WithdrawComplaintInput,
  WithdrawComplaintPayload,
} from './ComplaintInputs.js';
import { ComplaintConnection, ComplaintType } from './ComplaintTypes.js';

@Resolver(() => ComplaintType)
export class ComplaintResolver {
  @Query(() => ComplaintConnection, {
    complexity: pageCost,
    description: 'The complaints that you made, newest first.',
  })
  complaints(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Complaint>> {
    return listComplaints(scope, page);
  }

  @Query(() => ComplaintConnection, {
    complexity: pageCost,
    description:
      'All open complaints, the one with the earliest deadline first. For staff with `complaints:read-any`. Each ' +
      'read by staff is recorded in the audit log.',
  })
  openComplaints(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Complaint>> {
    return listOpenComplaints(scope, page);
  }

  @Query(() => ComplaintType, {
    nullable: true,
    description:
      'A complaint by its number, for the complainant and for staff with `complaints:read-any`. Each read by staff ' +
      'is recorded in the audit log. Null for all others.',
  })
  complaint(
    @Arg('number', () => String, { description: 'The number of the complaint, such as `2026-000123`.' })
    number: string,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Complaint | null> {
    return findComplaintByNumber(scope, number);
  }

  @FieldResolver(() => UserType, { nullable: true, description: 'The account that made the complaint.' })
  complainant(
    @Root() { complainantId }: Complaint,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return loaders.account.load(complainantId);
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that the complaint is about; null if there is none or you may not see it.',
  })
  async order(@Root() { orderId }: Complaint, @Ctx() { loaders }: GraphQLContext): Promise<Order | null> {
    return orderId === null ? null : loaders.order.load(orderId);
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'The seller whom the complaint is about; null if there is none.',
  })
  async seller(
    @Root() { sellerId }: Complaint,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return sellerId === null ? null : loaders.account.load(sellerId);
  }

  @FieldResolver(() => BookType, {
    nullable: true,
    description: 'The book that the complaint is about; null if there is none.',
  })
  async book(@Root() { bookId }: Complaint, @Ctx() { loaders }: GraphQLContext): Promise<Book | null> {
    return bookId === null ? null : loaders.book.load(bookId);
  }

  @Mutation(() => ComplainPayload, {
    description:
      'Makes a complaint to the marketplace. Staff answer it within `COMPLAINT_ANSWER_DAYS` days and settle it ' +
      `within a month. You can have ${COMPLAINT_LIMITS.mostOpen} open complaints.`,
  })
  complain(
    @Arg('input', () => ComplainInput) input: ComplainInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ComplainPayload> {
    return changed(scope, () => complain(scope, input));
  }

  @Mutation(() => ReplyToComplaintPayload, {
    description: 'Adds a message to one of your open complaints. Staff will answer it.',
  })
  replyToComplaint(
    @Arg('input', () => ReplyToComplaintInput) input: ReplyToComplaintInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ReplyToComplaintPayload> {
    return changed(scope, () => replyToComplaint(scope, input));
  }

  @Mutation(() => WithdrawComplaintPayload, {
    description: 'Withdraws one of your open complaints. The complaint is then closed.',
  })
  withdrawComplaint(
    @Arg('input', () => WithdrawComplaintInput) input: WithdrawComplaintInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<WithdrawComplaintPayload> {
    return changed(scope, () => withdrawComplaint(scope, input));
  }

  @Mutation(() => AnswerComplaintPayload, {
    description:
      'Answers a complaint. For staff with `complaints:handle` who are not a party to the complaint.',
  })
  answerComplaint(
    @Arg('input', () => AnswerComplaintInput) input: AnswerComplaintInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<AnswerComplaintPayload> {
    return changed(scope, () => handleComplaint(scope, 'answer', input));
  }

  @Mutation(() => SettleComplaintPayload, {
    description:
      'Closes a complaint with an outcome. For staff with `complaints:handle` who are not a party to the complaint.',
  })
  settleComplaint(
    @Arg('input', () => SettleComplaintInput) input: SettleComplaintInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<SettleComplaintPayload> {
    return changed(scope, () => handleComplaint(scope, 'settle', input));
  }
}

/** Takes a step of a complaint. Returns the complaint after the step. */
function changed(scope: Scope, take: () => Promise<string>) {
  return payload(async () => ({ complaint: await findComplaint(scope, await take()) }));
}

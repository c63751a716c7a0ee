import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  viewerCanModerate,
  viewerCanReport,
  viewerCanRestore,
} from '../../usecases/moderation/rightsToModerate.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { dismissReport } from '../../usecases/moderation/dismissReport.js';
import {
  listModerationActions,
  listReports,
  type ModerationAction,
  type OpenReport,
} from '../../usecases/moderation/listModeration.js';
import { reinstateAccount, suspendAccount } from '../../usecases/moderation/moderateAccount.js';
import { removeListing, restoreListing } from '../../usecases/moderation/moderateListing.js';
import { reportBook } from '../../usecases/moderation/reportBook.js';
import type { Page } from '../../usecases/paging.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import {
  DismissReportInput,
  DismissReportPayload,
  ListingReportConnection,
  ModerationActionConnection,
  ReinstateAccountInput,
  ReinstateAccountPayload,
  RemoveListingInput,
  RemoveListingPayload,
  ReportBookInput,
  ReportBookPayload,
  RestoreListingInput,
  RestoreListingPayload,
  SuspendAccountInput,
  SuspendAccountPayload,
} from './ModerationTypes.js';

/** Reports on listings, and the moderation of listings and accounts. */
@Resolver(() => BookType)
export class ModerationResolver {
  @Query(() => ListingReportConnection, {
    complexity: pageCost,
    description:
      'The open reports on listings, oldest first. For moderators only. Each read is recorded in the audit log.',
  })
  listingReports(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<OpenReport>> {
    return listReports(scope, page);
  }

  @Query(() => ModerationActionConnection, {
    complexity: pageCost,
    description: 'The moderation actions, newest first. For moderators only.',
  })
  moderationActions(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<ModerationAction>> {
    return listModerationActions(scope, page);
  }

  @Mutation(() => ReportBookPayload, {
    description:
      'Reports a listing to the moderators. Refused while your previous report on the listing is open.',
  })
  reportBook(
    @Arg('input', () => ReportBookInput) input: ReportBookInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ReportBookPayload> {
    return payload(async () => {
      await reportBook(scope, input);
      return {};
    });
  }

  @Mutation(() => DismissReportPayload, {
    description: 'Dismisses a report on a listing; the listing stays as it is. For moderators only.',
  })
  dismissReport(
    @Arg('input', () => DismissReportInput) input: DismissReportInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<DismissReportPayload> {
    return payload(async () => {
      await dismissReport(scope, input);
      return {};
    });
  }

  @Mutation(() => RemoveListingPayload, {
    description: 'Takes a listing off the market and settles its reports. For moderators only.',
  })
  removeListing(
    @Arg('input', () => RemoveListingInput) input: RemoveListingInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RemoveListingPayload> {
    return payload(async () => bookNow(context, await removeListing(context.scope, input)));
  }

  @Mutation(() => RestoreListingPayload, {
    description: 'Puts a removed listing back on the market. For moderators only.',
  })
  restoreListing(
    @Arg('input', () => RestoreListingInput) input: RestoreListingInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RestoreListingPayload> {
    return payload(async () => bookNow(context, await restoreListing(context.scope, input)));
  }

  @Mutation(() => SuspendAccountPayload, {
    description: 'Suspends an account and takes its listings off the market. For administrators only.',
  })
  suspendAccount(
    @Arg('input', () => SuspendAccountInput) input: SuspendAccountInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SuspendAccountPayload> {
    return payload(async () => userNow(context, await suspendAccount(context.scope, input)));
  }

  @Mutation(() => ReinstateAccountPayload, {
    description:
      'Lifts the suspension of an account, and puts back the listings that the suspension took off the ' +
      'market. For administrators only.',
  })
  reinstateAccount(
    @Arg('input', () => ReinstateAccountInput) input: ReinstateAccountInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ReinstateAccountPayload> {
    return payload(async () => userNow(context, await reinstateAccount(context.scope, input)));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The reason why a moderator removed the listing. Null if the listing was not removed, and for everyone ' +
      'except its seller and moderators.',
  })
  removalReason(@Root() book: Book, @Ctx() { loaders }: GraphQLContext): Promise<string | null> {
    return loaders.removalReason.load(book);
  }

  @FieldResolver(() => Boolean, { description: 'True if you can report the listing to the moderators.' })
  viewerCanReport(@Root() book: Book, @Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanReport(scope, book);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if the listing was removed and you can restore it, as a moderator.',
  })
  async viewerCanRestore(@Root() book: Book, @Ctx() { scope, loaders }: GraphQLContext): Promise<boolean> {
    return viewerCanRestore(scope, (await loaders.removalReason.load(book)) !== null);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you are a moderator and can remove and restore the listing.',
  })
  viewerCanModerate(@Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanModerate(scope, 'listings');
  }
}

async function bookNow(context: GraphQLContext, id: string) {
  return { book: await freshLoaders(context).book.load(id) };
}

async function userNow(context: GraphQLContext, id: string) {
  return { user: await freshLoaders(context).account.load(id) };
}

import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { PublicAccount } from '../../usecases/accounts/findAccounts.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { ModerationAction, OpenReport } from '../../usecases/moderation/listModeration.js';
import { viewerCanModerate } from '../../usecases/moderation/rightsToModerate.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { UserType } from '../users/UserType.js';
import { ListingReportType, ModerationActionType } from './ModerationTypes.js';

@Resolver(() => ListingReportType)
export class ListingReportResolver {
  @FieldResolver(() => BookType, { description: 'The listing that the moderators are asked to check.' })
  book(@Root() { bookId }: OpenReport, @Ctx() { loaders }: GraphQLContext): Promise<Book | null> {
    return loaders.book.load(bookId);
  }

  @FieldResolver(() => UserType, { description: 'The account that made the report.' })
  reporter(@Root() report: OpenReport, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(report.reporterId);
  }
}

@Resolver(() => ModerationActionType)
export class ModerationActionResolver {
  @FieldResolver(() => UserType, { description: 'The moderator who took the action.' })
  actor(@Root() action: ModerationAction, @Ctx() { loaders }: GraphQLContext): Promise<PublicAccount | null> {
    return loaders.account.load(action.actorId);
  }

  @FieldResolver(() => BookType, {
    nullable: true,
    description: 'The listing that the action concerned, if any.',
  })
  async book(@Root() { bookId }: ModerationAction, @Ctx() { loaders }: GraphQLContext): Promise<Book | null> {
    return bookId === null ? null : loaders.book.load(bookId);
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'The account that the action concerned, if any.',
  })
  async user(
    @Root() { userId }: ModerationAction,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PublicAccount | null> {
    return userId === null ? null : loaders.account.load(userId);
  }
}

@Resolver(() => UserType)
export class ModeratedAccountResolver {
  @FieldResolver(() => Boolean, {
    description:
      'True if you may suspend and reinstate accounts. Staff accounts cannot be suspended, even if this is ' +
      'true.',
  })
  viewerCanModerate(@Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanModerate(scope, 'accounts');
  }
}

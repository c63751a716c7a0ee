import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { addBookmark, dropBookmark } from '../../usecases/bookmarks/toggleBookmark.js';
import { listBookmarks } from '../../usecases/bookmarks/listBookmarks.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Page } from '../../usecases/paging.js';
import { BookConnection, BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import {
  AddBookmarkInput,
  AddBookmarkPayload,
  RemoveBookmarkInput,
  RemoveBookmarkPayload,
} from './BookmarkTypes.js';

@Resolver(() => BookType)
export class BookmarkResolver {
  @Query(() => BookConnection, {
    complexity: pageCost,
    description: 'Your bookmarks, most recent first, including books that are no longer on the market.',
  })
  bookmarks(@Args(() => PageArgs) request: PageArgs, @Ctx() { scope }: GraphQLContext): Promise<Page<Book>> {
    return listBookmarks(scope, request);
  }

  @FieldResolver(() => Boolean, { description: 'True if you bookmarked the book; false for visitors.' })
  viewerHasBookmarked(@Root() { id }: BookType, @Ctx() { loaders }: GraphQLContext): Promise<boolean> {
    return loaders.bookmarked.load(id);
  }

  @Mutation(() => AddBookmarkPayload, {
    description: 'Adds a book to your bookmarks. Adding it again changes nothing.',
  })
  addBookmark(
    @Arg('input', () => AddBookmarkInput) input: AddBookmarkInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AddBookmarkPayload> {
    return payload(async () => {
      const bookId = await addBookmark(context.scope, input);
      return { book: await freshLoaders(context).book.load(bookId) };
    });
  }

  @Mutation(() => RemoveBookmarkPayload, {
    description: 'Removes a book from your bookmarks. Removing it again changes nothing.',
  })
  removeBookmark(
    @Arg('input', () => RemoveBookmarkInput) input: RemoveBookmarkInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RemoveBookmarkPayload> {
    return payload(async () => {
      const bookId = await dropBookmark(context.scope, input);
      return { book: await freshLoaders(context).book.load(bookId) };
    });
  }
}

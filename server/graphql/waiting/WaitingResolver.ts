import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { longestRental } from '../../domain/catalogue/book.js';
import { viewerCanWait } from '../../usecases/waiting/rightToWait.js';
import { isTakenAtTimes } from '../../domain/rental/rentalCalendar.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Page } from '../../usecases/paging.js';
import { today } from '../../usecases/scope.js';
import { joinWaitingList, leaveWaitingList } from '../../usecases/waiting/joinWaitingList.js';
import { listWaiting, type WaitingEntry } from '../../usecases/waiting/listWaiting.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { PageArgs, pageCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import {
  JoinWaitingListInput,
  JoinWaitingListPayload,
  LeaveWaitingListInput,
  LeaveWaitingListPayload,
  WaitingEntryConnection,
  WaitingEntryType,
} from './WaitingTypes.js';

@Resolver(() => WaitingEntryType)
export class WaitingResolver {
  @Query(() => WaitingEntryConnection, {
    complexity: pageCost,
    description: 'The books that you wait for, most recent first.',
  })
  waitingList(
    @Args(() => PageArgs) request: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<WaitingEntry>> {
    return listWaiting(scope, request);
  }

  @FieldResolver(() => BookType, { description: 'The book that you wait for.' })
  book(@Root() { bookId }: WaitingEntry, @Ctx() { loaders }: GraphQLContext): Promise<Book | null> {
    return loaders.book.load(bookId);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a copy is free now for what is left of the days, so that you can rent it, whoever else was told: nothing is reserved.',
  })
  isFree(@Root() entry: WaitingEntry, @Ctx() { loaders }: GraphQLContext): Promise<boolean> {
    return loaders.waitingIsFree.load(entry);
  }

  @Mutation(() => JoinWaitingListPayload, {
    description:
      'Asks to be told, by mail and live, when a copy is free on the days of a rental. First come, first told; the next ' +
      'person is told 24 hours later. Nothing is reserved. Joining again for the same days changes nothing. Refused with ' +
      'FREE_ON_THESE_DAYS when the book can be rented then, with ALREADY_WAITING while you wait for other days, and with ' +
      'ALREADY_RENTED while you have the book yourself, or for days on which you will.',
  })
  joinWaitingList(
    @Arg('input', () => JoinWaitingListInput) input: JoinWaitingListInput,
    @Ctx() context: GraphQLContext,
  ): Promise<JoinWaitingListPayload> {
    return payload(async () => {
      const bookId = await joinWaitingList(context.scope, input);
      return { book: await freshLoaders(context).book.load(bookId) };
    });
  }

  @Mutation(() => LeaveWaitingListPayload, {
    description: 'Takes you off the waiting list of a book. Leaving again changes nothing.',
  })
  leaveWaitingList(
    @Arg('input', () => LeaveWaitingListInput) input: LeaveWaitingListInput,
    @Ctx() context: GraphQLContext,
  ): Promise<LeaveWaitingListPayload> {
    return payload(async () => {
      const bookId = await leaveWaitingList(context.scope, input);
      return { book: await freshLoaders(context).book.load(bookId) };
    });
  }
}

/** What a book says of those who wait for it. */
@Resolver(() => BookType)
export class WaitingOfBookResolver {
  @FieldResolver(() => WaitingEntryType, {
    nullable: true,
    description: 'Your entry in its waiting list; null when you are not on it, and for visitors.',
  })
  viewerWaiting(@Root() { id }: BookType, @Ctx() { loaders }: GraphQLContext): Promise<WaitingEntry | null> {
    return loaders.waiting.load(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether you can join its waiting list for any days: it is for rent, and there is a rental that its seller allows for ' +
      'which no copy is free. False for its seller, while you have rented it yourself, and for visitors. Joining is still ' +
      'refused for days on which a copy is free: `nextTakenFrom` is a day on which none is.',
  })
  async viewerCanWait(@Root() book: Book, @Ctx() { scope, loaders }: GraphQLContext): Promise<boolean> {
    const { lease } = book.price;
    if (!lease || !(await viewerCanWait(scope, book))) return false;
    const free = await loaders.calendar.load({ bookId: book.id, months: longestRental(lease), quantity: 1 });
    if (!isTakenAtTimes(free, lease, today(scope))) return false;
    return !(await loaders.rented.load(book.id));
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of people on its waiting list. For its seller; null for everybody else.',
  })
  waitingCount(@Root() book: Book, @Ctx() { loaders }: GraphQLContext): Promise<number | null> {
    return loaders.waitingCount.load(book);
  }
}

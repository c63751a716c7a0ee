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
    description: 'The books you are waiting for, most recent first.',
  })
  waitingList(
    @Args(() => PageArgs) request: PageArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<WaitingEntry>> {
    return listWaiting(scope, request);
  }

  @FieldResolver(() => BookType, { description: 'The book you are waiting for.' })
  book(@Root() { bookId }: WaitingEntry, @Ctx() { loaders }: GraphQLContext): Promise<Book | null> {
    return loaders.book.load(bookId);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you can now rent a copy for the remaining days. No copy is reserved for you.',
  })
  isFree(@Root() entry: WaitingEntry, @Ctx() { loaders }: GraphQLContext): Promise<boolean> {
    return loaders.waitingIsFree.load(entry);
  }

  @Mutation(() => JoinWaitingListPayload, {
    description:
      'Joins the waiting list of a book: you are notified, by email and in `waitingListChanged`, when a copy ' +
      'becomes available for your days. Readers are notified in the order in which they joined, 24 hours apart; ' +
      'nothing is reserved. Joining again for the same days changes nothing. Refused with FREE_ON_THESE_DAYS if the ' +
      'book can already be rented on these days, ALREADY_WAITING if you wait for other days, and ALREADY_RENTED if ' +
      'you have rented the book yourself.',
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
    description: 'Removes you from the waiting list of a book. Leaving again changes nothing.',
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

/**
 * The viewer's entry on a book's waiting list, whether the viewer can join, and the length of the list for the
 * seller.
 */
@Resolver(() => BookType)
export class WaitingOfBookResolver {
  @FieldResolver(() => WaitingEntryType, {
    nullable: true,
    description: 'Your entry in the waiting list of the book; null if you are not on the list.',
  })
  viewerWaiting(@Root() { id }: BookType, @Ctx() { loaders }: GraphQLContext): Promise<WaitingEntry | null> {
    return loaders.waiting.load(id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if you can join the waiting list of the book: the book is for rent, and on some days no copy is ' +
      'available. Always false for its seller, for visitors, and while you rent the book yourself. You can wait ' +
      'only for days without an available copy; use `nextTakenFrom` to find such a day.',
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
    description: 'The number of readers on the waiting list of the book; null unless you are its seller.',
  })
  waitingCount(@Root() book: Book, @Ctx() { loaders }: GraphQLContext): Promise<number | null> {
    return loaders.waitingCount.load(book);
  }
}

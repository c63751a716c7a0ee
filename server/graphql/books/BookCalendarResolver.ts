import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { parseInput } from '../../domain/shared/errors.js';
import {
  calendarDays,
  calendarSchema,
  freePeriods,
  nextFreeFrom,
  nextTakenFrom,
  rentalStarts,
  rentalWishSchema,
} from '../../domain/rental/rentalCalendar.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { today } from '../../usecases/scope.js';
import type { GraphQLContext } from '../context.js';
import { shortListCost } from '../schema/connection.js';
import { DateScalar } from '../schema/scalars.js';
import { BookType } from './BookType.js';
import { CalendarArgs, DaysType, RentalWishArgs, StartsArgs } from './calendarTypes.js';

/** The availability calendar of a book, read only if requested. One statement reads it for all books of a request. */
@Resolver(() => BookType)
export class BookCalendarResolver {
  @FieldResolver(() => [DaysType], {
    complexity: shortListCost,
    description:
      'Periods within the next 13 months in which at least `quantity` copies are available. The copies may ' +
      'differ from day to day: use `rentalStarts` to find out when a rental can start.',
  })
  async freePeriods(
    @Root() { id }: Book,
    @Args(() => CalendarArgs) asked: CalendarArgs,
    @Ctx() { scope, loaders }: GraphQLContext,
  ): Promise<DaysType[]> {
    const { quantity, ...days } = parseInput(calendarSchema, asked);
    const free = await loaders.calendar.load({ bookId: id, months: 0, quantity });
    return freePeriods(free, quantity, calendarDays(days, today(scope)));
  }

  @FieldResolver(() => [DaysType], {
    complexity: shortListCost,
    description:
      'The days within the next 13 months on which a rental of this length and quantity can start.',
  })
  async rentalStarts(
    @Root() { id }: Book,
    @Args(() => StartsArgs) asked: StartsArgs,
    @Ctx() { scope, loaders }: GraphQLContext,
  ): Promise<DaysType[]> {
    const wish = parseInput(rentalWishSchema, asked);
    const shown = calendarDays(parseInput(calendarSchema, asked), today(scope));
    return rentalStarts(await loaders.calendar.load({ bookId: id, ...wish }), wish, shown);
  }

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description:
      'The first day on which a rental of this length and quantity can start, even beyond 13 months. Null if there ' +
      'is no such day.',
  })
  async nextFreeFrom(
    @Root() { id }: Book,
    @Args(() => RentalWishArgs) asked: RentalWishArgs,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<string | null> {
    const wish = parseInput(rentalWishSchema, asked);
    return nextFreeFrom(await loaders.calendar.load({ bookId: id, ...wish }), wish);
  }

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description:
      'The first day on which a rental of this length and quantity cannot start because too few copies are ' +
      'available, even beyond 13 months. Null if the rental can start on every day.',
  })
  async nextTakenFrom(
    @Root() { id }: Book,
    @Args(() => RentalWishArgs) asked: RentalWishArgs,
    @Ctx() { scope, loaders }: GraphQLContext,
  ): Promise<string | null> {
    const wish = parseInput(rentalWishSchema, asked);
    return nextTakenFrom(await loaders.calendar.load({ bookId: id, ...wish }), wish, today(scope));
  }
}

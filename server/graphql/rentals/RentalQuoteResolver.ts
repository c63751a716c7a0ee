import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RentalQuote } from '../../domain/orders/rentalQuote.js';
import { viewRentalQuote } from '../../usecases/catalogue/viewRentalQuote.js';
import type { GraphQLContext } from '../context.js';
import { RentalQuoteArgs, RentalQuoteType } from './RentalQuoteType.js';

@Resolver(() => RentalQuoteType)
export class RentalQuoteResolver {
  @Query(() => RentalQuoteType, {
    nullable: true,
    description:
      'The cost and the due date of renting a book. Null if the book does not exist, is not for rent, or ' +
      'cannot be rented for `months` or from `startsOn`. Use `Book.rentalStarts` to find out when copies are ' +
      'available.',
  })
  rentalQuote(
    @Args(() => RentalQuoteArgs) wanted: RentalQuoteArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<RentalQuote | null> {
    return viewRentalQuote(scope, wanted);
  }
}

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
      'What renting a book would cost, and when it would be due. Null when the book does not exist, is not for rent, ' +
      'or is not rented for so many months or from that day. Use `Book.rentalStarts` to find out when copies are free.',
  })
  rentalQuote(
    @Args(() => RentalQuoteArgs) wanted: RentalQuoteArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<RentalQuote | null> {
    return viewRentalQuote(scope, wanted);
  }
}

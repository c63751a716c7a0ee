import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { ExtensionQuote } from '../../domain/orders/rentalExtension.js';
import { viewExtensionQuote } from '../../usecases/orders/viewExtensionQuote.js';
import type { GraphQLContext } from '../context.js';
import { ExtensionQuoteArgs, ExtensionQuoteType } from './ExtensionQuoteType.js';

@Resolver(() => ExtensionQuoteType)
export class ExtensionQuoteResolver {
  @Query(() => ExtensionQuoteType, {
    nullable: true,
    description:
      'What extending a rental would cost, and when it would then be due. Null when the line does not exist, or you ' +
      'cannot extend it by so many months. `OrderItem.extensionLimit` tells how far you can.',
  })
  extensionQuote(
    @Args(() => ExtensionQuoteArgs) wanted: ExtensionQuoteArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ExtensionQuote | null> {
    return viewExtensionQuote(scope, wanted);
  }
}

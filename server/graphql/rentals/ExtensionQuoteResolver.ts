import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { ExtensionQuote } from '../../domain/orders/rentalExtension.js';
import { viewExtensionQuote } from '../../usecases/orders/extension/viewExtensionQuote.js';
import type { GraphQLContext } from '../context.js';
import { ExtensionQuoteArgs, ExtensionQuoteType } from './ExtensionQuoteType.js';

@Resolver(() => ExtensionQuoteType)
export class ExtensionQuoteResolver {
  @Query(() => ExtensionQuoteType, {
    nullable: true,
    description:
      'The cost and the new due date of extending a rental. Null if the line does not exist, or you cannot ' +
      'extend it by `months`: see `OrderItem.extensionLimit`.',
  })
  extensionQuote(
    @Args(() => ExtensionQuoteArgs) wanted: ExtensionQuoteArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<ExtensionQuote | null> {
    return viewExtensionQuote(scope, wanted);
  }
}

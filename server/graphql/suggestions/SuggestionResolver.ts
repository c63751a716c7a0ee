import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { suggest, USUAL_SUGGESTIONS, type Suggestion } from '../../usecases/catalogue/suggest.js';
import type { GraphQLContext } from '../context.js';
import { SuggestionType } from './SuggestionType.js';

@Resolver(() => SuggestionType)
export class SuggestionResolver {
  @Query(() => [SuggestionType], {
    complexity: ({ childComplexity, args }: { childComplexity: number; args: { first?: number } }) =>
      childComplexity * (args.first ?? USUAL_SUGGESTIONS),
    description:
      'Suggested genres, authors, titles and ISBNs of books on the market, for the text typed so far. ' +
      'Tolerates typos in the same way as a search.',
  })
  suggestions(
    @Arg('search', () => String, {
      description: 'The text typed so far; only its first 200 characters are used.',
    })
    search: string,
    @Arg('first', () => Int, {
      defaultValue: USUAL_SUGGESTIONS,
      description: 'The maximum number of suggestions: 1 to 20.',
    })
    first: number,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Suggestion[]> {
    return suggest(scope, search, first);
  }
}

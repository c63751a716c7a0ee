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
      'Genres, authors, titles and ISBNs of books on the market that somebody who typed this may be looking for. Forgiving as ' +
      'the search is.',
  })
  suggestions(
    @Arg('search', () => String, { description: 'What was typed so far; its first 200 characters count.' })
    search: string,
    @Arg('first', () => Int, {
      defaultValue: USUAL_SUGGESTIONS,
      description: 'How many to suggest at most: 1 to 20.',
    })
    first: number,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Suggestion[]> {
    return suggest(scope, search, first);
  }
}

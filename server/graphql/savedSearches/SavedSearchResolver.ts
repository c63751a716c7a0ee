import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { MOST_SAVED_SEARCHES } from '../../domain/catalogue/savedSearch.js';
import {
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  type SavedSearch,
} from '../../usecases/savedSearches/saveSearch.js';
import type { GraphQLContext } from '../context.js';
import { payload } from '../schema/payload.js';
import {
  RemoveSavedSearchInput,
  RemoveSavedSearchPayload,
  SavedSearchType,
  SaveSearchInput,
  SaveSearchPayload,
} from './SavedSearchTypes.js';

@Resolver(() => SavedSearchType)
export class SavedSearchResolver {
  @Query(() => [SavedSearchType], {
    complexity: ({ childComplexity }: { childComplexity: number }) => MOST_SAVED_SEARCHES * childComplexity,
    description: `Your saved searches, at most ${MOST_SAVED_SEARCHES}, most recent first.`,
  })
  savedSearches(@Ctx() { scope }: GraphQLContext): Promise<SavedSearch[]> {
    return listSavedSearches(scope);
  }

  @Mutation(() => SaveSearchPayload, {
    description:
      'Saves a search. You get an email about new books that match, at most once a day, and about each book only ' +
      'once. Saving the same search again changes nothing.',
  })
  saveSearch(
    @Arg('input', () => SaveSearchInput) input: SaveSearchInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<SaveSearchPayload> {
    return payload(async () => ({ savedSearch: await saveSearch(scope, input) }));
  }

  @Mutation(() => RemoveSavedSearchPayload, {
    description:
      'Removes one of your saved searches and stops its emails. Removing it again changes nothing.',
  })
  removeSavedSearch(
    @Arg('input', () => RemoveSavedSearchInput) { id }: RemoveSavedSearchInput,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<RemoveSavedSearchPayload> {
    return payload(async () => ({ removedId: await removeSavedSearch(scope, id) }));
  }
}

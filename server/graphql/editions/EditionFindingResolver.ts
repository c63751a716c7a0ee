import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { EditionsPage } from '../../usecases/editions/searchEditions.js';
import { BookFacetsType, BookRelaxationType, COST_OF_COUNTING } from '../books/finding/FindingTypes.js';
import { EditionConnection } from './EditionType.js';

/** Facets of a list of editions, and relaxations of its filters. All counts are numbers of editions. */
@Resolver(() => EditionConnection)
export class EditionFindingResolver {
  @FieldResolver(() => BookFacetsType, {
    complexity: COST_OF_COUNTING,
    description:
      'The possible values of each filter, with the number of editions if the list is filtered by the value.',
  })
  facets(@Root() page: EditionsPage): Promise<BookFacetsType> {
    return page.facets();
  }

  @FieldResolver(() => [BookRelaxationType], {
    complexity: COST_OF_COUNTING,
    description:
      'For each filter, the number of editions that the list would have without that filter, highest number ' +
      'first. Use it to suggest a filter to drop if the list is empty.',
  })
  relaxations(@Root() page: EditionsPage): Promise<BookRelaxationType[]> {
    return page.relaxations();
  }
}

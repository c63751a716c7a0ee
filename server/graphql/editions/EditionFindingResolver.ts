import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { EditionsPage } from '../../usecases/editions/searchEditions.js';
import { BookFacetsType, BookRelaxationType, COST_OF_COUNTING } from '../books/finding/FindingTypes.js';
import { EditionConnection } from './EditionType.js';

/** How a list of editions can be narrowed and widened, in numbers of editions. */
@Resolver(() => EditionConnection)
export class EditionFindingResolver {
  @FieldResolver(() => BookFacetsType, {
    complexity: COST_OF_COUNTING,
    description: 'The choices that narrow the list. Counted are editions, as in `totalCount`.',
  })
  facets(@Root() page: EditionsPage): Promise<BookFacetsType> {
    return page.facets();
  }

  @FieldResolver(() => [BookRelaxationType], {
    complexity: COST_OF_COUNTING,
    description:
      'For each filter of the list, the number of editions without it; most editions first. For a list in which nothing ' +
      'was found.',
  })
  relaxations(@Root() page: EditionsPage): Promise<BookRelaxationType[]> {
    return page.relaxations();
  }
}

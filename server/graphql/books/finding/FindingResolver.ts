import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { refuse } from '../../../domain/shared/errors.js';
import { USUAL_PAGE } from '../../../domain/shared/page.js';
import type { Book } from '../../../usecases/catalogue/book.js';
import type { BooksPage } from '../../../usecases/catalogue/searchBooks.js';
import { pageCost } from '../../schema/connection.js';
import { BookConnection, BookType } from '../BookType.js';
import { BookFacetsType, BookRelaxationType, COST_OF_COUNTING, NearMissesArgs } from './FindingTypes.js';

/** Facets, relaxations and near misses of a list of books. All are null for lists that do not take a `BookFilter`. */
@Resolver(() => BookConnection)
export class FindingResolver {
  @FieldResolver(() => BookFacetsType, {
    nullable: true,
    complexity: COST_OF_COUNTING,
    description:
      'The possible values of each filter, with the number of books if the list is filtered by the value. Null ' +
      'for lists that do not take a `BookFilter`.',
  })
  facets(@Root() page: Partial<BooksPage>): Promise<BookFacetsType> | null {
    return page.facets?.() ?? null;
  }

  @FieldResolver(() => [BookRelaxationType], {
    nullable: true,
    complexity: COST_OF_COUNTING,
    description:
      'For each filter, the number of books that the list would have without that filter, highest number first. ' +
      'Use it to suggest a filter to drop if the list is empty. Null for lists that do not take a `BookFilter`.',
  })
  relaxations(@Root() page: Partial<BooksPage>): Promise<BookRelaxationType[]> | null {
    return page.relaxations?.() ?? null;
  }

  @FieldResolver(() => [BookType], {
    nullable: true,
    complexity: pageCost,
    description:
      'Alternatives to show if the list is empty: books that match all filters except one, and books that ' +
      'match only one word of the search. Null for lists that do not take a `BookFilter`.',
  })
  nearMisses(
    @Root() page: Partial<BooksPage>,
    @Args(() => NearMissesArgs) { first }: NearMissesArgs,
  ): Promise<Book[]> | null {
    if (first < 1 || first > USUAL_PAGE)
      refuse('PAGE_SIZE_OUT_OF_RANGE', { field: ['first'], values: { max: USUAL_PAGE } });
    return page.nearMisses?.(first) ?? null;
  }
}

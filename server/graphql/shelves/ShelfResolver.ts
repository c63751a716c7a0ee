import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { SHELF_SIZE, ShelfKind } from '../../domain/catalogue/shelves.js';
import { viewHomeShelves, type Shelf } from '../../usecases/shelves/viewHomeShelves.js';
import { BookLanguage } from '../books/bookEnums.js';
import type { GraphQLContext } from '../context.js';
import { ShelfType } from './ShelfType.js';

/** Maximum number of books on all shelves together, for the query cost. */
const MOST_BOOKS = Object.keys(ShelfKind).length * SHELF_SIZE;

@Resolver(() => ShelfType)
export class ShelfResolver {
  @Query(() => [ShelfType], {
    complexity: ({ childComplexity }: { childComplexity: number }) => MOST_BOOKS * childComplexity,
    description:
      'The shelves of the home page that have books. The result may be up to a minute old. Visitors get an ' +
      'empty list if the operator turned public pages off.',
  })
  homeShelves(
    @Arg('language', () => BookLanguage, {
      nullable: true,
      description: 'The language of the `IN_LANGUAGE` shelf. Without it, that shelf is omitted.',
    })
    language: BookLanguage | null,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Shelf[]> {
    return viewHomeShelves(scope, language ?? null);
  }
}

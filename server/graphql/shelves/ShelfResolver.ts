import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { SHELF_SIZE, ShelfKind } from '../../domain/catalogue/shelves.js';
import { viewHomeShelves, type Shelf } from '../../usecases/shelves/viewHomeShelves.js';
import { BookLanguage } from '../books/bookEnums.js';
import type { GraphQLContext } from '../context.js';
import { ShelfType } from './ShelfType.js';

/** The cost for the query limits: that of all shelves, each full. */
const MOST_BOOKS = Object.keys(ShelfKind).length * SHELF_SIZE;

@Resolver(() => ShelfType)
export class ShelfResolver {
  @Query(() => [ShelfType], {
    complexity: ({ childComplexity }: { childComplexity: number }) => MOST_BOOKS * childComplexity,
    description:
      'The shelves of the home page that have any books, for visitors too; at most a minute old. Empty for visitors where ' +
      'the marketplace has no public pages.',
  })
  homeShelves(
    @Arg('language', () => BookLanguage, {
      nullable: true,
      description: 'The language of the shelf IN_LANGUAGE, which is left out without it.',
    })
    language: BookLanguage | null,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Shelf[]> {
    return viewHomeShelves(scope, language ?? null);
  }
}

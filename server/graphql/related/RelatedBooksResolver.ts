import { Args, ArgsType, Ctx, Field, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { MOST_RELATED, relatedCount, USUAL_RELATED } from '../../domain/catalogue/relatedBooks.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import type { Loaders } from '../loaders.js';

@ArgsType()
class RelatedArgs {
  @Field(() => Int, {
    nullable: true,
    description: `The maximum number of books: 1 to ${MOST_RELATED}, ${USUAL_RELATED} by default.`,
  })
  first?: number;
}

/**
 * Returns the query cost of a list of related books. It is higher than the cost of a plain list, because each list
 * requires a search.
 */
function relatedCost({ args, childComplexity }: { args: RelatedArgs; childComplexity: number }): number {
  const size = args.first ?? USUAL_RELATED;
  return 100 + (size > 0 && size <= MOST_RELATED ? size * childComplexity : 0);
}

/** Lists of similar books, and of books by the same author. One statement reads a list for all books of a request. */
@Resolver(() => BookType)
export class RelatedBooksResolver {
  @FieldResolver(() => [BookType], {
    complexity: relatedCost,
    description:
      'Listings of other books by the same author, one for each edition. Listings with an available copy come ' +
      'first.',
  })
  moreByAuthor(
    @Root() { id }: Book,
    @Args(() => RelatedArgs) { first }: RelatedArgs,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<Book[]> {
    return related(loaders, 'moreByAuthor', id, first);
  }

  @FieldResolver(() => [BookType], {
    complexity: relatedCost,
    description:
      'Listings of similar books, one for each edition. Similar books are bookmarked by many of the same readers, ' +
      'or share the author or a genre. Listings with an available copy come first.',
  })
  similar(
    @Root() { id }: Book,
    @Args(() => RelatedArgs) { first }: RelatedArgs,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<Book[]> {
    return related(loaders, 'similar', id, first);
  }
}

async function related(
  loaders: Loaders,
  list: 'moreByAuthor' | 'similar',
  id: string,
  first: number | undefined,
): Promise<Book[]> {
  const size = relatedCount(first);
  const ids = (await loaders[list].load(id)).slice(0, size);
  const books = await Promise.all(ids.map((each) => loaders.book.load(each)));
  return books.filter((book) => book !== null);
}

import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import { searchBooks } from '../../usecases/catalogue/searchBooks.js';
import {
  searchEditions,
  type EditionsPage,
  type ListedEdition,
} from '../../usecases/editions/searchEditions.js';
import { viewEdition, type Edition } from '../../usecases/editions/viewEditions.js';
import type { Page } from '../../usecases/paging.js';
import { BookStatus } from '../books/bookEnums.js';
import { BooksArgs } from '../books/BookInputs.js';
import { BookConnection, BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { MoneyType } from '../schema/MoneyType.js';
import { pageCost, type EdgeOf } from '../schema/connection.js';
import { DateScalar } from '../schema/scalars.js';
import { EditionConnection, EditionEdge, EditionType } from './EditionType.js';

@Resolver(() => EditionType)
export class EditionResolver {
  @Query(() => EditionType, {
    nullable: true,
    description:
      'An edition by ID. If the edition was joined into another one, the other edition is returned. Null ' +
      'if there is no such edition. Editions without offers are returned to moderators only.',
  })
  edition(@Arg('id', () => ID) id: string, @Ctx() { scope }: GraphQLContext): Promise<Edition | null> {
    return viewEdition(scope, id);
  }

  @Query(() => EditionConnection, {
    complexity: pageCost,
    description:
      'The editions of the books on the market, in the order of `books`. Each edition has the position of its first ' +
      'offer with copies, or of its first offer if all are sold out.',
  })
  editions(
    @Args(() => BooksArgs) request: BooksArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<EditionsPage> {
    return searchEditions(scope, request);
  }

  @FieldResolver(() => BookConnection, {
    complexity: pageCost,
    description: 'The listings of the edition that are on the market and have copies.',
  })
  offers(
    @Root() { id }: Edition,
    @Args(() => BooksArgs) request: BooksArgs,
    @Ctx() { scope }: GraphQLContext,
  ): Promise<Page<Book>> {
    return searchBooks(scope, { ...request, filter: { ...request.filter, editionId: id } });
  }

  @FieldResolver(() => Int, { description: 'The number of offers that are on the market and have copies.' })
  async offerCount(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<number> {
    return (await loaders.offersOfEdition.load(id)).offerCount;
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'The lowest price of a copy that can be bought now; null if no copy can be bought.',
  })
  async lowestSale(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<MoneyType | null> {
    return (await loaders.offersOfEdition.load(id)).lowestSale;
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'The lowest monthly rent of one copy; null if no copy can be rented.',
  })
  async lowestRent(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<MoneyType | null> {
    return (await loaders.offersOfEdition.load(id)).lowestRent;
  }

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description:
      'The first day on which a copy is available, today at the earliest. Null if no copy is available or due back.',
  })
  async availableFrom(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<string | null> {
    return (await loaders.offersOfEdition.load(id)).availableFrom;
  }
}

/** An entry of a list of editions: the first matching offer, and figures of all offers that match the list's filter. */
@Resolver(() => EditionEdge)
export class EditionEdgeResolver {
  @FieldResolver(() => BookType, {
    description: 'The first matching offer of the edition, in the order of the list.',
  })
  offer(@Root() { node }: EdgeOf<ListedEdition>): Book {
    return node.offer;
  }

  @FieldResolver(() => Int, {
    description: 'The number of offers of the edition that match the filter and have copies.',
  })
  async offerCount(@Root() { node }: EdgeOf<ListedEdition>): Promise<number> {
    return (await node.matching()).offerCount;
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description:
      'The lowest sale price of one copy among the matching offers; null if no copy can be bought now.',
  })
  async lowestSale(@Root() { node }: EdgeOf<ListedEdition>): Promise<MoneyType | null> {
    return (await node.matching()).lowestSale;
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description:
      'The lowest monthly rent of one copy among the matching offers; null if no copy can be rented.',
  })
  async lowestRent(@Root() { node }: EdgeOf<ListedEdition>): Promise<MoneyType | null> {
    return (await node.matching()).lowestRent;
  }

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description:
      'The first day on which one of the matching offers has an available copy, today at the earliest. ' +
      'Null if no copy is available or due back.',
  })
  async availableFrom(@Root() { node }: EdgeOf<ListedEdition>): Promise<string | null> {
    return (await node.matching()).availableFrom;
  }

  @FieldResolver(() => BookStatus, {
    description:
      'The availability of the matching offers: AVAILABLE if at least one offer has a copy available today, RENTED ' +
      'if all copies are rented out, SOLD if no offer has copies left.',
  })
  async status(@Root() { node }: EdgeOf<ListedEdition>): Promise<BookStatus> {
    return (await node.matching()).status;
  }
}

@Resolver(() => BookType)
export class EditionOfBookResolver {
  @FieldResolver(() => EditionType, { description: 'The edition that this listing offers.' })
  async edition(@Root() book: Book, @Ctx() { loaders }: GraphQLContext): Promise<Edition> {
    const edition = await loaders.edition.load(book.editionId);
    if (!edition) throw new Error('A listing has no edition');
    return edition;
  }
}

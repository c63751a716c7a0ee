import { ArgsType, Field, Int, ObjectType, registerEnumType, type ClassType } from 'type-graphql';
import type { BookFacets, ChoiceCount } from '../../../usecases/catalogue/finding/bookFacets.js';
import { FilterName, type Relaxation } from '../../../usecases/catalogue/finding/relaxations.js';
import { BookCondition, BookLanguage, Genre, ListingType } from '../bookEnums.js';

/**
 * Query cost of facets, and of relaxations. It equals the cost of several pages, because counting may read 10,000 books.
 */
export const COST_OF_COUNTING = 200;

const COUNT =
  'The number of matches, counted up to 10,000. A list of editions counts editions; any other list counts books.';
const COUNT_IS_CAPPED = 'True if there may be more matches than `count`.';

/** Returns the GraphQL type of a choice with its count, such as `GenreCount`. */
function choiceCountOf<Choice extends string>(
  name: string,
  choices: Record<string, Choice>,
  description: string,
): ClassType<ChoiceCount<Choice>> {
  @ObjectType(name, {
    simpleResolvers: true,
    description: 'A value of a filter, and the number of matches if the list is filtered by this value.',
  })
  class ChoiceCountType implements ChoiceCount<Choice> {
    @Field(() => choices, { description })
    choice!: Choice;

    @Field(() => Int, { description: COUNT })
    count!: number;

    @Field(() => Boolean, { description: COUNT_IS_CAPPED })
    countIsCapped!: boolean;
  }
  return ChoiceCountType;
}

const GenreCount = choiceCountOf<Genre>('GenreCount', Genre, 'A value of the filter `genre`.');
const ListingTypeCount = choiceCountOf<ListingType>(
  'ListingTypeCount',
  ListingType,
  'A value of the filter `listingType`. SALE and LEASE include books offered both ways.',
);
const ConditionCount = choiceCountOf<BookCondition>(
  'ConditionCount',
  BookCondition,
  'A value of the filter `conditionAtLeast`. Books in a better condition are included.',
);
const LanguageCount = choiceCountOf<BookLanguage>(
  'LanguageCount',
  BookLanguage,
  'A value of the filter `language`.',
);

@ObjectType('BookFacets', {
  simpleResolvers: true,
  description:
    'The possible values of each filter of a list, with the number of matches for each value. All other filters ' +
    'of the list apply. Values without matches are omitted.',
})
export class BookFacetsType implements BookFacets {
  @Field(() => [GenreCount], { description: 'The number of matches for each genre, highest first.' })
  genres!: ChoiceCount<Genre>[];

  @Field(() => [ListingTypeCount], {
    description: 'The number of matches for each listing type, highest first.',
  })
  listingTypes!: ChoiceCount<ListingType>[];

  @Field(() => [ConditionCount], {
    description: 'For each condition, the number of matches in that condition or a better one.',
  })
  conditions!: ChoiceCount<BookCondition>[];

  @Field(() => [LanguageCount], { description: 'The number of matches for each language, highest first.' })
  languages!: ChoiceCount<BookLanguage>[];
}

/** The names of the filters as a TypeScript enum, which type-graphql requires. Each value equals its name. */
const BookFilterName = Object.fromEntries(Object.keys(FilterName).map((name) => [name, name])) as {
  [Name in FilterName]: Name;
};

registerEnumType(BookFilterName, {
  name: 'BookFilterName',
  description: 'A filter of a list of books, named after its field in `BookFilter`.',
  valuesConfig: Object.fromEntries(
    Object.entries(FilterName).map(([name, field]) => [
      name,
      { description: `The field \`${field}\` of \`BookFilter\`.` },
    ]),
  ),
});

@ObjectType('BookRelaxation', {
  simpleResolvers: true,
  description: 'The number of matches that a list would have without one of its filters.',
})
export class BookRelaxationType implements Relaxation {
  @Field(() => BookFilterName, { description: 'The filter that this count ignores.' })
  without!: FilterName;

  @Field(() => Int, { description: COUNT })
  count!: number;

  @Field(() => Boolean, { description: COUNT_IS_CAPPED })
  countIsCapped!: boolean;
}

@ArgsType()
export class NearMissesArgs {
  @Field(() => Int, { defaultValue: 8, description: 'The maximum number of books: 1 to 24.' })
  first!: number;
}

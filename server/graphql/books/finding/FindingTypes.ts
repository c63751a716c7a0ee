import { ArgsType, Field, Int, ObjectType, registerEnumType, type ClassType } from 'type-graphql';
import type { BookFacets, ChoiceCount } from '../../../usecases/catalogue/finding/bookFacets.js';
import { FilterName, type Relaxation } from '../../../usecases/catalogue/finding/relaxations.js';
import { BookCondition, BookLanguage, Genre, ListingType } from '../bookEnums.js';

/** Counting reads up to ten thousand books: as dear as some pages of them. */
export const COST_OF_COUNTING = 200;

const COUNT = 'The number of books, or of editions in a list of editions, counted up to 10,000.';
const COUNT_IS_CAPPED = 'Whether there may be more than were counted.';

/** The type of a choice with its number, such as `GenreCount`. */
function choiceCountOf<Choice extends string>(
  name: string,
  choices: Record<string, Choice>,
  description: string,
): ClassType<ChoiceCount<Choice>> {
  @ObjectType(name, {
    simpleResolvers: true,
    description: 'A choice of a filter and the number of books or editions it leaves.',
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

const GenreCount = choiceCountOf<Genre>('GenreCount', Genre, 'As the filter `genre`.');
const ListingTypeCount = choiceCountOf<ListingType>(
  'ListingTypeCount',
  ListingType,
  'As the filter `listingType`: SALE and LEASE count books offered both ways, too.',
);
const ConditionCount = choiceCountOf<BookCondition>(
  'ConditionCount',
  BookCondition,
  'As the filter `conditionAtLeast`: books in this condition or a better one.',
);
const LanguageCount = choiceCountOf<BookLanguage>('LanguageCount', BookLanguage, 'As the filter `language`.');

@ObjectType('BookFacets', {
  simpleResolvers: true,
  description:
    'The choices that narrow a list, each with the `totalCount` that the list would have. A choice is counted with all ' +
    'filters of the list but the one it belongs to. Choices that leave no book are left out; those that leave most ' +
    'come first.',
})
export class BookFacetsType implements BookFacets {
  @Field(() => [GenreCount], { description: 'The genres.' })
  genres!: ChoiceCount<Genre>[];

  @Field(() => [ListingTypeCount], { description: 'For sale, for rent, or both.' })
  listingTypes!: ChoiceCount<ListingType>[];

  @Field(() => [ConditionCount], { description: 'The conditions.' })
  conditions!: ChoiceCount<BookCondition>[];

  @Field(() => [LanguageCount], { description: 'The languages.' })
  languages!: ChoiceCount<BookLanguage>[];
}

/** Names of an enum whose values are those names, as type-graphql takes it. */
const BookFilterName = Object.fromEntries(Object.keys(FilterName).map((name) => [name, name])) as {
  [Name in FilterName]: Name;
};

registerEnumType(BookFilterName, {
  name: 'BookFilterName',
  description: 'A field of `BookFilter`.',
  valuesConfig: Object.fromEntries(
    Object.entries(FilterName).map(([name, field]) => [name, { description: `The filter \`${field}\`.` }]),
  ),
});

@ObjectType('BookRelaxation', {
  simpleResolvers: true,
  description: 'What a list would have without one of its filters.',
})
export class BookRelaxationType implements Relaxation {
  @Field(() => BookFilterName, { description: 'The filter that is left out.' })
  without!: FilterName;

  @Field(() => Int, { description: COUNT })
  count!: number;

  @Field(() => Boolean, { description: COUNT_IS_CAPPED })
  countIsCapped!: boolean;
}

@ArgsType()
export class NearMissesArgs {
  @Field(() => Int, { defaultValue: 8, description: 'The number of books, at most: 1 to 24.' })
  first!: number;
}

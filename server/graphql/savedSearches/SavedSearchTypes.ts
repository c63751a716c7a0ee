import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MOST_SAVED_SEARCHES } from '../../domain/catalogue/savedSearch.js';
import { BookCondition, BookLanguage, Genre, ListingType } from '../books/bookEnums.js';
import { BookWish } from '../books/finding/BookFilterInput.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar, DecimalScalar } from '../schema/scalars.js';

@ObjectType('PriceRange', {
  simpleResolvers: true,
  description: 'Amounts in rupees from one to another, both included. An end that is null is open.',
})
export class PriceRangeType {
  @Field(() => DecimalScalar, { nullable: true, description: 'The lowest amount.' })
  from?: number;

  @Field(() => DecimalScalar, { nullable: true, description: 'The highest amount.' })
  to?: number;
}

@ObjectType('SearchFilter', {
  simpleResolvers: true,
  description: 'What a saved search is for. Fields that are null do not restrict it.',
})
export class SearchFilterType {
  @Field(() => String, { nullable: true, description: 'Words from the title or the author, or an ISBN.' })
  search?: string;

  @Field(() => Genre, { nullable: true, description: 'The genre.' })
  genre?: Genre;

  @Field(() => ListingType, { nullable: true, description: 'How the books are offered.' })
  listingType?: ListingType;

  @Field(() => PriceRangeType, { nullable: true, description: 'The sale price.' })
  salePrice?: PriceRangeType;

  @Field(() => PriceRangeType, { nullable: true, description: 'The rent for one month.' })
  rentPerMonth?: PriceRangeType;

  @Field(() => BookCondition, { nullable: true, description: 'The worst condition.' })
  conditionAtLeast?: BookCondition;

  @Field(() => BookLanguage, { nullable: true, description: 'The language.' })
  language?: BookLanguage;

  @Field(() => String, { nullable: true, description: 'A PIN code of India, for sellers nearby.' })
  pinCode?: string;

  @Field(() => ID, { nullable: true, description: 'The seller.' })
  sellerId?: string;
}

@ObjectType('SavedSearch', {
  simpleResolvers: true,
  description: 'A search that you have saved: you are mailed once a day about new books that match.',
})
export class SavedSearchType {
  @Field(() => ID, { description: 'The ID of the saved search.' })
  id!: string;

  @Field(() => SearchFilterType, { description: 'What it is for.' })
  filter!: SearchFilterType;

  @Field(() => String, {
    description: 'The query of the address /books that shows the list now, without a question mark.',
  })
  query!: string;

  @Field(() => DateTimeScalar, { description: 'When it was saved. What was listed before is not new.' })
  createdAt!: Date;
}

@InputType({ description: 'What to save a search for, as in `BookFilter`. At least one field is needed.' })
export class SaveSearchInput extends BookWish {
  @Field(() => String, {
    nullable: true,
    description: 'Words from the title or the author, or an ISBN; at most 200 characters.',
  })
  declare search?: string;
}

@InputType()
export class RemoveSavedSearchInput {
  @Field(() => ID, { description: 'The ID of the saved search.' })
  id!: string;
}

@ObjectType({ description: 'The result of `saveSearch`.' })
export class SaveSearchPayload extends Payload {
  @Field(() => SavedSearchType, {
    nullable: true,
    description: `The saved search. You can have ${MOST_SAVED_SEARCHES} of them.`,
  })
  savedSearch?: SavedSearchType | null;
}

@ObjectType({ description: 'The result of `removeSavedSearch`.' })
export class RemoveSavedSearchPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The ID of the search that is not saved any more.' })
  removedId?: string | null;
}

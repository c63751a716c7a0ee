import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MOST_SAVED_SEARCHES } from '../../domain/catalogue/savedSearch.js';
import { BookCondition, BookLanguage, Genre, ListingType } from '../books/bookEnums.js';
import { BookWish } from '../books/finding/BookFilterInput.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar, DecimalScalar } from '../schema/scalars.js';

@ObjectType('PriceRange', {
  simpleResolvers: true,
  description:
    'A range of amounts in rupees, including both ends. If an end is null, the range has no limit on that ' +
    'side.',
})
export class PriceRangeType {
  @Field(() => DecimalScalar, { nullable: true, description: 'The lowest amount.' })
  from?: number;

  @Field(() => DecimalScalar, { nullable: true, description: 'The highest amount.' })
  to?: number;
}

@ObjectType('SearchFilter', {
  simpleResolvers: true,
  description: 'The filter of a saved search. Null fields do not filter.',
})
export class SearchFilterType {
  @Field(() => String, {
    nullable: true,
    description: 'Words from the title or the author, or an ISBN; null for any book.',
  })
  search?: string;

  @Field(() => Genre, { nullable: true, description: 'Only books of this genre; null for any genre.' })
  genre?: Genre;

  @Field(() => ListingType, {
    nullable: true,
    description: 'Only books offered this way; null for books offered in any way.',
  })
  listingType?: ListingType;

  @Field(() => PriceRangeType, {
    nullable: true,
    description: 'Only books with a sale price within this range; null for any price.',
  })
  salePrice?: PriceRangeType;

  @Field(() => PriceRangeType, {
    nullable: true,
    description: 'Only books with a monthly rent within this range; null for any rent.',
  })
  rentPerMonth?: PriceRangeType;

  @Field(() => BookCondition, {
    nullable: true,
    description: 'Only books in this condition or a better one; null for any condition.',
  })
  conditionAtLeast?: BookCondition;

  @Field(() => BookLanguage, {
    nullable: true,
    description: 'Only books in this language; null for any language.',
  })
  language?: BookLanguage;

  @Field(() => String, {
    nullable: true,
    description: 'An Indian PIN code: only books of sellers in the same postal district. Null for any place.',
  })
  pinCode?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Only books of the seller with this ID; null for any seller.',
  })
  sellerId?: string;
}

@ObjectType('SavedSearch', {
  simpleResolvers: true,
  description: 'A search that you saved. You get an email about new books that match, at most once a day.',
})
export class SavedSearchType {
  @Field(() => ID, { description: 'The ID of the search, for `removeSavedSearch`.' })
  id!: string;

  @Field(() => SearchFilterType, {
    description: 'The conditions that a book has to meet to match the search.',
  })
  filter!: SearchFilterType;

  @Field(() => String, {
    description: 'The query string for /books that shows the current matches, without the question mark.',
  })
  query!: string;

  @Field(() => DateTimeScalar, {
    description: 'When the search was saved. You get no email about books that were listed before.',
  })
  createdAt!: Date;
}

@InputType({
  description:
    'The filters of the search to save, with the same meaning as in `BookFilter`. At least one filter is ' +
    'required.',
})
export class SaveSearchInput extends BookWish {
  @Field(() => String, {
    nullable: true,
    description: 'Words from the title or the author, or an ISBN; at most 200 characters.',
  })
  declare search?: string;
}

@InputType()
export class RemoveSavedSearchInput {
  @Field(() => ID, { description: 'The ID of the saved search to remove.' })
  id!: string;
}

@ObjectType({ description: 'The result of `saveSearch`.' })
export class SaveSearchPayload extends Payload {
  @Field(() => SavedSearchType, {
    nullable: true,
    description: `The saved search. An account can have at most ${MOST_SAVED_SEARCHES} saved searches.`,
  })
  savedSearch?: SavedSearchType | null;
}

@ObjectType({ description: 'The result of `removeSavedSearch`.' })
export class RemoveSavedSearchPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The ID of the removed search.' })
  removedId?: string | null;
}

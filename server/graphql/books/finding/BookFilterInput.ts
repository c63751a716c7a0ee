import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../schema/scalars.js';
import { DaysInput } from '../calendarTypes.js';
import { BookCondition, BookLanguage, Genre, ListingType } from '../bookEnums.js';

@InputType({
  description: 'Amounts in rupees from one to another, both included. An end that is left out is open.',
})
export class PriceRangeInput {
  @Field(() => DecimalScalar, { nullable: true, description: 'The lowest amount.' })
  from?: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The highest amount. Refused with RANGE_REVERSED when it is below `from`.',
  })
  to?: number;
}

/** What can be wanted of a book on any day; where it is asked for, each field restricts further. */
@InputType()
export class BookWish {
  @Field(() => String, {
    nullable: true,
    description:
      'Words from the title or the author, or an ISBN. Tolerates typos, missing accents and unfinished ' +
      'words.',
  })
  search?: string;

  @Field(() => Genre, { nullable: true, description: 'Books that have this genre among theirs.' })
  genre?: Genre;

  @Field(() => ListingType, {
    nullable: true,
    description: 'Books offered this way. SALE and LEASE also match books offered both ways.',
  })
  listingType?: ListingType;

  @Field(() => PriceRangeInput, {
    nullable: true,
    description: 'Books for sale at a price within this range.',
  })
  salePrice?: PriceRangeInput;

  @Field(() => PriceRangeInput, {
    nullable: true,
    description: 'Books for rent whose rent for one month is within this range.',
  })
  rentPerMonth?: PriceRangeInput;

  @Field(() => BookCondition, { nullable: true, description: 'Books in this condition or a better one.' })
  conditionAtLeast?: BookCondition;

  @Field(() => BookLanguage, {
    nullable: true,
    description: 'Books in this language, of those whose seller said it.',
  })
  language?: BookLanguage;

  @Field(() => String, {
    nullable: true,
    description:
      'A PIN code of India. Books of sellers nearby: those whose PIN code begins with the same three digits, ' +
      'which are those of a sorting district.',
  })
  pinCode?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Books of this seller. Refused with SELLER_NOT_FOUND when there is none of this ID.',
  })
  sellerId?: string;
}

@InputType({ description: 'Restricts a list of books. Fields that are left out do not restrict it.' })
export class BookFilter extends BookWish {
  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only books with a copy that is free today: those whose status is AVAILABLE.',
  })
  availableNow?: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Offers of this edition, or of the one that it was joined into, that have copies. Refused with EDITION_NOT_FOUND ' +
      'when there is none of this ID.',
  })
  editionId?: string;

  @Field(() => DaysInput, {
    nullable: true,
    description: 'Books with a copy that is free on every one of these days.',
  })
  free?: DaysInput;
}

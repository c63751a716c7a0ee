import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../schema/scalars.js';
import { DaysInput } from '../calendarTypes.js';
import { BookCondition, BookLanguage, Genre, ListingType } from '../bookEnums.js';

@InputType({
  description: 'A range of amounts in rupees, both ends included. An omitted end is open.',
})
export class PriceRangeInput {
  @Field(() => DecimalScalar, { nullable: true, description: 'The lowest amount.' })
  from?: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The highest amount. Refused with RANGE_REVERSED if it is below `from`.',
  })
  to?: number;
}

/** Filters for books that do not depend on days. A book must match all of them. */
@InputType()
export class BookWish {
  @Field(() => String, {
    nullable: true,
    description:
      'Words from the title or the author, or an ISBN. Tolerates typos, missing accents and unfinished ' +
      'words.',
  })
  search?: string;

  @Field(() => Genre, { nullable: true, description: 'Books with this genre.' })
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
    description: 'Books in this language, as specified by the seller.',
  })
  language?: BookLanguage;

  @Field(() => String, {
    nullable: true,
    description:
      'An Indian PIN code. Books of sellers in the same postal district: those whose PIN code begins with the ' +
      'same three digits.',
  })
  pinCode?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Books of this seller. Refused with SELLER_NOT_FOUND if there is no such seller.',
  })
  sellerId?: string;
}

@InputType({ description: 'Restricts a list of books. Omitted fields do not restrict it.' })
export class BookFilter extends BookWish {
  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only books with a copy available today: those whose status is AVAILABLE.',
  })
  availableNow?: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Offers of this edition that have copies; if it was joined into another, of that one. Refused with ' +
      'EDITION_NOT_FOUND if there is no such edition.',
  })
  editionId?: string;

  @Field(() => DaysInput, {
    nullable: true,
    description: 'Books with at least one copy available on each of these days.',
  })
  free?: DaysInput;
}

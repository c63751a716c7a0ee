import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../schema/scalars.js';
import { DaysInput } from '../calendarTypes.js';
import { BookCondition, BookLanguage, Genre, ListingType } from '../bookEnums.js';

@InputType({
  description:
    'A range of amounts in rupees, including both ends. If an end is omitted, the range has no limit on ' +
    'that side.',
})
export class PriceRangeInput {
  @Field(() => DecimalScalar, { nullable: true, description: 'The lowest amount.' })
  from?: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The highest amount. Refused with RANGE_REVERSED if lower than `from`.',
  })
  to?: number;
}

/** The filters that lists of books and saved searches share. A book must match all of them. */
@InputType()
export class BookWish {
  @Field(() => String, {
    nullable: true,
    description:
      'Words from the title or the author, or an ISBN. Tolerates typos, missing accents and unfinished ' +
      'words.',
  })
  search?: string;

  @Field(() => Genre, { nullable: true, description: 'Only books of this genre.' })
  genre?: Genre;

  @Field(() => ListingType, {
    nullable: true,
    description: 'Only books offered this way. SALE and LEASE also match books offered both ways.',
  })
  listingType?: ListingType;

  @Field(() => PriceRangeInput, {
    nullable: true,
    description: 'Only books for sale at a price within this range.',
  })
  salePrice?: PriceRangeInput;

  @Field(() => PriceRangeInput, {
    nullable: true,
    description: 'Only books for rent with a monthly rent within this range.',
  })
  rentPerMonth?: PriceRangeInput;

  @Field(() => BookCondition, {
    nullable: true,
    description: 'Only books in this condition or a better one.',
  })
  conditionAtLeast?: BookCondition;

  @Field(() => BookLanguage, {
    nullable: true,
    description: 'Only books in this language, as specified by the seller.',
  })
  language?: BookLanguage;

  @Field(() => String, {
    nullable: true,
    description:
      'An Indian PIN code. Only books of sellers in the same postal district, whose PIN codes begin with ' +
      'the same three digits.',
  })
  pinCode?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only books of the seller with this ID. Refused with SELLER_NOT_FOUND if there is no such seller.',
  })
  sellerId?: string;
}

@InputType({ description: 'Filters a list of books. Omitted fields do not filter.' })
export class BookFilter extends BookWish {
  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only books with the status AVAILABLE, which have a copy available today.',
  })
  availableNow?: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'The ID of an edition. Only its offers that have copies left match. If the edition was joined into another ' +
      'one, the offers of the other edition match instead. Refused with EDITION_NOT_FOUND if there is no such ' +
      'edition.',
  })
  editionId?: string;

  @Field(() => DaysInput, {
    nullable: true,
    description: 'Only books with at least one copy available on each day of this period.',
  })
  free?: DaysInput;
}

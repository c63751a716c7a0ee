import { Field, Int, ObjectType } from 'type-graphql';
import { longestRental } from '../../domain/catalogue/book.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { DateScalar, DateTimeScalar } from '../schema/scalars.js';
import { UserType } from '../users/UserType.js';
import { BookCondition, BookLanguage, BookStatus, Genre, ListingType } from './bookEnums.js';

@ObjectType('LeasePrice', {
  simpleResolvers: true,
  description: 'The terms on which a book can be rented. Durations are in calendar months.',
})
class LeasePriceType {
  @Field(() => MoneyType, { description: 'The rent of one copy for one month.' })
  perMonth!: MoneyType;

  @Field(() => MoneyType, { description: 'The deposit held for each copy until it is returned.' })
  deposit!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'The fee for each copy and each day after the due date, taken from the deposit and never more ' +
      'than it; zero when there is none.',
  })
  lateFeePerDay!: MoneyType;

  @Field(() => Int, { description: 'The shortest rental allowed.' })
  minDuration!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The longest rental that the seller allows; null when they set no limit.',
  })
  maxDuration!: number | null;

  @Field(() => Int, { description: 'The longest rental possible: `maxDuration`, or 30 without it.' })
  longestRental(): number {
    return longestRental(this);
  }
}

@ObjectType('BookPrice', {
  simpleResolvers: true,
  description: 'The prices of one copy.',
})
class BookPriceType {
  @Field(() => MoneyType, {
    nullable: true,
    description: 'The price to buy a copy; null when the book is not for sale.',
  })
  sale!: MoneyType | null;

  @Field(() => LeasePriceType, {
    nullable: true,
    description: 'The terms to rent a copy; null when the book is not for rent.',
  })
  lease!: Omit<LeasePriceType, 'longestRental'> | null;
}

@ObjectType('Cover', {
  simpleResolvers: true,
  description: 'The images of a cover, as paths on this server. Every book has one.',
})
export class CoverType {
  @Field(() => String, { description: 'The path of the image for cards, 400 by 600 pixels.' })
  card!: string;

  @Field(() => String, { description: 'The path of the image for the detail page, 800 by 1200 pixels.' })
  detail!: string;

  @Field(() => Boolean, {
    description: 'Whether the cover was drawn from title and author because the seller uploaded none.',
  })
  drawn!: boolean;
}

@ObjectType('CopyCount', {
  simpleResolvers: true,
  description: 'The stock of a listing: its copies that are not sold.',
})
export class CopyCountType {
  @Field(() => Int, { description: 'The number of copies, rented ones included.' })
  total!: number;

  @Field(() => Int, { description: 'The number of copies that are free today.' })
  available!: number;
}

@ObjectType('Book', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A book that one seller offers: a listing.',
})
export class BookType
  extends NodeType
  implements Omit<Book, 'sellerId' | 'editionId' | 'coverHash' | 'copies' | 'mostCopiesPerOrder'>
{
  @Field(() => String, { description: 'The title, as the seller entered it.' })
  title!: string;

  @Field(() => String, { description: 'The author or authors, as one text.' })
  author!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The ISBN-13 without hyphens; null for books that have none.',
  })
  isbn!: string | null;

  @Field(() => String, { description: 'What the seller says about the book; may be empty.' })
  description!: string;

  @Field(() => [Genre], { description: 'At least one genre, the main one first.' })
  genres!: Genre[];

  @Field(() => BookCondition, { description: 'How worn the copies are.' })
  condition!: BookCondition;

  @Field(() => String, {
    nullable: true,
    description: 'Details of the condition, in the words of the seller.',
  })
  conditionDescription!: string | null;

  @Field(() => BookLanguage, {
    nullable: true,
    description: 'The language of the book; null when the seller did not say.',
  })
  language!: BookLanguage | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many pages it has; null when the seller did not say.',
  })
  pages!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The year in which it was published; null when the seller did not say.',
  })
  publishedIn!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who published it, which need not be who sells it; null when the seller did not say.',
  })
  publishedBy!: string | null;

  @Field(() => BookStatus, { description: 'Whether a copy is free today.' })
  status!: BookStatus;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day on which a copy is free again. Set only when the status is RENTED.',
  })
  availableFrom!: string | null;

  @Field(() => ListingType, { description: 'Whether it is for sale, for rent, or both.' })
  listingType!: ListingType;

  @Field(() => BookPriceType, { description: 'What one copy costs to buy and to rent.' })
  price!: Book['price'];

  @Field(() => String, {
    nullable: true,
    description: 'What the seller asks of readers who rent it, in their own words.',
  })
  leaseTerms!: string | null;

  @Field(() => CoverType, { description: 'The uploaded cover, or a drawn one.' })
  cover!: CoverType;

  @Field(() => DateTimeScalar, { description: 'When the seller listed it.' })
  listedAt!: Date;

  @Field(() => UserType, { description: 'The reader or publisher who offers it.' })
  seller!: Book['seller'];

  @Field(() => CopyCountType, { description: 'How many copies the seller has.' })
  copies!: CopyCountType;
}

/** One page of books. */
export const BookConnection = connectionOf<Book>('Book', () => BookType);

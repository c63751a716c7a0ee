import { Field, Int, ObjectType } from 'type-graphql';
import { longestRental } from '../../domain/catalogue/book.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { DateScalar, DateTimeScalar } from '../schema/scalars.js';
import { UserType } from '../users/UserType.js';
import { BookCondition, BookStatus, Genre, ListingType } from './bookEnums.js';

@ObjectType('LeasePrice', {
  simpleResolvers: true,
  description: 'What renting a book costs. Durations in months.',
})
export class LeasePriceType {
  @Field(() => MoneyType, { description: 'The rent of one copy for one month.' })
  perMonth!: MoneyType;

  @Field(() => MoneyType, { description: 'What is held for a copy until it is back.' })
  deposit!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'For each day that a copy comes back late, at most its deposit; zero when that costs nothing.',
  })
  lateFeePerDay!: MoneyType;

  @Field(() => Int, { description: 'The fewest months of a rental.' })
  minDuration!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The most months of a rental; null is shown as no limit.',
  })
  maxDuration!: number | null;

  @Field(() => Int, { description: 'The most months that one rental may take, also when there is no limit.' })
  longestRental(): number {
    return longestRental(this);
  }
}

@ObjectType('BookPrice', {
  simpleResolvers: true,
  description: 'What a copy of a book costs, for sale and for rent.',
})
export class BookPriceType {
  @Field(() => MoneyType, { nullable: true, description: 'To buy a copy; null when it is not for sale.' })
  sale!: MoneyType | null;

  @Field(() => LeasePriceType, {
    nullable: true,
    description: 'To rent a copy; null when it is not for rent.',
  })
  lease!: Omit<LeasePriceType, 'longestRental'> | null;
}

@ObjectType('Cover', {
  simpleResolvers: true,
  description: 'Paths of the cover on this server; there always is one.',
})
export class CoverType {
  @Field(() => String, { description: 'For a card: 400 by 600 pixels.' })
  card!: string;

  @Field(() => String, { description: 'For the detail page: 800 by 1200 pixels.' })
  detail!: string;

  @Field(() => Boolean, { description: 'Whether Panna drew it, because the seller gave no picture.' })
  drawn!: boolean;
}

@ObjectType('CopyCount', { simpleResolvers: true, description: 'The copies of a book that are not sold.' })
export class CopyCountType {
  @Field(() => Int, { description: 'How many there are.' })
  total!: number;

  @Field(() => Int, { description: 'How many of them are free today.' })
  available!: number;
}

@ObjectType('Book', {
  implements: NodeType,
  simpleResolvers: true,
  description: "A seller's offer of one title.",
})
export class BookType
  extends NodeType
  implements Omit<Book, 'sellerId' | 'coverHash' | 'copies' | 'mostCopiesPerOrder'>
{
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { description: 'The author or authors.' })
  author!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The ISBN-13 without hyphens; not every book has one.',
  })
  isbn!: string | null;

  @Field(() => String, { description: 'What the seller says of it; may be empty.' })
  description!: string;

  @Field(() => [Genre], { description: 'Its genres, the main one first.' })
  genres!: Genre[];

  @Field(() => BookCondition, { description: 'The state of the paper.' })
  condition!: BookCondition;

  @Field(() => String, { nullable: true, description: 'More about its condition.' })
  conditionDescription!: string | null;

  @Field(() => BookStatus, { description: 'Whether a copy is available today.' })
  status!: BookStatus;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When all copies are out: the day on which one is back.',
  })
  availableFrom!: string | null;

  @Field(() => ListingType, { description: 'How it is offered.' })
  listingType!: ListingType;

  @Field(() => BookPriceType, { description: 'What a copy costs, for sale and for rent.' })
  price!: Book['price'];

  @Field(() => String, { nullable: true, description: 'What the seller asks of those who rent it.' })
  leaseTerms!: string | null;

  @Field(() => CoverType, { description: 'Its cover.' })
  cover!: CoverType;

  @Field(() => DateTimeScalar, { description: 'When it was listed.' })
  listedAt!: Date;

  @Field(() => UserType, { description: 'Who offers it.' })
  seller!: Book['seller'];

  @Field(() => CopyCountType, { description: 'How many copies there are.' })
  copies!: CopyCountType;
}

/** One page of books. */
export const BookConnection = connectionOf<Book>('Book', () => BookType);

import { Field, Int, ObjectType } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import { connectionOf } from '../schema/connection.js';
import { NodeType } from '../schema/NodeType.js';
import { DateScalar, DateTimeScalar } from '../schema/scalars.js';
import { UserType } from '../users/UserType.js';
import { BookPriceType } from './BookPriceType.js';
import { BookBinding, BookCondition, BookLanguage, BookStatus, Genre, ListingType } from './bookEnums.js';

@ObjectType('Cover', {
  simpleResolvers: true,
  description: 'The images of a cover, as paths on this server. Every book has a cover.',
})
export class CoverType {
  @Field(() => String, { description: 'The path of the image for cards, 400 by 600 pixels.' })
  card!: string;

  @Field(() => String, { description: 'The path of the image for the detail page, 800 by 1200 pixels.' })
  detail!: string;

  @Field(() => Boolean, {
    description: 'True if the cover was drawn from title and author, because the seller uploaded none.',
  })
  drawn!: boolean;
}

@ObjectType('CopyCount', {
  simpleResolvers: true,
  description: 'The stock of a listing: all copies that are not sold.',
})
export class CopyCountType {
  @Field(() => Int, { description: 'The number of unsold copies, including copies that are rented out.' })
  total!: number;

  @Field(() => Int, { description: 'The number of copies available today.' })
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

  @Field(() => String, { description: 'The author or authors, as a single string.' })
  author!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The ISBN-13 without hyphens; null if the book has none.',
  })
  isbn!: string | null;

  @Field(() => String, { description: 'The seller’s description of the book; may be empty.' })
  description!: string;

  @Field(() => [Genre], { description: 'At least one genre, the main one first.' })
  genres!: Genre[];

  @Field(() => BookCondition, { description: 'The physical condition of the copies.' })
  condition!: BookCondition;

  @Field(() => String, {
    nullable: true,
    description: 'Details of the condition, in the words of the seller; null if there are none.',
  })
  conditionDescription!: string | null;

  @Field(() => BookLanguage, {
    nullable: true,
    description: 'The language of the book; null if the seller did not specify it.',
  })
  language!: BookLanguage | null;

  @Field(() => BookBinding, {
    nullable: true,
    description: 'The binding of the book; null if the seller did not specify it.',
  })
  binding!: BookBinding | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of pages; null if the seller did not specify it.',
  })
  pages!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of publication; null if the seller did not specify it.',
  })
  publishedIn!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The publisher of the book, who is not necessarily its seller; null if the seller did not specify one.',
  })
  publishedBy!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The weight of a copy in grams; null if the seller did not state it. Delivery charges then use an estimate ' +
      'from binding and pages.',
  })
  weightGrams!: number | null;

  @Field(() => BookStatus, { description: 'The availability of the listing today.' })
  status!: BookStatus;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day on which a copy is available again; null unless the status is RENTED.',
  })
  availableFrom!: string | null;

  @Field(() => ListingType, { description: 'The way the book is offered: for sale, for rent, or both.' })
  listingType!: ListingType;

  @Field(() => BookPriceType, { description: 'The prices of one copy, to buy and to rent.' })
  price!: Book['price'];

  @Field(() => String, {
    nullable: true,
    description:
      'Conditions for readers who rent the book, in the words of the seller; null if there are none.',
  })
  leaseTerms!: string | null;

  @Field(() => CoverType, { description: 'The uploaded cover, or a generated one if none was uploaded.' })
  cover!: CoverType;

  @Field(() => DateTimeScalar, { description: 'The time at which the seller listed the book.' })
  listedAt!: Date;

  @Field(() => UserType, { description: 'The reader or publisher who sells or rents out the book.' })
  seller!: Book['seller'];

  @Field(() => CopyCountType, {
    description: 'The number of copies in stock and the number available today.',
  })
  copies!: CopyCountType;
}

export const BookConnection = connectionOf<Book>('Book', () => BookType);

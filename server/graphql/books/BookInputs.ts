import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { PageArgs } from '../schema/connection.js';
import { DecimalScalar, UploadScalar } from '../schema/scalars.js';
import { BookFilter } from './finding/BookFilterInput.js';
import { BookCondition, BookLanguage, BookSort, Genre, ListingType } from './bookEnums.js';

@ArgsType()
export class BooksArgs extends PageArgs {
  @Field(() => BookFilter, { nullable: true, description: 'Which books to list; all of them by default.' })
  filter?: BookFilter;

  @Field(() => BookSort, {
    nullable: true,
    description:
      'How to order the list. By default the best matches come first in a search for words, and the ' +
      'newest books otherwise.',
  })
  sort?: BookSort;
}

@InputType({
  description:
    'The terms on which a book can be rented. Amounts are in rupees, durations in calendar months.',
})
export class LeaseInput {
  @Field(() => DecimalScalar, { description: 'The rent of one copy for one month; above zero.' })
  perMonth!: number;

  @Field(() => DecimalScalar, {
    description: 'The deposit held for each copy until it is returned; may be zero.',
  })
  deposit!: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The fee for each copy and each day after the due date, taken from the deposit; zero by default.',
  })
  lateFeePerDay?: number;

  @Field(() => Int, { defaultValue: 1, description: 'The shortest rental allowed.' })
  minDuration!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The longest rental allowed. Without it, a rental may take 30 months.',
  })
  maxDuration?: number;
}

@InputType()
export class ListBookInput {
  @Field(() => String, { description: 'The title, as printed on the book.' })
  title!: string;

  @Field(() => String, { description: 'The author or authors, as one text.' })
  author!: string;

  @Field(() => String, {
    description: 'The ISBN-10 or ISBN-13, with or without hyphens. Its check digit must be correct.',
  })
  isbn!: string;

  @Field(() => String, { nullable: true, description: 'What the book is about.' })
  description?: string;

  @Field(() => [Genre], { description: 'At least one genre, the main one first.' })
  genres!: Genre[];

  @Field(() => BookCondition, { description: 'How worn the copies are.' })
  condition!: BookCondition;

  @Field(() => String, {
    nullable: true,
    description: 'Details of the condition, such as notes in the margins.',
  })
  conditionDescription?: string;

  @Field(() => BookLanguage, { nullable: true, description: 'The language of the book.' })
  language?: BookLanguage;

  @Field(() => Int, { nullable: true, description: 'How many pages it has: 1 to 20,000.' })
  pages?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The year in which it was published: from 1450 to next year.',
  })
  publishedIn?: number;

  @Field(() => String, { nullable: true, description: 'Who published it, as printed on the book.' })
  publishedBy?: string;

  @Field(() => ListingType, {
    description: 'How the book is offered. Prices that do not belong to it are ignored.',
  })
  listingType!: ListingType;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The price of one copy in rupees. Required for SALE and BOTH.',
  })
  salePrice?: number;

  @Field(() => LeaseInput, {
    nullable: true,
    description: 'The terms of rental. Required for LEASE and BOTH.',
  })
  lease?: LeaseInput;

  @Field(() => String, {
    nullable: true,
    description: 'What you ask of readers who rent it, in your own words.',
  })
  leaseTerms?: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many copies you have: 0 to 1,000,000.' })
  copies!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The most copies that one order can take: 1 to 1,000; 20 by default.',
  })
  mostCopiesPerOrder?: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A unique text of your choice. Sending the same key again within a week returns the same book ' +
      'instead of listing another one.',
  })
  idempotencyKey?: string;

  @Field(() => UploadScalar, {
    nullable: true,
    description:
      'A photo of the cover: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes. Without it, a ' +
      'cover is drawn.',
  })
  cover?: Promise<FileUpload>;
}

@InputType()
export class ImportBooksInput {
  @Field(() => UploadScalar, {
    nullable: true,
    description:
      'A JSON file of at most 10,000,000 bytes: an array of books, each a `ListBookInput` without its ' +
      'cover, or a `BookData` of the REST API. The ISBN is optional here.',
  })
  file?: Promise<FileUpload>;
}

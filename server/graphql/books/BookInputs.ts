import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { PageArgs } from '../schema/connection.js';
import { DecimalScalar, UploadScalar } from '../schema/scalars.js';
import { BookFilter } from './finding/BookFilterInput.js';
import { BookBinding, BookCondition, BookLanguage, BookSort, Genre, ListingType } from './bookEnums.js';

@ArgsType()
export class BooksArgs extends PageArgs {
  @Field(() => BookFilter, {
    nullable: true,
    description: 'The filters that the books must match. If omitted, all books are listed.',
  })
  filter?: BookFilter;

  @Field(() => BookSort, {
    nullable: true,
    description:
      'The order of the list. By default, a search lists the best matches first, and any other list has the ' +
      'newest books first.',
  })
  sort?: BookSort;
}

@InputType({
  description: 'The rental terms of a book. Amounts are in rupees, and durations are in calendar months.',
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
      'The late fee for each copy and each day after the due date, taken from the deposit; zero by default.',
  })
  lateFeePerDay?: number;

  @Field(() => Int, { defaultValue: 1, description: 'The shortest rental allowed, in calendar months.' })
  minDuration!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The longest rental allowed, in calendar months; 30 by default.',
  })
  maxDuration?: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The price of a lost copy, taken from the deposit and never more than the deposit. By default, it is the ' +
      'sale price or, if the book is not for sale, the whole deposit.',
  })
  replacementPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The share of the rent that counts towards the price if a reader buys rented copies: 0 to 100 per cent. If ' +
      'null, the default, rented copies cannot be bought. The price of a copy is its sale price or, if the book is ' +
      'not for sale, its deposit.',
  })
  rentCreditPercent?: number;
}

@InputType()
export class ListBookInput {
  @Field(() => String, { description: 'The title, as printed on the book.' })
  title!: string;

  @Field(() => String, { description: 'The author or authors, as a single string.' })
  author!: string;

  @Field(() => String, {
    description: 'The ISBN-10 or ISBN-13, with or without hyphens. Its check digit must be correct.',
  })
  isbn!: string;

  @Field(() => String, { nullable: true, description: 'Your description of the book, which buyers see.' })
  description?: string;

  @Field(() => [Genre], { description: 'At least one genre, the main one first.' })
  genres!: Genre[];

  @Field(() => BookCondition, { description: 'The physical condition of the copies.' })
  condition!: BookCondition;

  @Field(() => String, {
    nullable: true,
    description: 'Details of the condition, such as notes in the margins.',
  })
  conditionDescription?: string;

  @Field(() => BookLanguage, { nullable: true, description: 'The language of the book.' })
  language?: BookLanguage;

  @Field(() => BookBinding, {
    nullable: true,
    description: 'The binding of the book: paperback or hardcover.',
  })
  binding?: BookBinding;

  @Field(() => Int, { nullable: true, description: 'The number of pages: 1 to 20,000.' })
  pages?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of publication: from 1450 to next year.',
  })
  publishedIn?: number;

  @Field(() => String, { nullable: true, description: 'The publisher, as printed on the book.' })
  publishedBy?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The weight of a copy in grams, 1 to 50,000; estimated from binding and pages by default.',
  })
  weightGrams?: number;

  @Field(() => ListingType, {
    description: 'For sale, for rent, or both. Prices that do not apply are ignored.',
  })
  listingType!: ListingType;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The price of one copy in rupees. Required for SALE and BOTH.',
  })
  salePrice?: number;

  @Field(() => LeaseInput, {
    nullable: true,
    description: 'The rental terms. Required for LEASE and BOTH.',
  })
  lease?: LeaseInput;

  @Field(() => String, {
    nullable: true,
    description: 'Your conditions for readers who rent the book, in your own words.',
  })
  leaseTerms?: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: 'The number of copies you have: 0 to 1,000,000; 1 by default.',
  })
  copies!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The maximum number of copies in one order: 1 to 1,000; 20 by default.',
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
      'A JSON file with an array of books, at most 10,000,000 bytes. Each book is a `ListBookInput` without ' +
      '`cover`, or a `BookData` of the REST API. In both formats, the ISBN is optional here.',
  })
  file?: Promise<FileUpload>;
}

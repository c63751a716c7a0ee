import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArgs } from '../schema/connection.js';
import { DecimalScalar, UploadScalar } from '../schema/scalars.js';
import { DaysInput } from './calendarTypes.js';
import { BookCondition, BookSort, Genre, ListingType } from './bookEnums.js';

@InputType({ description: 'Which books a list shows; what is left out does not restrict it.' })
export class BookFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of title and author, forgiving a typo, an accent and a missing end; or an ISBN.',
  })
  search?: string;

  @Field(() => Genre, { nullable: true, description: 'One of the genres of the book.' })
  genre?: Genre;

  @Field(() => ListingType, { nullable: true, description: 'How the book is offered.' })
  listingType?: ListingType;

  @Field(() => ID, { nullable: true, description: 'Who offers the book.' })
  sellerId?: string;

  @Field(() => DaysInput, { nullable: true, description: 'When a copy has to be free, on all of the days.' })
  free?: DaysInput;
}

@ArgsType()
export class BooksArgs extends PageArgs {
  @Field(() => BookFilter, { nullable: true, description: 'Which books; all when it is left out.' })
  filter?: BookFilter;

  @Field(() => BookSort, {
    nullable: true,
    description:
      'The order; the newest first when it is left out, the best matches first in a search for words.',
  })
  sort?: BookSort;
}

@InputType({ description: 'What a book is rented out for. Amounts in rupees, durations in months.' })
export class LeaseInput {
  @Field(() => DecimalScalar, { description: 'The rent of a copy for a month, above zero.' })
  perMonth!: number;

  @Field(() => DecimalScalar, { description: 'What is held for a copy until it is back.' })
  deposit!: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'For each day that a copy comes back late, taken from its deposit; nothing when it is left out.',
  })
  lateFeePerDay?: number;

  @Field(() => Int, { defaultValue: 1, description: 'The fewest months of a rental.' })
  minDuration!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The most months of a rental; no limit when it is left out.',
  })
  maxDuration?: number;
}

@InputType({ description: 'What a seller fills in to offer a book. Amounts in rupees.' })
export class ListBookInput {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { description: 'The author or authors.' })
  author!: string;

  @Field(() => String, { description: 'The ISBN-10 or ISBN-13, with or without hyphens.' })
  isbn!: string;

  @Field(() => String, { nullable: true, description: 'What there is to say of the book.' })
  description?: string;

  @Field(() => [Genre], { description: 'At least one genre, the main one first.' })
  genres!: Genre[];

  @Field(() => BookCondition, { description: 'The state of the paper.' })
  condition!: BookCondition;

  @Field(() => String, { nullable: true, description: 'More about its condition.' })
  conditionDescription?: string;

  @Field(() => ListingType, { description: 'How the book is offered; prices of another kind are dropped.' })
  listingType!: ListingType;

  @Field(() => DecimalScalar, { nullable: true, description: 'To buy a copy: required for SALE and BOTH.' })
  salePrice?: number;

  @Field(() => LeaseInput, { nullable: true, description: 'To rent a copy: required for LEASE and BOTH.' })
  lease?: LeaseInput;

  @Field(() => String, { nullable: true, description: 'What is asked of those who rent it.' })
  leaseTerms?: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many copies there are: 0 to 1,000,000.' })
  copies!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many copies one order may take: 1 to 1,000; 20 when it is left out.',
  })
  mostCopiesPerOrder?: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A text of your choice, new for every book: the same one gives the same book, however often it is sent.',
  })
  idempotencyKey?: string;

  @Field(() => UploadScalar, {
    nullable: true,
    description: 'A photo of the cover: JPEG, PNG, WebP, AVIF or GIF of at most 5,242,880 bytes.',
  })
  cover?: Promise<FileUpload>;
}

@InputType({ description: 'Many books at once, from a file.' })
export class ImportBooksInput {
  @Field(() => UploadScalar, {
    nullable: true,
    description:
      'A JSON file of at most 10,000,000 bytes: an array of books, each a `ListBookInput` without its cover, or a ' +
      '`BookData` of the REST API. The ISBN may be left out here.',
  })
  file?: Promise<FileUpload>;
}

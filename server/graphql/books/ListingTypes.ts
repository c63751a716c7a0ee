import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import { PageArgs } from '../schema/connection.js';
import { Payload } from '../schema/payload.js';
import { DecimalScalar, UploadScalar } from '../schema/scalars.js';
import { BookCondition, BookStatus, Genre, ListingType } from './bookEnums.js';
import { LeaseInput } from './BookInputs.js';
import { BookType } from './BookType.js';

@ArgsType()
export class ListingsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words of title and author, forgiving a typo, an accent and a missing end; or an ISBN.',
  })
  search?: string;

  @Field(() => BookStatus, { nullable: true, description: 'Only listings of this status.' })
  status?: BookStatus;
}

@InputType({ description: 'What changes of a listing; what is left out stays. Amounts in rupees.' })
export class EditBookInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;

  @Field(() => String, { nullable: true, description: 'The title.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'The author or authors.' })
  author?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The ISBN-10 or ISBN-13, with or without hyphens.',
  })
  isbn?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What there is to say of the book; null for nothing.',
  })
  description?: string;

  @Field(() => [Genre], { nullable: true, description: 'At least one genre, the main one first.' })
  genres?: Genre[];

  @Field(() => BookCondition, { nullable: true, description: 'The state of the paper.' })
  condition?: BookCondition;

  @Field(() => String, { nullable: true, description: 'More about its condition; null for nothing.' })
  conditionDescription?: string;

  @Field(() => ListingType, {
    nullable: true,
    description: 'How the book is offered; prices of another kind are dropped.',
  })
  listingType?: ListingType;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'To buy a copy: needed once the book is for sale.',
  })
  salePrice?: number;

  @Field(() => LeaseInput, {
    nullable: true,
    description: 'The terms of a rental, as a whole: needed once the book is for rent.',
  })
  lease?: LeaseInput;

  @Field(() => String, {
    nullable: true,
    description: 'What is asked of those who rent it; null for nothing.',
  })
  leaseTerms?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How many copies there are that are not sold, as `Book.copies.total`: 0 to 1,000,000.',
  })
  copies?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many copies you saw when you decided on `copies`; required to change their number. When somebody has bought one since, the edit is refused with COPIES_CHANGED instead of bringing it back; the current number is in `values`. To add or remove copies whatever was sold meanwhile, use adjustCopies.',
  })
  compareCopies?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many copies one order may take: 1 to 1,000; null for 20.',
  })
  mostCopiesPerOrder?: number;

  @Field(() => UploadScalar, {
    nullable: true,
    description: 'A new photo of the cover: JPEG, PNG, WebP, AVIF or GIF of at most 5,242,880 bytes.',
  })
  cover?: Promise<FileUpload>;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Goes back to a drawn cover, unless a photo comes with it.',
  })
  removeCover!: boolean;
}

@InputType({ description: 'How many copies came to a listing or left it.' })
export class AdjustCopiesInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;

  @Field(() => Int, { description: 'How many copies to add; below zero to take away.' })
  delta!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A text of your choice, new for every adjustment: the same one adjusts once, however often it is sent.',
  })
  idempotencyKey?: string;
}

@InputType({ description: 'Which book to take off the market.' })
export class TakeOffBookInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;
}

@InputType({ description: 'Which book to put back on the market.' })
export class PutBackBookInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;
}

@ObjectType({ description: 'What changing a listing answers.' })
export class EditBookPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing after the change.' })
  book!: Book | null;
}

@ObjectType({ description: 'What adjusting the copies of a listing answers.' })
export class AdjustCopiesPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing after the change.' })
  book!: Book | null;
}

@ObjectType({ description: 'What taking a book off the market answers.' })
export class TakeOffBookPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing, which only its seller still sees.' })
  book!: Book | null;
}

@ObjectType({ description: 'What putting a book back on the market answers.' })
export class PutBackBookPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing.' })
  book!: Book | null;
}

import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import { PageArgs } from '../schema/connection.js';
import { Payload } from '../schema/payload.js';
import { DecimalScalar, UploadScalar } from '../schema/scalars.js';
import { BookBinding, BookCondition, BookLanguage, BookStatus, Genre, ListingType } from './bookEnums.js';
import { LeaseInput } from './BookInputs.js';
import { BookType } from './BookType.js';

@ArgsType()
export class ListingsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words from the title or the author, or an ISBN. Tolerates typos, missing accents and unfinished ' +
      'words.',
  })
  search?: string;

  @Field(() => BookStatus, { nullable: true, description: 'Only listings with this status.' })
  status?: BookStatus;
}

@InputType({
  description: 'The arguments of `editBook`. Omitted arguments keep their values. Amounts are in rupees.',
})
export class EditBookInput {
  @Field(() => ID, { description: 'The ID of the listing to change.' })
  bookId!: string;

  @Field(() => String, { nullable: true, description: 'The title, as printed on the book.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'The author or authors, as a single string.' })
  author?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The ISBN-10 or ISBN-13, with or without hyphens. Its check digit must be correct.',
  })
  isbn?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your description of the book, which buyers see; null clears it.',
  })
  description?: string;

  @Field(() => [Genre], { nullable: true, description: 'At least one genre, the main one first.' })
  genres?: Genre[];

  @Field(() => BookCondition, { nullable: true, description: 'The physical condition of the copies.' })
  condition?: BookCondition;

  @Field(() => String, { nullable: true, description: 'Details of the condition; null clears them.' })
  conditionDescription?: string;

  @Field(() => BookLanguage, { nullable: true, description: 'The language of the book; null clears it.' })
  language?: BookLanguage;

  @Field(() => BookBinding, { nullable: true, description: 'The binding of the book; null clears it.' })
  binding?: BookBinding;

  @Field(() => Int, { nullable: true, description: 'The number of pages: 1 to 20,000; null clears it.' })
  pages?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of publication: from 1450 to next year; null clears it.',
  })
  publishedIn?: number;

  @Field(() => String, {
    nullable: true,
    description: 'The publisher, as printed on the book; null clears it.',
  })
  publishedBy?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The weight of a copy in grams, 1 to 50,000; null clears it.',
  })
  weightGrams?: number;

  @Field(() => ListingType, {
    nullable: true,
    description: 'For sale, for rent, or both. Prices that no longer apply are dropped.',
  })
  listingType?: ListingType;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The price of one copy in rupees. Required to offer a book for sale that was only for rent.',
  })
  salePrice?: number;

  @Field(() => LeaseInput, {
    nullable: true,
    description:
      'The new rental terms, which replace all old terms. Required to offer a book for rent that was only for sale.',
  })
  lease?: LeaseInput;

  @Field(() => String, {
    nullable: true,
    description: 'Your conditions for readers who rent the book; null clears them.',
  })
  leaseTerms?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of unsold copies you have, as in `Book.copies.total`: 0 to 1,000,000.',
  })
  copies?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of copies that you saw when you chose `copies`. Required if `copies` is set. If copies have ' +
      'been ordered since then, the edit is refused with COPIES_CHANGED, and `values` contains the current ' +
      'number. To add or remove copies regardless of orders, use `adjustCopies`.',
  })
  compareCopies?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The maximum number of copies in one order: 1 to 1,000; null restores the default of 20.',
  })
  mostCopiesPerOrder?: number;

  @Field(() => UploadScalar, {
    nullable: true,
    description: 'A new photo of the cover: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes.',
  })
  cover?: Promise<FileUpload>;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'If true, replaces the uploaded cover with a drawn one. Ignored if `cover` is set.',
  })
  removeCover!: boolean;
}

@InputType()
export class AdjustCopiesInput {
  @Field(() => ID, { description: 'The ID of the listing whose copies change.' })
  bookId!: string;

  @Field(() => Int, { description: 'The number of copies to add; negative to remove copies.' })
  delta!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A unique text of your choice. Sending the same key again within a week does not adjust the ' +
      'copies again.',
  })
  idempotencyKey?: string;
}

@InputType()
export class TakeOffBookInput {
  @Field(() => ID, { description: 'The ID of the listing to take off the market.' })
  bookId!: string;
}

@InputType()
export class PutBackBookInput {
  @Field(() => ID, { description: 'The ID of the listing to put back on the market.' })
  bookId!: string;
}

@ObjectType()
export class EditBookPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing after the change.' })
  book!: Book | null;
}

@ObjectType()
export class AdjustCopiesPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing after the change.' })
  book!: Book | null;
}

@ObjectType()
export class TakeOffBookPayload extends Payload {
  @Field(() => BookType, {
    nullable: true,
    description: 'The listing, now visible only to you and to moderators.',
  })
  book!: Book | null;
}

@ObjectType()
export class PutBackBookPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing, which is on the market again.' })
  book!: Book | null;
}

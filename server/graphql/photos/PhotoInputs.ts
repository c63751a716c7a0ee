import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Fulfillment } from '../../usecases/orders/order.js';
import type { BookPhoto, OrderPhoto } from '../../usecases/photos/findPhotos.js';
import { BookType } from '../books/BookType.js';
import { FulfillmentType } from '../fulfillments/FulfillmentType.js';
import { Payload } from '../schema/payload.js';
import { UploadScalar } from '../schema/scalars.js';
import { PhotoStage } from '../fulfillments/photoEnums.js';
import { BookPhotoType, OrderPhotoType } from './PhotoTypes.js';

/** Base class of the inputs of all photo uploads. */
@InputType()
export abstract class NewPhotoInput {
  @Field(() => UploadScalar, {
    description: 'The photo: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes.',
  })
  photo!: Promise<FileUpload>;

  @Field(() => String, { nullable: true, description: 'A caption of at most 300 characters.' })
  caption?: string;
}

@InputType()
export class AddBookPhotoInput extends NewPhotoInput {
  @Field(() => ID, { description: 'The ID of the listing to add the photo to.' })
  bookId!: string;
}

@InputType()
export class AddOrderPhotoInput extends NewPhotoInput {
  @Field(() => ID, { description: 'The ID of the fulfillment to add the photo to.' })
  fulfillmentId!: string;

  @Field(() => PhotoStage, {
    description: 'The stage of the rental at which the photo was taken: dispatch, receipt or return.',
  })
  stage!: PhotoStage;
}

@InputType()
export class CaptionBookPhotoInput {
  @Field(() => ID, { description: 'The ID of the photo to caption.' })
  photoId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The new caption, at most 300 characters; null clears it.',
  })
  caption?: string;
}

@InputType()
export class ReorderBookPhotosInput {
  @Field(() => ID, { description: 'The ID of the listing whose photos are reordered.' })
  bookId!: string;

  @Field(() => [ID], { description: 'The IDs of all photos of the listing, in the new order.' })
  photoIds!: string[];
}

@InputType()
export class RemoveBookPhotoInput {
  @Field(() => ID, { description: 'The ID of the photo to remove.' })
  photoId!: string;
}

@InputType()
export class UsePhotoAsCoverInput {
  @Field(() => ID, { description: 'The ID of the photo to use as the cover.' })
  photoId!: string;
}

/** Base class of the payloads of all mutations that change a listing's photos. */
@ObjectType()
abstract class BookPhotosPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The listing after the change.' })
  book!: Book | null;
}

@ObjectType()
export class AddBookPhotoPayload extends BookPhotosPayload {
  @Field(() => BookPhotoType, {
    nullable: true,
    description: 'The new photo, or the existing photo if the same picture was added before.',
  })
  photo!: BookPhoto | null;
}

@ObjectType()
export class CaptionBookPhotoPayload extends BookPhotosPayload {}

@ObjectType()
export class ReorderBookPhotosPayload extends BookPhotosPayload {}

@ObjectType()
export class RemoveBookPhotoPayload extends BookPhotosPayload {}

@ObjectType()
export class UsePhotoAsCoverPayload extends BookPhotosPayload {}

@ObjectType()
export class AddOrderPhotoPayload extends Payload {
  @Field(() => FulfillmentType, { nullable: true, description: 'The fulfillment after the change.' })
  fulfillment!: Fulfillment | null;

  @Field(() => OrderPhotoType, {
    nullable: true,
    description: 'The new photo, or the existing photo if the same picture was added before.',
  })
  photo!: OrderPhoto | null;
}

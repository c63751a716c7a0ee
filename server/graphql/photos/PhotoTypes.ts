import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DisputePhoto } from '../../usecases/photos/findDisputePhotos.js';
import type { BookPhoto, OrderPhoto } from '../../usecases/photos/findPhotos.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { PhotoStage, Side } from '../fulfillments/photoEnums.js';

/** Base class of all photo types. */
@ObjectType({ simpleResolvers: true })
abstract class PhotoType {
  @Field(() => ID, { description: 'The ID of the photo, the same in every API.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The caption; null if there is none.' })
  caption!: string | null;

  @Field(() => String, { description: 'The path of a small image, at most 320 pixels wide and high.' })
  thumbnail!: string;

  @Field(() => String, { description: 'The path of the large image, at most 1,600 pixels wide and high.' })
  full!: string;

  @Field(() => Int, { description: 'The width of the large image in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'The height of the large image in pixels.' })
  height!: number;

  contentHash!: string;
}

@ObjectType('BookPhoto', {
  simpleResolvers: true,
  description: 'A photo that shows the condition of the copies of a listing.',
})
export class BookPhotoType extends PhotoType implements BookPhoto {
  bookId!: string;
}

@ObjectType('OrderPhoto', {
  simpleResolvers: true,
  description:
    'A photo of rented copies at dispatch, receipt or return. Only the buyer, the seller and staff with ' +
    '`orders:read-any` can see it. The photo cannot be changed. It is deleted only if the account that added it is ' +
    'closed.',
})
export class OrderPhotoType extends PhotoType implements OrderPhoto {
  fulfillmentId!: string;
  authorId!: string;

  @Field(() => PhotoStage, {
    description: 'The stage of the rental at which the photo was taken: dispatch, receipt or return.',
  })
  stage!: PhotoStage;

  @Field(() => Side, { description: 'The side that added the photo: the buyer or the seller.' })
  side!: Side;

  @Field(() => DateTimeScalar, { description: 'The time at which the photo was added.' })
  addedAt!: Date;
}

@ObjectType('DisputePhoto', {
  simpleResolvers: true,
  description:
    'A photo that the buyer or the seller added to a dispute as evidence. Only the buyer, the seller and staff ' +
    'who decide disputes can see the photo. It cannot be changed, and is deleted when both accounts are closed.',
})
export class DisputePhotoType extends PhotoType implements DisputePhoto {
  disputeId!: string;

  @Field(() => Side, { description: 'The side that added the photo: the buyer or the seller.' })
  side!: Side;

  @Field(() => DateTimeScalar, { description: 'The time at which the photo was added.' })
  addedAt!: Date;
}

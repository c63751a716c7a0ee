import { z } from 'zod';
import { captionField, LONGEST_CAPTION, MOST_PHOTOS } from '../../domain/catalogue/photos.js';
import { PhotoStage } from '../../domain/orders/orderPhotos.js';
import { Side } from '../../domain/orders/orderStatus.js';
import type { DisputePhoto } from '../../usecases/photos/findDisputePhotos.js';
import type { BookPhoto, OrderPhoto } from '../../usecases/photos/findPhotos.js';
import { refuse } from '../../domain/shared/errors.js';
import { contentOf } from '../books/listingRoutes.js';
import { successOf } from '../envelope.js';
import type { Form } from '../multipart.js';
import { lowerCase } from '../lowerCase.js';

const captionSchema = z.string().max(LONGEST_CAPTION).describe('A caption of at most 300 characters.');

const photoSchema = z.object({
  _id: z.string().describe('The ID of the photo, the same in every API.'),
  caption: z.string().nullable().describe('The caption; null if there is none.'),
  thumbnail: z.string().describe('The path of a small image, at most 320 pixels wide and high.'),
  full: z.string().describe('The path of the large image, at most 1,600 pixels wide and high.'),
  width: z.int().describe('The width of the large image in pixels.'),
  height: z.int().describe('The height of the large image in pixels.'),
});

const bookPhotoSchema = photoSchema.meta({
  id: 'BookPhoto',
  description: 'A photo that shows the condition of the copies of a listing.',
});

const orderPhotoSchema = photoSchema
  .extend({
    stage: lowerCase(PhotoStage).describe('The stage of the rental at which the photo was taken.'),
    side: lowerCase(Side).describe('The side that added the photo: the buyer or the seller.'),
    author: z.string().describe('The `_id` of the account that added the photo.'),
    addedAt: z.iso.datetime().describe('The time at which the photo was added.'),
  })
  .meta({ id: 'OrderPhoto', description: 'A photo of rented copies at dispatch, receipt or return.' });

const disputePhotoSchema = photoSchema
  .extend({
    side: lowerCase(Side).describe('The side that added the photo: the buyer or the seller.'),
    addedAt: z.iso.datetime().describe('The time at which the photo was added.'),
  })
  .meta({
    id: 'DisputePhoto',
    description: 'A photo that the buyer or the seller added to a dispute as evidence.',
  });

/** Response with the photos of a listing. */
export const bookPhotosAnswer = successOf(
  z.object({
    photos: z
      .array(bookPhotoSchema)
      .max(MOST_PHOTOS)
      .describe('The photos, in the order chosen by the seller.'),
  }),
);

/** Response with the photos of a fulfillment. */
export const orderPhotosAnswer = successOf(
  z.object({ photos: z.array(orderPhotoSchema).describe('The photos, oldest first.') }),
);

/** Response with the photos of a dispute. */
export const disputePhotosAnswer = successOf(
  z.object({ photos: z.array(disputePhotoSchema).describe('The photos of both sides, oldest first.') }),
);

const fileField = z.string().meta({
  format: 'binary',
  description: 'JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes.',
});

/** Form that adds a photo to a listing. */
export const photoFormSchema = z.object({ photo: fileField, caption: captionSchema.optional() });

/** Form that adds a photo to a fulfillment. */
export const orderPhotoFormSchema = photoFormSchema.extend({
  stage: lowerCase(PhotoStage).describe('The stage of the rental at which the photo was taken.'),
});

/** Body of a request that changes a photo's caption. */
export const photoEditSchema = z
  .object({
    caption: captionField.describe('The new caption, at most 300 characters; null clears it.'),
  })
  .meta({
    id: 'PhotoEdit',
    description: 'The new caption of a photo.',
    example: { caption: 'A torn corner' },
  });

/** Body of a request that changes the sequence of a listing's photos. */
export const photoOrderSchema = z
  .object({
    photos: z.array(z.string()).describe('The `_id` of each photo of the listing, in the new order.'),
  })
  .meta({
    id: 'PhotoOrder',
    description: 'The new order of the photos.',
    example: { photos: ['photo_01h455vb4pex5vsknk084sn02q'] },
  });

/** Returns the photo in a form as a stream. Throws FILE_REQUIRED if the form contains no photo. */
export function photoOf({ files }: Form) {
  const file = files.get('photo');
  return file ? contentOf(file) : refuse('FILE_REQUIRED', { field: ['photo'] });
}

const presentPhoto = ({
  id,
  caption,
  thumbnail,
  full,
  width,
  height,
}: BookPhoto | OrderPhoto | DisputePhoto) => ({
  _id: id,
  caption,
  thumbnail,
  full,
  width,
  height,
});

/** Returns the photos of a listing in their documented form. */
export function presentBookPhotos(photos: readonly BookPhoto[]) {
  return { status: 'success', data: { photos: photos.map(presentPhoto) } };
}

/** Returns the photos of a fulfillment in their documented form. */
export function presentOrderPhotos(photos: readonly OrderPhoto[]) {
  const presented = photos.map((photo) => ({
    ...presentPhoto(photo),
    stage: photo.stage.toLowerCase(),
    side: photo.side.toLowerCase(),
    author: photo.authorId,
    addedAt: photo.addedAt,
  }));
  return { status: 'success', data: { photos: presented } };
}

/** Returns the response body with the photos of a dispute. */
export function presentDisputePhotos(photos: readonly DisputePhoto[]) {
  const presented = photos.map((photo) => ({
    ...presentPhoto(photo),
    side: photo.side.toLowerCase(),
    addedAt: photo.addedAt,
  }));
  return { status: 'success', data: { photos: presented } };
}

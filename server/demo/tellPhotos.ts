import { Readable } from 'node:stream';
import { addBookPhoto } from '../usecases/photos/addBookPhoto.js';
import { addOrderPhoto } from '../usecases/photos/addOrderPhoto.js';
import type { Scope } from '../usecases/scope.js';
import type { DemoPhotoOfRental } from './demoOrder.js';
import type { DemoStage } from './demoStage.js';
import type { DemoPhoto } from './photos/demoPhotos.js';
import { DRAWN_PHOTOS, type DrawnPhoto } from './photos/drawnPhotos.js';

/** Adds the demo photos to their listings. */
export async function tellPhotos(
  stage: DemoStage,
  photos: readonly DemoPhoto[],
  bookIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { seller, book, photo, caption } of photos) {
    const input = { bookId: bookIds.get(book), caption };
    await addBookPhoto(taking(photo, stage.scopeOf(seller, 0)), input, file);
  }
}

/** Adds a photo of rented copies to a fulfillment. */
export async function photograph(
  scope: Scope,
  fulfillmentId: string | undefined,
  { photo, stage, caption }: DemoPhotoOfRental,
): Promise<void> {
  await addOrderPhoto(taking(photo, scope), { fulfillmentId, stage, caption }, file);
}

/** Returns a scope in which every uploaded file becomes this photo, so that no picture is decoded. */
function taking(photo: DrawnPhoto, scope: Scope): Scope {
  return { ...scope, makePhoto: async () => DRAWN_PHOTOS[photo] };
}

const file = () => Readable.from([Buffer.from('photo')]);

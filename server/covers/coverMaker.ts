import type { PictureOrder } from './pictureOrder.js';
import type { ProcessedCover } from './storedCover.js';

/** Makes the images of a cover from an uploaded file. Throws what makeCover and PictureQueue.push throw. */
export type CoverMaker = (file: Buffer, order: PictureOrder) => Promise<ProcessedCover>;

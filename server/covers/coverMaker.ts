import type { PictureOrder } from './pictureOrder.js';
import type { ProcessedCover } from './storedCover.js';

/** Makes the images of a cover from an uploaded file. Throws the refusals of makeCover and of PictureQueue.push. */
export type CoverMaker = (file: Buffer, order: PictureOrder) => Promise<ProcessedCover>;

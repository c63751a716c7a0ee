import type { PictureOrder } from './pictureOrder.js';
import type { ProcessedCover } from './storedCover.js';

/**
 * Makes of a file the images that are served. Refuses what makeCover refuses, and what PictureQueue refuses.
 */
export type CoverMaker = (file: Buffer, order: PictureOrder) => Promise<ProcessedCover>;

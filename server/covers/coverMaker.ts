import type { ProcessedCover } from './storedCover.js';

/**
 * Makes of a file the images that are served. Refuses what makeCover refuses, and SERVICE_UNAVAILABLE when too many
 * pictures wait already.
 */
export type CoverMaker = (file: Buffer) => Promise<ProcessedCover>;

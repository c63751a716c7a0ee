import { Foundation1763683200000 } from './1763683200000-Foundation.js';

/** Every migration, oldest first. One that has landed is never edited: add another. */
export const MIGRATIONS = [Foundation1763683200000];

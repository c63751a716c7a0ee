import type { BookPhotoPartsFragment } from './Photo.generated';

/** A stored photo with the fields that galleries show. */
export type Photo = BookPhotoPartsFragment;

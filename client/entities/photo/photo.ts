import type { BookPhotoPartsFragment } from './Photo.generated';

/** A stored photo, as galleries show it. */
export type Photo = BookPhotoPartsFragment;

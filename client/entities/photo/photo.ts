import type { BookPhotoPartsFragment } from './Photo.generated';

/** A photo that the server keeps, as galleries show it. */
export type Photo = BookPhotoPartsFragment;

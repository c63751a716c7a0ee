import type { DemoPersonKey } from '../demoPeople.js';
import type { DrawnPhoto } from './drawnPhotos.js';

/** A photo of a listing. `book` is the book's title. */
export interface DemoPhoto {
  seller: DemoPersonKey;
  book: string;
  photo: DrawnPhoto;
  caption: string;
}

/** Photos that show the condition of listings. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = [
  { seller: 'asha', book: 'Jane Eyre', photo: 'front', caption: 'The front' },
  { seller: 'asha', book: 'Jane Eyre', photo: 'spine', caption: 'The crease on the spine' },
  { seller: 'rohan', book: 'Wuthering Heights', photo: 'pencil', caption: 'The pencil notes' },
];

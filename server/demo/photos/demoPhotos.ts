import type { DemoPersonKey } from '../demoPeople.js';
import type { DrawnPhoto } from './drawnPhotos.js';

/** What a seller shows of a copy of a book, which is named by its title. */
export interface DemoPhoto {
  seller: DemoPersonKey;
  book: string;
  photo: DrawnPhoto;
  caption: string;
}

/** Listings with photos of their condition. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = [
  { seller: 'asha', book: 'Jane Eyre', photo: 'front', caption: 'The front' },
  { seller: 'asha', book: 'Jane Eyre', photo: 'spine', caption: 'The crease on the spine' },
  { seller: 'rohan', book: 'Wuthering Heights', photo: 'pencil', caption: 'The pencil notes' },
];

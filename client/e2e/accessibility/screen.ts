import type { Page } from '@playwright/test';

/** A screen, how to come to it, and what shows that it is there. */
export interface Screen {
  path: string | ((shop: Shop) => string);
  heading: string | RegExp;
  /** What opens a dialog or another tab of the screen. */
  open?: (page: Page) => Promise<void>;
}

/** Things to look at. */
export interface Shop {
  bookId: string;
  /** What two sellers offer. */
  editionId: string;
  orderId: string;
  /** A rental that has arrived, with a photo. */
  rentalId: string;
  /** What it took the last copy of. */
  rentedBookId: string;
  /** Of which somebody else has rented the only copy. */
  takenBookId: string;
}

/** Where a screen needs nothing. */
export const NOTHING: Shop = {
  bookId: '',
  editionId: '',
  orderId: '',
  rentalId: '',
  rentedBookId: '',
  takenBookId: '',
};

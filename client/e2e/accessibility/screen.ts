import type { Page } from '@playwright/test';

/** A screen: its address, and the heading that is visible once it is loaded. */
export interface Screen {
  path: string | ((shop: Shop) => string);
  heading: string | RegExp;
  /** Opens a dialog or a tab of the screen. */
  open?: (page: Page) => Promise<void>;
}

/** The ids of the books and orders that screens show. */
export interface Shop {
  bookId: string;
  /** An edition with two offers. */
  editionId: string;
  orderId: string;
  /** A delivered rental with a photo. */
  rentalId: string;
  /** The book of that rental. Its only copy is rented out. */
  rentedBookId: string;
  /** A book whose only copy is rented to another reader. */
  takenBookId: string;
}

/** Empty ids, for screens that show no book and no order. */
export const NOTHING: Shop = {
  bookId: '',
  editionId: '',
  orderId: '',
  rentalId: '',
  rentedBookId: '',
  takenBookId: '',
};

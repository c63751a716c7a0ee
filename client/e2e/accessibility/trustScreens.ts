import { expect, type Page } from '@playwright/test';
import { scrollTo } from '../people';
import { DOT } from '../shop';
import type { Screen } from './screen';

const BROWSING: Record<string, Screen> = {
  'photo of a book': {
    path: ({ bookId }) => `/books/${bookId}`,
    heading: 'Photos of this copy',
    open: (page) => page.getByRole('button', { name: 'A torn corner' }).press('Enter'),
  },
  'waiting list': {
    path: ({ takenBookId }) => `/books/${takenBookId}`,
    heading: 'Notify me when it is available',
    open: (page) => page.getByRole('button', { name: 'Notify me when it is available' }).press('Enter'),
  },
};

const ORDERING: Record<string, Screen> = {
  'add books with photos': { path: '/rent-book', heading: 'Add Books', open: choosePhotos },
  'photos of a rental': {
    path: ({ rentalId }) => `/orders/${rentalId}`,
    heading: /Order/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Add photos on receipt' }).press('Enter');
      await choosePhotos(page);
    },
  },
  'reporting a problem': {
    path: ({ rentalId }) => `/orders/${rentalId}`,
    heading: 'Report a problem',
    open: (page) => page.getByRole('button', { name: 'Report a problem' }).press('Enter'),
  },
  'reviewing a book': {
    path: ({ rentalId }) => `/orders/${rentalId}`,
    heading: 'Review The Ferry Home',
    open: (page) => page.getByRole('button', { name: 'Review this book' }).press('Enter'),
  },
  'reviewing a seller': {
    path: ({ rentalId }) => `/orders/${rentalId}`,
    heading: 'Review Kamala Nair',
    open: (page) => page.getByRole('button', { name: 'Review this seller' }).press('Enter'),
  },
};

const SELLING: Record<string, Screen> = {
  'withholding some of a deposit': {
    path: ({ rentalId }) => `/orders/${rentalId}`,
    heading: 'Have you received the rented books?',
    open: async (page) => {
      await page.getByRole('button', { name: 'Confirm return' }).press('Enter');
      await page.getByText('Withhold part of the deposit').click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'A page is missing' })).toBeVisible();
    },
  },
  'withdrawing a reply': {
    path: ({ rentedBookId }) => `/books/${rentedBookId}`,
    heading: 'Withdraw your reply?',
    open: (page) => press(page, 'Withdraw reply'),
  },
};

/** Screens of a reader whose review has a reply from the seller. */
const REVIEWING: Record<string, Screen> = {
  'reporting a reply': {
    path: ({ rentedBookId }) => `/books/${rentedBookId}`,
    heading: 'Report this reply',
    open: (page) => press(page, 'Report reply'),
  },
};

const ADMINISTRATOR: Record<string, Screen> = {
  'removing a reply': {
    path: ({ rentedBookId }) => `/books/${rentedBookId}`,
    heading: 'Remove this reply?',
    open: (page) => press(page, 'Remove reply'),
  },
};

/** Screens with photos, reviews and waiting lists, by the account that sees them. */
export const TRUST = { BROWSING, ORDERING, SELLING, REVIEWING, ADMINISTRATOR };

/** Scrolls to the reviews, which loads them, and presses the first button with this name. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await scrollTo(page, button);
  await button.press('Enter');
}

/** Chooses two photos and a file that is not a photo, without uploading them. */
async function choosePhotos(page: Page): Promise<void> {
  const picker = page.getByLabel('Add photos', { exact: true }).and(page.locator('input'));
  const dot = { name: 'dot.png', mimeType: 'image/png', buffer: DOT };
  const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await picker.setInputFiles([dot, bill, dot]);
  await expect(page.getByRole('textbox', { name: 'Caption of photo 2' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
}

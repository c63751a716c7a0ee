import { expect } from '@playwright/test';
import type { Screen } from './screen';

/** Screens of the book list, some with an open panel or menu. */
export const LIST: Record<string, Screen> = {
  books: { path: '/books', heading: 'Available Books' },
  'filters, beside the list or in a sheet': {
    path: '/books?genre=Fiction',
    heading: /Available Books|Filters/,
    open: async (page) => {
      const sheet = page.getByRole('button', { name: 'Filters (1)' });
      if (await sheet.isVisible()) await sheet.click();
      await expect(page.getByRole('radio', { name: /^Fiction \d/ })).toBeChecked();
    },
  },
  'suggestions under the search field': {
    path: '/books',
    heading: 'Available Books',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Title, author, or ISBN' }).fill('tamarind');
      await expect(page.getByRole('option', { name: /Under the Tamarind/ })).toBeVisible();
    },
  },
  'recent searches': {
    path: '/books?search=tamarind',
    heading: 'Search Results',
    open: async (page) => {
      const bar = page.getByRole('search', { name: 'Search this list' });
      await bar.getByRole('button', { name: 'Search' }).press('Enter');
      await bar.getByRole('combobox').first().fill('');
      await expect(page.getByRole('listbox', { name: 'Recent searches' })).toBeVisible();
    },
  },
  'no results': { path: '/books?search=qqqqqq', heading: 'Search Results' },
};

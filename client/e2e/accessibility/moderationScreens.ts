import type { Screen } from './screen';

/** Screens on which administrators moderate listings, reviews and editions. */
export const ADMINISTRATOR: Record<string, Screen> = {
  'reported listings': { path: '/moderation', heading: 'Moderation' },
  'reported reviews': { path: '/moderation?view=reviews', heading: 'Moderation' },
  'record of moderation': { path: '/moderation?view=record', heading: 'Moderation' },
  'a book as an administrator sees it': { path: ({ bookId }) => `/books/${bookId}`, heading: /Tamarind/ },
  'taking a listing off the market': {
    path: ({ bookId }) => `/books/${bookId}`,
    heading: 'Take this listing off the market?',
    open: (page) => page.getByRole('button', { name: 'Take off the market' }).press('Enter'),
  },
  'splitting an edition': {
    path: ({ editionId }) => `/editions/${editionId}`,
    heading: 'Split this edition?',
    open: (page) => page.getByRole('button', { name: 'Split this edition' }).press('Enter'),
  },
  'joining an edition with another': {
    path: ({ editionId }) => `/editions/${editionId}`,
    heading: 'Join with another edition?',
    open: (page) => page.getByRole('button', { name: 'Join with another edition' }).press('Enter'),
  },
};

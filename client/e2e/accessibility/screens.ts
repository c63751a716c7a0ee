import { expect, test, type Page } from '@playwright/test';
import { ADMINISTRATOR } from './moderationScreens';
import { LIST } from './listScreens';
import { SECURITY, STAFF, SUPPORT_VIEW } from './staffScreens';
import { TRUST } from './trustScreens';
import type { Screen, Shop } from './screen';

/** Returns a screen's path, with the ids of the shop's books and orders filled in. */
export const addressOf = ({ path }: Screen, shop: Shop): string =>
  typeof path === 'string' ? path : path(shop);

/**
 * Shows a screen. The first call loads the page. Later calls navigate without a reload, which is much faster, and
 * wait for a new heading. If the screen is already open, the home page is opened in between.
 */
export async function show(page: Page, address: string): Promise<void> {
  const [from, to] = [page.url(), new URL(address, test.info().project.use.baseURL)];
  if (from === 'about:blank') {
    await page.goto(address);
    return;
  }
  await touch(page);
  if (new URL(from).pathname === to.pathname) await showNext(page, '/');
  await showNext(page, to.href);
}

/**
 * Starts the script on a page that was rendered in advance, and waits until React controls the page. Until then,
 * every link reloads the page.
 */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expect(page.locator('html[data-page]')).toHaveCount(0);
  await expect(page).toHaveTitle(/ · /);
}

async function showNext(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  });
  await follow(page, address);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
}

/** Navigates like a link on the screen, without reloading the page. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

const VISITOR: Record<string, Screen> = {
  home: { path: '/', heading: /./ },
  'log-in': { path: '/login', heading: 'Welcome Back' },
  'log-in with errors': {
    path: '/login',
    heading: 'Welcome Back',
    open: (page) => page.getByRole('button', { name: 'Login', exact: true }).press('Enter'),
  },
  'sign-up': { path: '/signup', heading: 'How do you want to join?' },
  'sign-up form': {
    path: '/signup',
    heading: 'Sign Up as Reader',
    open: (page) => page.getByRole('button', { name: 'Sign Up as Reader' }).press('Enter'),
  },
  'publisher registration': { path: '/signup/publisher', heading: 'Publisher Registration' },
  'forgotten password': { path: '/forgot-password', heading: 'Forgot your password?' },
  'new password': { path: '/reset-password/nothing', heading: 'Choose a new password' },
  'public page of a book': { path: ({ bookId }) => `/b/${bookId}`, heading: /Tamarind/ },
  'public page of a book with reviews': {
    path: ({ rentedBookId }) => `/b/${rentedBookId}`,
    heading: 'What readers say',
  },
  'public page of a seller with reviews': {
    path: ({ rentedBookId }) => `/b/${rentedBookId}`,
    heading: 'Seller reviews',
    open: (page) => page.getByRole('main').getByRole('link', { name: 'Kamala Nair' }).click(),
  },
  rules: { path: '/rules', heading: 'Terms of use' },
  'public page of nothing': { path: '/b/nothing', heading: 'Page not found' },
  'confirming an address': { path: '/verify-email/nothing', heading: 'Confirm your address' },
};

/** Screens of a reader who looks for books. */
const BROWSING: Record<string, Screen> = {
  home: { path: '/', heading: /./ },
  profile: { path: '/profile', heading: 'Personal Info' },
  'profile being edited': {
    path: '/profile',
    heading: 'Personal Info',
    open: (page) => page.getByRole('button', { name: 'Edit Profile' }).press('Enter'),
  },
  ...LIST,
  book: { path: ({ bookId }) => `/books/${bookId}`, heading: /Tamarind/ },
  edition: { path: ({ editionId }) => `/editions/${editionId}`, heading: /Tamarind/ },
  'edition in a narrowed list': {
    path: ({ editionId }) => `/editions/${editionId}?salePriceTo=200`,
    heading: /Tamarind/,
  },
  'rent dialog': {
    path: ({ bookId }) => `/books/${bookId}`,
    heading: 'Rent Book',
    open: (page) => page.getByRole('button', { name: 'Add to Cart as Rent' }).press('Enter'),
  },
  'report dialog': {
    path: ({ bookId }) => `/books/${bookId}`,
    heading: 'Report this listing',
    open: (page) => page.getByRole('button', { name: 'Report this listing' }).press('Enter'),
  },
  bookmarks: { path: '/bookmarks', heading: 'Bookmarks' },
};

/** Screens of a reader who places orders and manages their account. */
const ORDERING: Record<string, Screen> = {
  'add books': { path: '/rent-book', heading: 'Add Books' },
  'add books with errors': {
    path: '/rent-book',
    heading: 'Add Books',
    open: (page) => page.getByRole('button', { name: 'List Book' }).press('Enter'),
  },
  cart: { path: '/cart', heading: /Shopping Cart \(1 item\)/ },
  checkout: { path: '/checkout', heading: 'Checkout' },
  'checkout with errors': {
    path: '/checkout',
    heading: 'Checkout',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'City', exact: true }).fill('');
      await page.getByRole('button', { name: 'Place Order' }).press('Enter');
    },
  },
  settings: { path: '/settings', heading: 'Settings' },
  'dashboard of nobody who sells': { path: '/dashboard', heading: 'You are not selling anything yet' },
  'closing the account': {
    path: '/settings',
    heading: 'Close your account?',
    open: (page) => page.getByRole('button', { name: 'Close my account' }).press('Enter'),
  },
  transactions: { path: '/transactions', heading: 'Transaction History' },
  order: { path: ({ orderId }) => `/orders/${orderId}`, heading: /Order/ },
};

const SELLING: Record<string, Screen> = {
  'own book': { path: ({ bookId }) => `/books/${bookId}`, heading: /Tamarind/ },
  'edit book': { path: ({ bookId }) => `/books/${bookId}/edit`, heading: 'Edit Book' },
  'take off the market': {
    path: ({ bookId }) => `/books/${bookId}`,
    heading: 'Take this book off the market?',
    open: (page) => page.getByRole('button', { name: 'Take off the market' }).press('Enter'),
  },
};

/** Screens of a publisher with many orders. */
const PUBLISHER: Record<string, Screen> = {
  'bulk upload': {
    path: '/rent-book',
    heading: 'Add Books',
    open: (page) => page.getByRole('tab', { name: 'Bulk Upload' }).click(),
  },
  dashboard: { path: '/dashboard', heading: 'To do now' },
  'earnings of a publisher': { path: '/earnings', heading: 'No payouts yet' },
  'own listings': { path: '/dashboard?view=listings', heading: 'Dashboard' },
  sales: { path: '/dashboard?view=sales', heading: 'Dashboard' },
  'empty cart': { path: '/cart', heading: /Shopping Cart/ },
  'no bookmarks': { path: '/bookmarks', heading: 'Bookmarks' },
  'empty transactions': { path: '/transactions', heading: 'Transaction History' },
};

/** Every screen, by the account that sees it. */
export const SCREENS = {
  VISITOR,
  BROWSING: { ...BROWSING, ...TRUST.BROWSING },
  ORDERING: { ...ORDERING, ...TRUST.ORDERING },
  SELLING: { ...SELLING, ...TRUST.SELLING },
  PUBLISHER,
  REVIEWING: TRUST.REVIEWING,
  ADMINISTRATOR: { ...ADMINISTRATOR, ...TRUST.ADMINISTRATOR },
  STAFF,
  SUPPORT_VIEW,
  SECURITY,
};

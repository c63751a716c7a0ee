import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectUsableByEverybody, remember } from './axe';
import { ask, listBook, signUp, type Person } from './people';

// Every screen is loaded and looked at twice, which takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** A screen, how to come to it, and what shows that it is there. */
interface Screen {
  path: string | ((shop: Shop) => string);
  heading: string | RegExp;
  /** What opens a dialog or another tab of the screen. */
  open?: (page: Page) => Promise<void>;
}

/** Things to look at. */
interface Shop {
  bookId: string;
  orderId: string;
}

const VISITOR: Record<string, Screen> = {
  home: { path: '/', heading: /./ },
  'log-in': { path: '/login', heading: 'Welcome Back' },
  'log-in with errors': {
    path: '/login',
    heading: 'Welcome Back',
    open: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
  },
  'sign-up': { path: '/signup', heading: 'How do you want to join?' },
  'sign-up form': {
    path: '/signup',
    heading: 'Sign Up as Reader',
    open: (page) => page.getByRole('button', { name: 'Sign Up as Reader' }).click(),
  },
  'publisher registration': { path: '/signup/publisher', heading: 'Publisher Registration' },
};

const BROWSING: Record<string, Screen> = {
  home: { path: '/', heading: /./ },
  profile: { path: '/profile', heading: 'Personal Info' },
  'profile being edited': {
    path: '/profile',
    heading: 'Personal Info',
    open: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  books: { path: '/books', heading: 'Available Books' },
  'no results': { path: '/books?search=qqqqqq', heading: 'Search Results' },
  book: { path: ({ bookId }) => `/books/${bookId}`, heading: /Tamarind/ },
  'rent dialog': {
    path: ({ bookId }) => `/books/${bookId}`,
    heading: 'Rent Book',
    open: (page) => page.getByRole('button', { name: 'Add to Cart as Rent' }).click(),
  },
};

const ORDERING: Record<string, Screen> = {
  'add books': { path: '/rent-book', heading: 'Add Books' },
  'add books with errors': {
    path: '/rent-book',
    heading: 'Add Books',
    open: (page) => page.getByRole('button', { name: 'List Book' }).click(),
  },
  cart: { path: '/cart', heading: /Shopping Cart \(1 item\)/ },
  checkout: { path: '/checkout', heading: 'Checkout' },
  'checkout with errors': {
    path: '/checkout',
    heading: 'Checkout',
    open: (page) => page.getByRole('button', { name: 'Place Order' }).click(),
  },
  settings: { path: '/settings', heading: 'Settings' },
  'dashboard of nobody who sells': { path: '/dashboard', heading: 'You are not selling anything yet' },
  'no bookmarks': { path: '/bookmarks', heading: 'Bookmarks' },
  transactions: { path: '/transactions', heading: 'Transaction History' },
  order: { path: ({ orderId }) => `/orders/${orderId}`, heading: /Order/ },
};

const SELLING: Record<string, Screen> = {
  'own book': { path: ({ bookId }) => `/books/${bookId}`, heading: /Tamarind/ },
  'edit book': { path: ({ bookId }) => `/books/${bookId}/edit`, heading: 'Edit Book' },
  'take off the market': {
    path: ({ bookId }) => `/books/${bookId}`,
    heading: 'Take this book off the market?',
    open: (page) => page.getByRole('button', { name: 'Take off the market' }).click(),
  },
};

const PUBLISHER: Record<string, Screen> = {
  'bulk upload': {
    path: '/rent-book',
    heading: 'Add Books',
    open: (page) => page.getByRole('tab', { name: 'Bulk Upload' }).click(),
  },
  'bulk upload with refused rows': { path: '/rent-book', heading: 'Add Books', open: uploadRefusedRows },
  dashboard: { path: '/dashboard', heading: 'To do now' },
  'own listings': { path: '/dashboard?view=listings', heading: 'Dashboard' },
  sales: { path: '/dashboard?view=sales', heading: 'Dashboard' },
  'empty cart': { path: '/cart', heading: /Shopping Cart/ },
  'empty transactions': { path: '/transactions', heading: 'Transaction History' },
};

const ADMINISTRATOR: Record<string, Screen> = {
  'reported listings': { path: '/moderation', heading: 'Moderation' },
  'record of moderation': { path: '/moderation?view=record', heading: 'Moderation' },
  'a book as an administrator sees it': { path: ({ bookId }) => `/books/${bookId}`, heading: /Tamarind/ },
  'taking a listing off the market': {
    path: ({ bookId }) => `/books/${bookId}`,
    heading: 'Take this listing off the market?',
    open: (page) => page.getByRole('button', { name: 'Take off the market' }).click(),
  },
};

test("a visitor's screens can be used by everybody", async ({ page }) => {
  await remember(page, {});
  await checkAll(page, VISITOR, NOTHING);
});

for (const [name, screens] of Object.entries({ browsing: BROWSING, ordering: ORDERING })) {
  test(`a reader's screens for ${name} can be used by everybody`, async ({ page, request }) => {
    const { buyer, shop } = await prepareShop(request);
    await remember(page, { 'panna.token': buyer.token });
    await checkAll(page, screens, shop);
  });
}

test("a seller's screens for a book can be used by everybody", async ({ page, request }) => {
  const { seller, shop } = await prepareShop(request);
  await remember(page, { 'panna.token': seller.token });
  await checkAll(page, SELLING, shop);
});

test("a publisher's screens can be used by everybody", async ({ page, request }) => {
  await remember(page, { 'panna.token': await logInToDemo(request, 'desk@banyantree.panna.example') });
  await checkAll(page, PUBLISHER, NOTHING);
});

test("an administrator's screens can be used by everybody", async ({ page, request }) => {
  const { shop } = await prepareShop(request);
  await remember(page, { 'panna.token': await logInToDemo(request, 'arjun@panna.example') });
  await checkAll(page, ADMINISTRATOR, shop);
});

async function uploadRefusedRows(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Bulk Upload' }).click();
  const buffer = Buffer.from(JSON.stringify([{ title: 'Rain' }, { title: 'Snow' }]));
  const file = { name: 'books.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Select JSON File', { exact: true }).and(page.locator('input')).setInputFiles(file);
  await page.getByRole('button', { name: 'Upload Books' }).click();
  await expect(page.getByText('2 rows were refused.')).toBeVisible();
}

const NOTHING: Shop = { bookId: '', orderId: '' };

async function checkAll(page: Page, screens: Record<string, Screen>, shop: Shop): Promise<void> {
  for (const [name, screen] of Object.entries(screens)) {
    await test.step(name, () => check(page, name, screen, shop));
  }
}

async function check(page: Page, name: string, { path, heading, open }: Screen, shop: Shop): Promise<void> {
  await page.goto(typeof path === 'string' ? path : path(shop));
  await open?.(page);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expectUsableByEverybody(page, name);
}

/** A buyer with an order of one book, and another in the cart; and the seller of both. */
async function prepareShop(
  request: APIRequestContext,
): Promise<{ seller: Person; buyer: Person; shop: Shop }> {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'Under the Tamarind', copies: 3 });
  const addToCart = () =>
    ask(
      request,
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
      { input: { bookId, type: 'PURCHASE' } },
      buyer.token,
    );
  await addToCart();
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string } } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input: { idempotencyKey: buyer.email, shippingAddress: ADDRESS } },
    buyer.token,
  );
  await addToCart();
  return { seller, buyer, shop: { bookId, orderId: placeOrder.order.id } };
}

const ADDRESS = { street: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400020' };

async function logInToDemo(request: APIRequestContext, email: string): Promise<string> {
  const { logIn } = await ask<{ logIn: { token: string } }>(
    request,
    'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
    { input: { email, password: 'panna-demo' } },
  );
  return logIn.token;
}

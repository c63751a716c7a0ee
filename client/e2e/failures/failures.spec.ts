import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { arrive, ask, listBook, newEmail, PASSWORD, signUp, type Person } from '../people';

/** Makes the server unreachable from now on. */
const loseTheServer = (page: Page) => page.route('**/graphql', (route) => route.abort());

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signs up a reader with a book in the cart. */
async function buyer(request: Parameters<typeof signUp>[0]): Promise<{ person: Person; bookId: string }> {
  const seller = await signUp(request, 'Kamala Nair');
  const person = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'A Map of Absent Rivers' });
  const { addToCart } = await ask<{ addToCart: { userErrors: object[] } }>(
    request,
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
    { input: { bookId, type: 'PURCHASE' } },
    person.token,
  );
  expect(addToCart.userErrors).toEqual([]);
  return { person, bookId };
}

test.describe('When the server cannot be reached, what was typed stays and an alert says so', () => {
  test('at the login', async ({ page }) => {
    await page.goto('/login');
    await fillIn(page, { Email: 'meera@example.org', Password: PASSWORD });
    await loseTheServer(page);
    await press(page, 'Login');
    await expect(page.getByRole('alert')).toHaveText('Failed to login');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('meera@example.org');
  });

  test('at the sign-up of a reader', async ({ page }) => {
    await page.goto('/signup');
    await press(page, 'Sign Up as Reader');
    await fillIn(page, {
      'Full Name': 'Meera Shah',
      Email: newEmail(),
      Password: PASSWORD,
      'Confirm Password': PASSWORD,
      Phone: '98200 11223',
      Address: '12 Marine Drive, Mumbai',
      Zipcode: '400020',
    });
    await loseTheServer(page);
    await press(page, 'Sign Up');
    await expect(page.getByRole('alert')).toHaveText('Failed to create account');
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Meera Shah');
  });

  test('at the registration of a publisher', async ({ page }) => {
    await page.goto('/signup/publisher');
    await fillIn(page, {
      Email: newEmail(),
      Password: PASSWORD,
      'Confirm Password': PASSWORD,
      'Publisher Name': 'Banyan Tree',
      'Office Contact': '98200 11223',
      'Publication Address': '1 Press Street, Pune',
      Zipcode: '411001',
    });
    await loseTheServer(page);
    await press(page, 'Register');
    await expect(page.getByRole('alert')).toHaveText('Failed to create publisher account');
    await expect(page.getByRole('textbox', { name: 'Publisher Name' })).toHaveValue('Banyan Tree');
  });

  test('in the profile', async ({ page, request }) => {
    await arrive(page, await signUp(request, 'Meera Shah'), '/profile');
    await press(page, 'Edit Profile');
    await fillIn(page, { Address: '2 Hill Road, Ooty' });
    await loseTheServer(page);
    await press(page, 'Save Changes');
    await expect(page.getByRole('alert')).toHaveText('Failed to update profile');
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2 Hill Road, Ooty');
  });

  test('when a book is put into the cart', async ({ page, request }) => {
    const { person, bookId } = await buyer(request);
    await arrive(page, person, `/books/${bookId}`);
    await expect(page.getByRole('button', { name: 'Add to Cart as Buy' })).toBeVisible();
    await loseTheServer(page);
    await press(page, 'Add to Cart as Buy');
    await expect(page.getByRole('alert')).toHaveText('Failed to add item to cart');
  });

  test('in the cart, whose line comes back', async ({ page, request }) => {
    const { person } = await buyer(request);
    await arrive(page, person, '/cart');
    await expect(page.getByRole('heading', { name: 'Shopping Cart (1 item)' })).toBeVisible();
    await loseTheServer(page);
    await press(page, 'Increase quantity of A Map of Absent Rivers');
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
    await press(page, 'Remove A Map of Absent Rivers');
    await expect(page.getByRole('heading', { name: 'Shopping Cart (1 item)' })).toBeVisible();
  });

  test('at the checkout', async ({ page, request }) => {
    const { person } = await buyer(request);
    await arrive(page, person, '/checkout');
    await fillIn(page, {
      'Street Address': '12 Marine Drive',
      City: 'Mumbai',
      State: 'Maharashtra',
      Zipcode: '400020',
    });
    await loseTheServer(page);
    await press(page, 'Place Order');
    await expect(page.getByRole('alert')).toHaveText('Failed to create order');
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Mumbai');
  });

  test('when the checkout is opened', async ({ page, request }) => {
    const { person } = await buyer(request);
    await page.route('**/api/v1/health-check', (route) => route.fulfill({ status: 503, body: '{}' }));
    await arrive(page, person, '/checkout');
    await expect(page.getByRole('alert')).toHaveText(
      'Unable to connect to the server. Please try again later.',
    );
  });
});

test('A part of a screen that does not arrive leaves the screen, and comes by another try', async ({
  page,
  request,
}) => {
  const seller = await signUp(request, 'Kamala Nair');
  const bookId = await listBook(request, seller, { title: 'A Map of Absent Rivers' });
  await arrive(page, await signUp(request, 'Meera Shah'), `/books/${bookId}`);
  await page.route('**/RentDialog-*.js', (route) => route.abort());
  await press(page, 'Add to Cart as Rent');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await expect(page.getByRole('heading', { name: 'A Map of Absent Rivers', level: 1 })).toBeVisible();
  await page.unroute('**/RentDialog-*.js');
  await press(page, 'Try again');
  await expect(page.getByRole('dialog', { name: 'Rent Book' })).toBeVisible();
});

test('A part of a screen that is slow to arrive moves nothing when it does', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const bookId = await listBook(request, seller, { title: 'A Map of Absent Rivers' });
  const held: Route[] = [];
  await page.route('**/SellerActions-*.js', (route) => void held.push(route));
  await arrive(page, seller, `/books/${bookId}`);
  const below = page.getByRole('heading', { name: 'Description' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Done' })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  const before = await below.boundingBox();
  await held[0]?.continue();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});

test('A session that ends under a form is taken up again, and what was typed is saved', async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'Meera Shah');
  await arrive(page, person, '/profile');
  await press(page, 'Edit Profile');
  await fillIn(page, { Address: '2 Hill Road, Ooty' });
  await ask(request, 'mutation { logOut { userErrors { code } } }', {}, person.token);
  // When the code of the dialog fails to load, the form stays. The next attempt to save loads the code again.
  await page.route('**/LogInAgainDialog-*.js', (route) => route.abort());
  await press(page, 'Save Changes');
  await expect(page.getByRole('alert')).toHaveText('This session has ended. Please log in again.');
  await page.unroute('**/LogInAgainDialog-*.js');
  await press(page, 'Save Changes');

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await expectUsableByEverybody(page, 'log in again');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2 Hill Road, Ooty');
});

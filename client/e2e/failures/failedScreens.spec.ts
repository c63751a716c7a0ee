import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from '../test';
import { arrive, ask, listBook, signUp, type Person } from '../people';
import { prepareShop } from '../shop';

test.skip(({ isMobile }) => !isMobile, 'of no width: what is shown and what a button does');

/** Aborts the requests of one operation; all others reach the server. */
const lose = (page: Page, operation: string) =>
  page.route('**/graphql', (route) => {
    const sent = route.request().postData() ?? '';
    return sent.includes(operation) ? route.abort() : route.continue();
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function readerWith(request: APIRequestContext): Promise<{ reader: Person; bookId: string }> {
  const seller = await signUp(request, 'Kamala Nair');
  const bookId = await listBook(request, seller, { title: 'Salt of the Rann' });
  return { reader: await signUp(request, 'Meera Shah'), bookId };
}

test.describe('When one call fails, its screen says so, and trying again mends it', () => {
  test('the list of books', async ({ page, request }) => {
    const { reader } = await readerWith(request);
    await lose(page, '"Books"');
    await arrive(page, reader, '/books');
    await expect(alert(page)).toContainText('Failed to fetch books. Please try again.');
    await page.unroute('**/graphql');
    await press(page, 'Try again');
    await expect(page.getByRole('link', { name: 'Salt of the Rann' }).first()).toBeVisible();
  });

  test('a book', async ({ page, request }) => {
    const { reader, bookId } = await readerWith(request);
    await lose(page, '"Book"');
    await arrive(page, reader, `/books/${bookId}`);
    await expect(alert(page)).toContainText('Failed to load book details');
  });

  test('the rent dialog', async ({ page, request }) => {
    const { reader, bookId } = await readerWith(request);
    await arrive(page, reader, `/books/${bookId}`);
    await press(page, 'Add to Cart as Rent');
    const dialog = page.getByRole('dialog', { name: 'Rent Book' });
    await dialog.getByRole('spinbutton', { name: 'Rental Duration (months)' }).fill('2');
    await lose(page, '"AddToCart"');
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to add book to cart');
    await expect(dialog.getByRole('spinbutton')).toHaveValue('2');
    await page.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('the form for a book', async ({ page, request }) => {
    const { reader } = await readerWith(request);
    await arrive(page, reader, '/rent-book');
    await page.getByRole('textbox', { name: 'Book Title' }).fill('Salt of the Rann');
    await page.getByRole('textbox', { name: 'Author' }).fill('Meera Desai');
    await page.getByRole('textbox', { name: 'ISBN' }).fill('978-81-7182-113-6');
    await page.getByRole('main').getByText('Fiction', { exact: true }).click();
    await page.getByRole('combobox', { name: /^Condition/ }).selectOption('Good');
    await page.getByRole('combobox', { name: 'Listing Type' }).selectOption('Sale Only');
    await page.getByRole('textbox', { name: 'Sale Price' }).fill('120');
    await lose(page, 'ListBook');
    await press(page, 'List Book');
    await expect(alert(page)).toHaveText('Error adding book');
    await expect(page.getByRole('textbox', { name: 'Book Title' })).toHaveValue('Salt of the Rann');
  });

  test('the settings', async ({ page, request }) => {
    const { reader } = await readerWith(request);
    await arrive(page, reader, '/settings');
    await page.getByLabel('Currency').selectOption('Euro (€)');
    await lose(page, '"UpdateSettings"');
    await press(page, 'Save Changes');
    await expect(alert(page)).toHaveText('Failed to update settings');
    await expect(alert(page)).toBeHidden();
    await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  });

  test('the rating of a seller', async ({ page, request }) => {
    const { seller, buyer, shop } = await prepareShop(request);
    await deliver(request, seller, buyer, shop.orderId);
    await arrive(page, buyer, '/transactions');
    const row = page.getByRole('row', { name: /Under the Tamarind/ });
    await row.getByRole('button', { name: 'Rate Seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rate Book Uploader' });
    await dialog.getByRole('radio', { name: '4 of 5 stars' }).check();
    await lose(page, '"RateSeller"');
    await dialog.getByRole('button', { name: 'Submit Rating' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to submit rating');
  });
});

/** Confirms and ships the order as the seller, and marks it as delivered as the buyer. */
async function deliver(request: APIRequestContext, seller: Person, buyer: Person, id: string): Promise<void> {
  const { order } = await ask<{ order: { fulfillments: { id: string }[] } }>(
    request,
    'query ($id: ID!) { order(id: $id) { fulfillments { id } } }',
    { id },
    buyer.token,
  );
  const variables = { id: order.fulfillments[0]?.id };
  for (const [step, person] of [
    ['confirmFulfillment', seller],
    ['shipFulfillment', seller],
    ['markDelivered', buyer],
  ] as const) {
    const call = `mutation ($id: ID!) { ${step}(input: { fulfillmentId: $id }) { userErrors { message } } }`;
    await ask(request, call, variables, person.token);
  }
}

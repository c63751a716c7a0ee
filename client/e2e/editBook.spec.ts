import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test';
import { arrive, listBook, signUp, type Person } from './people';

/** Opens the page of a book in a new browser session in which this person is logged in. */
async function browserOf(browser: Browser, person: Person, bookId: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await arrive(page, person, `/books/${bookId}`);
  return page;
}

test('a seller changes a listing, takes it off the market and puts it back', async ({ browser, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const reader = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'Salt and Jasmine', copies: 2 });
  const shop = await browserOf(browser, seller, bookId);

  await shop.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(shop.getByRole('heading', { name: 'Edit Book' })).toBeVisible();
  await shop.getByRole('textbox', { name: 'Book Title' }).fill('Salt and Jasmine Once More');
  await shop.getByRole('textbox', { name: 'Sale Price' }).fill('310');
  await shop.getByRole('button', { name: 'Save Changes' }).click();
  await expect(shop).toHaveURL(`/books/${bookId}`);
  await expect(shop.getByRole('heading', { name: 'Salt and Jasmine Once More' })).toBeVisible();

  const visitor = await browserOf(browser, reader, bookId);
  await expect(visitor.getByText('₹310')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await visitor.goto(`/books/${bookId}/edit`);
  await expect(visitor).toHaveURL(`/books/${bookId}`);

  await shop.getByRole('button', { name: 'Take off the market' }).click();
  await shop.getByRole('button', { name: 'Take it off' }).click();
  await expect(shop.getByRole('button', { name: 'Put back on the market' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Book not found' })).toBeVisible();

  await shop.getByRole('button', { name: 'Put back on the market' }).click();
  await expect(shop.getByRole('button', { name: 'Take off the market' })).toBeVisible();
  await visitor.goto('/books?search=jasmine+once');
  await expect(visitor.getByRole('link', { name: /Salt and Jasmine Once More/ }).first()).toBeVisible();
});

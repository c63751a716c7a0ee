import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from './test';
import { ask, newEmail, newIsbn, PASSWORD, signUp } from './people';
import { DOT } from './shop';

const arriveWith = (page: Page, token: string) =>
  page.addInitScript((saved) => localStorage.setItem('panna.token', saved), token);

async function signUpPublisher(request: APIRequestContext): Promise<string> {
  const input = {
    email: newEmail(),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    publisherName: 'Banyan Tree',
    officeContact: '98200 11223',
    publicationAddress: '1 Press Street, Pune',
    zipcode: '411001',
  };
  const { signUpPublisher: publisher } = await ask<{ signUpPublisher: { token: string } }>(
    request,
    'mutation ($input: SignUpPublisherInput!) { signUpPublisher(input: $input) { token } }',
    { input },
  );
  return publisher.token;
}

test('a reader lists a book with its cover, and finds it in the list', async ({ page, request }) => {
  const reader = await signUp(request, 'Meera Shah');
  const title = `The Ferry to ${crypto.randomUUID().slice(0, 8)}`;
  await arriveWith(page, reader.token);
  await page.goto('/rent-book');
  await page.getByLabel('Book Title').fill(title);
  await page.getByLabel('Author').fill('Nandini Rao');
  await page.getByLabel('ISBN').fill(newIsbn());
  await page.getByRole('checkbox', { name: 'Mystery' }).check();
  await page.getByRole('combobox', { name: /^Condition/ }).selectOption('Good');
  await page.getByRole('combobox', { name: 'Listing Type' }).selectOption('Both Rent and Sale');
  await page.getByLabel('Rent per Month').fill('60');
  await page.getByLabel('Security Deposit').fill('200');
  await page.getByLabel('Lease Terms').fill('Please no pencil.');
  await page.getByLabel('Sale Price').fill('350.50');
  const picker = page.getByLabel('Upload Cover Image', { exact: true }).and(page.locator('input'));
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Please upload an image file')).toBeVisible();
  await picker.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: DOT });
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  await page.getByRole('button', { name: 'List Book' }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/books\/book_/);
  await page.goto('/books?sortBy=date_desc');
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
});

test('a half-filled form is not lost by going back, nor by a reload', async ({ page, request }) => {
  const reader = await signUp(request, 'Meera Shah');
  await arriveWith(page, reader.token);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Add Books' }).first().click();
  const title = page.getByLabel('Book Title');
  await title.fill('The Ferry');
  const question = page.getByRole('alertdialog', { name: 'Leave this form?' });

  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue('The Ferry');
  expect(new URL(page.url()).pathname).toBe('/rent-book');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We have restored what you typed last time')).toBeVisible();
  await expect(title).toHaveValue('The Ferry');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(title).toHaveValue('The Ferry');
});

test('a publisher uploads ten thousand books, and sees how far that has come', async ({ page, request }) => {
  test.skip(test.info().project.name === 'phone', 'Ten thousand books are enough for one marketplace');
  const books = Array.from({ length: 10_000 }, (_, index) => ({
    title: `Ledger of Rains ${index}`,
    author: 'Anon',
    genre: index === 9_999 ? 'Cooking' : 'History',
    condition: 'Good',
    listingType: 'sale',
    price: { sale: 100 + (index % 400) },
  }));
  await arriveWith(page, await signUpPublisher(request));
  await page.goto('/rent-book');
  await page.getByRole('tab', { name: 'Bulk Upload' }).click();
  await expect(page.getByRole('button', { name: 'Upload Books' })).toBeDisabled();
  await page
    .getByLabel('Select JSON File', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'books.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(books)),
    });
  await expect(page.getByText('10,000 books in the list')).toBeVisible();
  await page.getByRole('button', { name: 'Upload Books' }).click();
  const bar = page.getByRole('progressbar', { name: 'Upload' });
  const isAt = async () => Number(await bar.getAttribute('value'));
  await expect.poll(isAt).toBeGreaterThan(0);
  const first = await isAt();
  await expect.poll(isAt).toBeGreaterThan(first);
  await expect(page.getByText('1 row was refused.')).toBeVisible({ timeout: 200_000 });
  await expect(page.getByText('9,999 books were added.')).toBeVisible();
  await expect(page.getByText('Unknown genre')).toBeVisible();
});

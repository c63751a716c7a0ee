import { expect } from '@playwright/test';
import { test } from './test';
import { ask, listBook, signUp } from './people';

test('a reader reports a listing, and an administrator takes it off the market', async ({
  page,
  browser,
  request,
}) => {
  const seller = await signUp(request, 'Kamala Nair');
  const reader = await signUp(request, 'Meera Shah');
  const title = `Photocopies of the Sea ${crypto.randomUUID().slice(0, 8)}`;
  const bookId = await listBook(request, seller, { title });
  const { logIn } = await ask<{ logIn: { token: string } }>(
    request,
    'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
    { input: { email: 'arjun@panna.example', password: 'panna-demo' } },
  );

  await page.addInitScript((token) => localStorage.setItem('panna.token', token), reader.token);
  await page.goto(`/books/${bookId}`);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const report = page.getByRole('dialog', { name: 'Report this listing' });
  await report.getByRole('combobox').selectOption({ label: 'It is a pirated copy' });
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. A moderator will review your report.')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await desk.addInitScript((token) => localStorage.setItem('panna.token', token), logIn.token);
  await desk.goto('/moderation');
  const card = desk.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Take off the market' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Pirated copies');
  await dialog.getByRole('button', { name: 'Take off the market' }).click();
  await expect(card).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Book not found' })).toBeVisible();

  await desk.goto('/moderation?view=record');
  const entry = desk.getByRole('listitem').filter({ hasText: title });
  await entry.getByRole('button', { name: 'Put back on the market' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await desk.context().close();
});

import { expect, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { arrive, listBook, signUp } from '../people';
import { deliveredOrder, logInToDemo } from '../shop';
import { test } from '../test';

test('a buyer complains about an order, staff answer and settle it', async ({ page, browser, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'The Night Ferry' });
  const orderId = await deliveredOrder(request, { buyer, seller, bookId });
  await arrive(page, buyer, `/orders/${orderId}`);
  await page.getByRole('link', { name: 'Complain about this order' }).press('Enter');
  await page.getByLabel('What happened, and what should be put right?').fill('Nobody answers me.');
  await expectUsableByEverybody(page, 'making a complaint');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  const title = page.getByRole('heading', { level: 1, name: /^Complaint \d{4}-\d{6}$/ });
  await expect(title).toBeVisible();
  const number = ((await title.textContent()) ?? '').replace('Complaint ', '');
  await expectUsableByEverybody(page, 'a complaint');

  const staff = await (await browser.newContext(test.info().project.use)).newPage();
  const token = await logInToDemo(request, 'arjun@panna.example');
  await staff.addInitScript((saved) => localStorage.setItem('panna.token', saved), token);
  await staff.goto('/complaints/open');
  await expectUsableByEverybody(staff, 'open complaints');
  await staff.getByRole('link', { name: `Complaint ${number}` }).press('Enter');
  await say(staff, 'Answer', 'Your answer', 'We ask the seller today.');
  await expect(staff.getByText('Your answer was sent.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('We ask the seller today.')).toBeVisible();
  await say(page, 'Reply', 'Your message', 'Thank you.');
  await staff.reload();
  await say(staff, 'Settle the complaint', 'Outcome for the complainant', 'The seller has answered.');
  await staff.context().close();
  await page.goto('/complaints');
  await expect(page.getByRole('list', { name: 'My complaints' })).toContainText('Settled by staff');
  await expectUsableByEverybody(page, 'own complaints');
});

/** Opens the dialog of a step, types the text, checks the dialog for accessibility, and sends the text. */
async function say(page: Page, step: string, label: string, words: string): Promise<void> {
  await page.getByRole('button', { name: step }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label).fill(words);
  await expectUsableByEverybody(page, step);
  await dialog.getByLabel(label).press('Tab');
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

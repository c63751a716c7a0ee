import { expect } from '@playwright/test';
import { arrive, listBook, scrollTo, signUp, type Person } from './people';
import { deliveredOrder } from './shop';
import { test } from './test';

test('a buyer reviews a book that was delivered, its seller replies, and the next reader reads both', async ({
  page,
  browser,
  request,
}) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const title = `A Lamp by the Sea ${crypto.randomUUID().slice(0, 8)}`;
  const bookId = await listBook(request, seller, { title });
  const orderId = await deliveredOrder(request, { buyer, seller, bookId });

  await arrive(page, buyer, `/orders/${orderId}`);
  await page.getByRole('button', { name: 'Review this book' }).click();
  const dialog = page.getByRole('dialog', { name: `Review ${title}` });
  // Selects four stars and types the text with the keyboard.
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  for (let half = 0; half < 7; half++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Read it in one night.');
  await dialog.getByRole('button', { name: 'Publish the review' }).click();
  await expect(page.getByRole('button', { name: 'Change your review' })).toBeVisible();

  const shop = await openFor(seller, '/dashboard');
  await shop.getByRole('button', { name: 'Reply' }).click();
  await shop.getByRole('textbox', { name: 'Your reply' }).fill('Thank you, Meera.');
  await shop.getByRole('button', { name: 'Publish the reply' }).click();
  await expect(shop.getByText('No reviews to reply to.')).toBeVisible();
  await shop.context().close();

  const next = await openFor(await signUp(request, 'Ila Rao'), `/books/${bookId}`);
  await expect(next.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const review = next.getByRole('article', { name: 'Review by Meera Shah' });
  await scrollTo(next, review);
  await expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(review).toContainText('Read it in one night.');
  await expect(review).toContainText('Thank you, Meera.');
  await next.context().close();

  async function openFor(person: Person, path: string) {
    const other = await (await browser.newContext(test.info().project.use)).newPage();
    await arrive(other, person, path);
    return other;
  }
});

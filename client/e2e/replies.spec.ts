import { expect, type Page } from '@playwright/test';
import { arrive, listBook, scrollTo, signUp } from './people';
import { deliveredOrder, logInToDemo, reviewBook } from './shop';
import { test } from './test';

const ADDRESS = 'She lives at 12 Lake Road.';

test('a seller replaces a reply, the reviewer reports it, and an administrator removes it', async ({
  browser,
  request,
}) => {
  const seller = await signUp(request, `Kamala ${crypto.randomUUID().slice(0, 8)}`);
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'A Lamp by the Sea' });
  await deliveredOrder(request, { buyer, seller, bookId });
  await reviewBook(request, buyer, bookId);
  const administrator = { ...seller, token: await logInToDemo(request, 'arjun@panna.example') };
  const [shop, reader, desk] = [await newPage(), await newPage(), await newPage()];

  await arrive(shop, seller, `/books/${bookId}`);
  await reply(shop, 'Thank you.');
  await shop.getByRole('button', { name: 'Withdraw reply' }).click();
  const question = shop.getByRole('alertdialog', { name: 'Withdraw your reply?' });
  await question.getByRole('button', { name: 'Withdraw reply' }).click();
  await expect(question).toBeHidden();
  await expect(shop.getByText('Thank you.')).toBeHidden();
  await reply(shop, ADDRESS);

  await arrive(reader, buyer, `/books/${bookId}`);
  const review = reader.getByRole('article', { name: 'Review by Meera Shah' });
  await scrollTo(reader, review.getByText(ADDRESS));
  await expect(review).not.toContainText('Thank you.');
  await review.getByRole('button', { name: 'Report reply' }).click();
  const report = reader.getByRole('dialog', { name: 'Report this reply' });
  await report.getByRole('combobox').selectOption({ label: 'It reveals an address or phone number' });
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(reader.getByText('Thank you. A moderator will review your report.')).toBeVisible();

  await arrive(desk, administrator, '/moderation?view=reviews');
  const card = desk.getByRole('article', { name: `Reply by ${seller.name}` });
  await expect(card).toContainText(ADDRESS);
  await card.getByRole('button', { name: 'Remove reply' }).click();
  const removal = desk.getByRole('dialog', { name: 'Remove this reply?' });
  await removal.getByRole('textbox', { name: 'Reason' }).fill('A home address');
  await removal.getByRole('button', { name: 'Remove reply' }).click();
  await expect(card).toBeHidden();

  await reader.reload();
  await scrollTo(reader, review);
  await expect(review).toContainText('Read it in one night.');
  await expect(review).not.toContainText(ADDRESS);
  await shop.reload();
  const removed = shop.getByText('A moderator removed the reply: A home address');
  await scrollTo(shop, removed);
  await expect(shop.getByRole('button', { name: 'Reply' })).toBeHidden();
  for (const page of [shop, reader, desk]) await page.context().close();

  async function newPage(): Promise<Page> {
    return (await browser.newContext(test.info().project.use)).newPage();
  }
});

async function reply(page: Page, text: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Reply', exact: true });
  await scrollTo(page, button);
  await button.click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill(text);
  await page.getByRole('button', { name: 'Publish the reply' }).click();
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
}

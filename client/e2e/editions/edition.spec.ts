import { expect } from '@playwright/test';
import { test } from '../test';
import { arrive, listBook, newIsbn, signUp } from '../people';
import { prepareShop } from '../shop';

test('a reader compares the offers of one title, and takes the one that suits', async ({ page, request }) => {
  const { buyer, shop } = await prepareShop(request);
  await arrive(page, buyer, `/books/${shop.bookId}`);
  const compare = page.getByRole('link', { name: 'Compare all 2 offers' });
  await page.getByRole('heading', { name: 'Details' }).scrollIntoViewIfNeeded();
  await compare.click();
  await expect(page).toHaveURL(new RegExp(`/editions/${shop.editionId}$`));
  await expect(page.getByRole('heading', { name: 'Under the Tamarind', level: 1 })).toBeVisible();

  const offers = page.getByRole('table', { name: 'Offers' }).getByRole('row').filter({ hasText: '₹' });
  await expect(offers).toHaveText([/Ravi Deshpande.*₹120/, /Kamala Nair.*₹249.50/]);
  await page.locator('main').getByLabel('Sort By').last().selectOption('Newest First');
  await expect(page).toHaveURL(/sortBy=date_desc$/);
  await page.reload();
  await expect(offers).toHaveCount(2);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  await page.getByRole('link', { name: 'See the offer of Ravi Deshpande' }).click();
  await expect(page.getByLabel('Pricing').getByText('₹120')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main').getByLabel('Sort By').last()).toHaveValue('DATE_DESC');
});

test('the list has a title of several offers once, and leads by its card to each of them', async ({
  page,
  request,
}) => {
  const isbn = newIsbn();
  const title = 'A Lamp for the Ferry';
  const dear = await listBook(request, await signUp(request, 'Kamala Nair'), { title, isbn });
  const seller = await signUp(request, 'Ravi Deshpande');
  const lease = { perMonth: '20', deposit: '100', minDuration: 1, maxDuration: 6 };
  const cheap = await listBook(request, seller, { title, isbn, salePrice: '120', lease });
  const main = page.locator('main');
  const card = main.getByRole('article');
  await arrive(page, await signUp(request, 'Meera Shah'), `/books?search=${isbn}`);
  await expect(main.getByText('1 book')).toBeVisible();
  await expect(card).toHaveText(/from ₹120 · rent from ₹20 a month · 2 offers/);
  await expect(card).toBeInViewport({ ratio: 0.3 });
  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/editions\//);
  await page.getByRole('link', { name: 'See the offer of Ravi Deshpande' }).click();
  await expect(page).toHaveURL(`/books/${cheap}`);
  await expect(page.getByLabel('Pricing').getByText('₹120')).toBeVisible();

  // The edition page must keep the list's filters, so list an offer that the filter excludes.
  const worn = await listBook(request, seller, { title, isbn, condition: 'ACCEPTABLE', salePrice: '90' });
  await page.goto(`/books?search=${isbn}&condition=good`);
  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/editions\/[^?]*\?.*condition=good/);
  const offers = page.getByRole('table', { name: 'Offers' }).getByRole('row').filter({ hasText: '₹' });
  await expect(page.getByText(/^2 of 3 offers match: .*Good or better/)).toBeVisible();
  await expect(offers).toHaveCount(2);
  await page.getByRole('link', { name: 'Show all offers' }).click();
  await expect(offers).toHaveCount(3);
  await expect(page.locator(`a[href="/books/${worn}"]`)).toBeVisible();

  // An edition with only one matching offer is shown as a book card.
  await page.goto(`/books?search=${isbn}&salePriceFrom=200`);
  await expect(card).toHaveText(/₹249.50.*₹49/);
  await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/books/${dear}`);
});

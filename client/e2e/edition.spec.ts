import { expect } from '@playwright/test';
import { test } from './test';
import { arrive } from './people';
import { prepareShop } from './shop';

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
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);

  await page.getByRole('link', { name: 'See the offer of Ravi Deshpande' }).click();
  await expect(page.getByLabel('Pricing').getByText('₹120')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main').getByLabel('Sort By').last()).toHaveValue('DATE_DESC');
});

import { expect, type Locator, type Page } from '@playwright/test';
import { listBook, signUp } from '../people';
import { test } from '../test';

const fieldOf = (page: Page): Locator =>
  page.getByRole('search', { name: 'Search this list' }).getByRole('combobox', { name: /Title/ });

const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

async function expectFound(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
}

test('a reader takes a suggestion by key and by touch, and finds recent searches after a reload', async ({
  page,
  request,
  hasTouch,
}) => {
  const reader = await signUp(request, 'Ira Menon');
  await listBook(request, reader, { title: 'Zinnias of Ziro', author: 'Zeenat Zaveri' });
  await page.addInitScript((token) => localStorage.setItem('panna.token', token), reader.token);
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());

  await page.goto('/books');
  await press(fieldOf(page));
  await page.keyboard.type('zinni');
  await expect(options(page)).toHaveText(['Zinnias of Ziro Zeenat Zaveri']);
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectFound(page, 'Zinnias of Ziro');
  await expect(fieldOf(page)).toHaveValue('Zinnias of Ziro');
  await expect(options(page)).toHaveCount(0);

  await page.goto('/books');
  await press(fieldOf(page));
  await expect(options(page)).toHaveText(['Zinnias of Ziro']);
  await press(page.getByRole('button', { name: 'Remove Zinnias of Ziro from recent searches' }));
  await expect(options(page)).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('zeenat');
  await press(options(page).filter({ hasText: 'Zeenat Zaveri' }).filter({ hasText: 'Author' }));
  await expectFound(page, 'Zinnias of Ziro');
  await expect(page).toHaveURL(/search=Zeenat\+Zaveri/);
});

test('the bar on top suggests as well', async ({ page, request, hasTouch }) => {
  const reader = await signUp(request, 'Ira Menon');
  await listBook(request, reader, { title: 'Quilts of Quepem' });
  await page.addInitScript((token) => localStorage.setItem('panna.token', token), reader.token);
  await page.goto('/profile');
  if (hasTouch) await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
  const field = page.getByPlaceholder('Search books...');
  await field.click();
  await page.keyboard.type('quilts');
  const option = options(page).filter({ hasText: 'Quilts of Quepem' });
  await (hasTouch ? option.tap() : option.click());
  await expectFound(page, 'Quilts of Quepem');
  await expect(options(page)).toHaveCount(0);
});

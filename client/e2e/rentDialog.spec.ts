import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectUsableByEverybody, remember } from './accessibility/axe';
import { prepareShop } from './shop';

const PHONE = { width: 360, height: 740 };

async function openRentDialog(page: Page, bookId: string): Promise<Locator> {
  await page.goto(`/books/${bookId}`);
  await page.getByRole('button', { name: 'Add to Cart as Rent' }).click();
  return page.getByRole('dialog', { name: 'Rent Book' });
}

/** Expects the cost, the due date and the button to be visible without scrolling. */
async function expectInSight(dialog: Locator): Promise<void> {
  await expect(dialog.getByText('Total rental cost')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Total rental cost').locator('+ dd')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Due back on').locator('+ dd')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  test.skip(({ isMobile }) => !isMobile, 'of one width, a small phone’s, wherever it runs');

  test('price, due date and the button of the rent dialog are always in sight', async ({ page, request }) => {
    const { buyer, shop } = await prepareShop(request);
    await remember(page, { 'panna.token': buyer.token });
    const dialog = await openRentDialog(page, shop.bookId);
    const days = dialog.getByRole('group', { name: 'Possible start dates' });
    const fold = dialog.getByRole('button', { name: /^Calendar: / });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(days).toBeHidden();
    await expectInSight(dialog);

    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(days.getByRole('button', { name: /, selected$/ })).toBeInViewport({ ratio: 1 });
    await expectInSight(dialog);
    await expectUsableByEverybody(page, 'rent dialog with its calendar');

    await fold.click();
    await expect(days).toBeHidden();
    await expectUsableByEverybody(page, 'rent dialog with its calendar folded');
  });

  test('the calendar of the rent dialog opens and closes by the keyboard', async ({ page, request }) => {
    const { buyer, shop } = await prepareShop(request);
    await remember(page, { 'panna.token': buyer.token });
    const dialog = await openRentDialog(page, shop.bookId);
    const fold = dialog.getByRole('button', { name: /^Calendar: / });
    await fold.focus();
    await page.keyboard.press('Enter');
    const chosen = dialog.getByRole('button', { name: /, selected$/ });
    await expect(chosen).toBeVisible();
    const before = await fold.textContent();
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(fold).not.toHaveText(before ?? '');
    await fold.focus();
    await page.keyboard.press('Space');
    await expect(chosen).toBeHidden();
    await expectInSight(dialog);
  });
});

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'what the width of a desktop is for');

  test('the calendar of the rent dialog stands open, and nothing folds it', async ({ page, request }) => {
    const { buyer, shop } = await prepareShop(request);
    await remember(page, { 'panna.token': buyer.token });
    const dialog = await openRentDialog(page, shop.bookId);
    const days = dialog.getByRole('group', { name: 'Possible start dates' });
    await expect(days.getByRole('button', { name: /, selected$/ })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: /^Calendar/ })).toBeHidden();
    await expectInSight(dialog);
  });
});

test('the days of a rental stand out where colours are forced', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'of one width, where the calendar is open');
  const { buyer, shop } = await prepareShop(request);
  await remember(page, { 'panna.token': buyer.token });
  await page.emulateMedia({ forcedColors: 'active' });
  const dialog = await openRentDialog(page, shop.bookId);
  const backgroundOf = (name: string | RegExp) =>
    dialog.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await backgroundOf(/, selected$/)).not.toBe(await backgroundOf('Next month'));
  expect(await dialog.evaluate((edge) => getComputedStyle(edge).outlineStyle)).toBe('solid');
});

import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test';

/** Presses the upper edge of an element and holds for 150 ms, about as long as a person does. */
async function pressUpperEdge(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

test('a click right from an empty field is not lost by the error that appears', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).focus();
  await pressUpperEdge(page, page.getByRole('button', { name: 'Login', exact: true }));
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
});

import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of Tab presses to reach an element. Every screen has fewer controls. */
const MOST_STEPS = 80;

/** Presses Tab until the target has the focus; fails if the keyboard cannot reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Reaches the target with the Tab key and presses Enter on it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * Fills in the fields in order, and presses Tab to move to each field. `part` is the part of the page that contains the
 * fields.
 */
export async function fillIn(
  page: Page,
  values: Record<string, string>,
  part: Page | Locator = page,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, part.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(value);
  }
}

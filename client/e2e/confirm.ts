import { expect, type Page } from '@playwright/test';

/** Confirms the open question with the keyboard. The dialog takes the focus shortly after it opens, so wait for that. */
export async function confirm(page: Page, yes: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.locator(':focus')).toBeVisible();
  await dialog.getByRole('button', { name: yes }).press('Enter');
}

import { expect } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { arrive, signUp } from '../people';
import { test } from '../test';

test('a reader has a search saved that finds nothing, and removes it again', async ({ page, request }) => {
  await arrive(page, await signUp(request, 'Meera Shah'), '/books?search=qqqqqq&genre=Horror');
  await page.getByRole('button', { name: 'Notify me of new matches' }).click();
  await expectUsableByEverybody(page, 'what is saved');
  await page.getByRole('link', { name: 'your saved searches' }).click();
  const searches = page.getByRole('region', { name: 'Saved searches' });
  await expect(searches.getByRole('link', { name: '“qqqqqq” · Horror' })).toBeVisible();
  await expectUsableByEverybody(page, 'saved searches');
  await searches.getByRole('link', { name: '“qqqqqq” · Horror' }).click();
  await expect(page).toHaveURL('/books?search=qqqqqq&genre=horror');
  await page.goBack();
  await searches.getByRole('button', { name: /^Remove/ }).click();
  await expect(searches).toBeHidden();
});

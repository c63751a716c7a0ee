import { expect } from '@playwright/test';
import { ask, logIn, signUp } from './people';
import { test } from './test';

test('a page that is left right after log-in is followed by one in the language of the account', async ({
  page,
  request,
}) => {
  const meera = await signUp(request, 'Meera Shah');
  await ask(
    request,
    'mutation { updateSettings(input: { language: HI }) { userErrors { message } } }',
    {},
    meera.token,
  );
  // Blocks the settings request, so that the page is reloaded before the settings arrive.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SavedSettings') ? undefined : route.continue(),
  );
  await logIn(page, meera);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

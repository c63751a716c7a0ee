import { expect } from '@playwright/test';
import { test } from '../test';
import { signUp } from '../people';

test.skip(({ isMobile }) => isMobile, 'tools for developers at a desk');

test('GraphiQL asks as the holder of the token, and runs subscriptions', async ({ page, request }) => {
  const { token } = await signUp(request, 'Meera Iyer');
  const query = encodeURIComponent('subscription { cartChanged { itemCount } }');
  await page.goto(`/graphiql?query=${query}`);
  await page.getByLabel('Bearer token').fill(token);
  // Waits for the schema, because the editor renders again when the schema arrives.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(page.getByRole('region', { name: /result/i })).toContainText('"itemCount": 0');

  await page.reload();
  await expect(page.getByLabel('Bearer token')).toHaveValue(token);
});

test('without the internet, /graphql says so and leads to GraphiQL', async ({ page }) => {
  await page.route(/apollographql\.com/, (route) => route.abort('internetdisconnected'));
  await page.goto('/graphql');
  await expect(page.getByText('Apollo Sandbox could not be loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'GraphiQL' }).click();
  await expect(page.getByLabel('Bearer token')).toBeVisible();
});

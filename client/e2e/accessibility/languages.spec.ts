import { expect } from '@playwright/test';
import { remember } from './axe';
import { test } from '../test';

test('English is said to be English where the catalogue of the chosen language does not arrive', async ({
  page,
}) => {
  await remember(page, { 'panna.language': 'hi' });
  await page.route('**/assets/hi-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('main').getByText('Good books keep moving.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

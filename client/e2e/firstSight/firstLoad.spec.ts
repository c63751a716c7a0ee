import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { touch } from '../accessibility/screens';
import { FIRST_LOAD_BUDGET } from '../../../scripts/checks/first-load.js';

// Removes the header that makes other browser tests request uncompressed files.
test.use({ extraHTTPHeaders: {} });

test('a visitor sees the home page after little JavaScript', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });

  await page.goto('/', { waitUntil: 'commit' });

  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  // Starts the script, because the page is complete without it.
  await touch(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
});

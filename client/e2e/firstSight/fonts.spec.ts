import { expect, test } from '@playwright/test';

test('the sign of the rupee comes with the fonts of English, and not with those of other letters', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.addInitScript(arriveQuickly);
  await page.goto('/');
  await page.getByRole('heading', { name: 'About Us' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('₹').first()).toBeVisible();
  const ranges = () =>
    page.evaluate(() => {
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return loaded.map(({ unicodeRange }) => unicodeRange.toUpperCase());
    });
  await expect.poll(ranges).toContain('U+20B9');
  expect(fonts.filter((url) => url.includes('latin-ext'))).toEqual([]);
});

/**
 * Runs in the page. Reports the network as fast, because the page loads no fonts on a slow network, and a busy machine makes
 * every network look slow.
 */
function arriveQuickly(): void {
  Object.defineProperty(performance, 'now', { value: () => 0 });
  Object.defineProperty(navigator, 'connection', { value: undefined });
}

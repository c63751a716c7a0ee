import { expect, test } from '@playwright/test';
import { arrive, signUp } from '../people';

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete, and its search leads to the list of books', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Good books keep moving.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    const search = page.getByRole('search');
    if (!(await search.isVisible())) await page.getByRole('button', { name: 'Search', exact: true }).click();
    await search.getByRole('combobox', { name: 'Search books' }).fill('godan');
    await search.getByRole('combobox', { name: 'Genre' }).selectOption('FICTION');
    await search.getByRole('combobox', { name: 'Search books' }).press('Enter');
    await expect(page).toHaveURL('/books?search=godan&sortBy=&genre=FICTION&listingType=');
  });
});

test('what is pressed on the home page before the script is there is done once it is', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  letThrough();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('the home page comes in the language that was chosen on the device', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('panna.language', 'gu'));
  await page.reload();
  const heading = page.getByRole('heading', { level: 1, name: 'સારાં પુસ્તકો ફરતાં રહે છે.' });
  await expect(heading).toBeVisible();
  const again = await page.request.get('/');
  expect(await again.text()).toContain('<html lang="gu"');
});

test('the home page is there with the ten packets that a server sends at once', async ({ request }) => {
  for (const language of ['en', 'hi', 'gu']) {
    const headers = { 'accept-encoding': 'br', cookie: `panna_language=${language}` };
    const answer = await request.get('/', { headers });
    expect(await answer.text()).toContain(`<html lang="${language}"`);
    const head = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    const length = Number(answer.headers()['content-length']);
    expect(head.join('').length + length, language).toBeLessThanOrEqual(10 * 1460);
  }
});

test('who is signed in never sees the home page of visitors', async ({ page, request }) => {
  await page.addInitScript(() => {
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    const look = () => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Join Now');
      if (link?.checkVisibility({ visibilityProperty: true })) seen.push('Join Now');
      requestAnimationFrame(look);
    };
    look();
  });
  await arrive(page, await signUp(request, 'Nila Rao'), '/');
  await expect(page.getByRole('link', { name: 'Browse Books' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

import { expect, test, type Page } from '@playwright/test';
import { expectUsableByEverybody, remember } from './axe';
import { addressOf, NOTHING, SCREENS, show, type Screen, type Shop } from './screens';
import { logInToDemo, prepareShop } from '../shop';

const LANGUAGES = {
  hi: { name: 'Hindi', letters: /[\u0900-\u097F]/ },
  gu: { name: 'Gujarati', letters: /[\u0A80-\u0AFF]/ },
};

test('English is said to be English where the catalogue of the chosen language does not arrive', async ({
  page,
}) => {
  await remember(page, { 'panna.language': 'hi' });
  await page.route('**/assets/hi-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('main').getByText('Good books keep moving.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const [language, { name, letters }] of Object.entries(LANGUAGES)) {
  const open = (page: Page, token = '') =>
    remember(page, { 'panna.language': language, ...(token && { 'panna.token': token }) });
  const checkAll = async (page: Page, screens: Record<string, Screen>, shop: Shop) => {
    const addresses = new Set(Object.values(screens).map((screen) => addressOf(screen, shop)));
    for (const address of addresses) {
      await test.step(address, () => check(page, address, language, letters));
    }
  };

  test(`a visitor's screens can be used by everybody in ${name}`, async ({ page }) => {
    await open(page);
    await checkAll(page, SCREENS.VISITOR, NOTHING);
  });

  test(`a reader's screens can be used by everybody in ${name}`, async ({ page, request }) => {
    const { buyer, shop } = await prepareShop(request);
    await open(page, buyer.token);
    await checkAll(page, { ...SCREENS.BROWSING, ...SCREENS.ORDERING }, shop);
  });

  test(`a seller's screens for a book can be used by everybody in ${name}`, async ({ page, request }) => {
    const { seller, shop } = await prepareShop(request);
    await open(page, seller.token);
    await checkAll(page, SCREENS.SELLING, shop);
  });

  test(`a publisher's screens can be used by everybody in ${name}`, async ({ page, request }) => {
    await open(page, await logInToDemo(request, 'desk@banyantree.panna.example'));
    await checkAll(page, SCREENS.PUBLISHER, NOTHING);
  });

  test(`an administrator's screens can be used by everybody in ${name}`, async ({ page, request }) => {
    const { shop } = await prepareShop(request);
    await open(page, await logInToDemo(request, 'arjun@panna.example'));
    await checkAll(page, SCREENS.ADMINISTRATOR, shop);
  });
}

async function check(page: Page, address: string, language: string, letters: RegExp): Promise<void> {
  await show(page, address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main').getByText(letters).first()).toBeVisible();
  // English is looked at in both themes at both widths: here each theme has a width of its own.
  await expectUsableByEverybody(page, address, [test.info().project.name === 'phone' ? 'dark' : 'light']);
}

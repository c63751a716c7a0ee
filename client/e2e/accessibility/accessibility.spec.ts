import { expect, type Page } from '@playwright/test';
import { test } from '../test';
import { expectNoViolations, expectUsableByEverybody, remember, WITHOUT_COLOURS } from './axe';
import { NOTHING, type Screen, type Shop } from './screen';
import { addressOf, SCREENS, show, touch } from './screens';
import { addApp, startSupportView } from '../secondFactor/factors';
import { pretendFailedMoney } from '../money/failedMoney';
import { openDispute } from '../orders/openDispute';
import { signUp } from '../people';
import { secondStepOf } from './staffScreens';
import { logInToDemo, prepareShop, reportAll, reviewBoth } from '../shop';

/** Matches any letter of the language's script. */
const LETTERS = { hi: /[\u0900-\u097F]/, gu: /[\u0A80-\u0AFF]/ };

test("a visitor's screens can be used by everybody", async ({ page, request }) => {
  const { buyer, seller, shop } = await prepareShop(request);
  await reviewBoth(request, { buyer, seller, bookId: shop.rentedBookId });
  await remember(page, {});
  await checkAll(page, SCREENS.VISITOR, shop);
});

for (const [name, screens] of Object.entries({ browsing: SCREENS.BROWSING, ordering: SCREENS.ORDERING })) {
  test(`a reader's screens for ${name} can be used by everybody`, async ({ page, request }) => {
    const { buyer, shop } = await prepareShop(request);
    await remember(page, { 'panna.token': buyer.token });
    await checkAll(page, screens, shop);
  });
}

test("a reviewer's screens can be used by everybody", async ({ page, request }) => {
  const { buyer, seller, shop } = await prepareShop(request);
  await reviewBoth(request, { buyer, seller, bookId: shop.rentedBookId });
  await remember(page, { 'panna.token': buyer.token });
  await checkAll(page, SCREENS.REVIEWING, shop);
});

test("a seller's screens for a book can be used by everybody", async ({ page, request }) => {
  const { buyer, seller, shop } = await prepareShop(request);
  await reviewBoth(request, { buyer, seller, bookId: shop.rentedBookId });
  await remember(page, { 'panna.token': seller.token });
  await checkAll(page, SCREENS.SELLING, shop);
});

test("a publisher's screens can be used by everybody", async ({ page, request }) => {
  await remember(page, { 'panna.token': await logInToDemo(request, 'desk@banyantree.panna.example') });
  await checkAll(page, { ...SCREENS.PUBLISHER, 'refused rows of a file': REFUSED_ROWS }, NOTHING);
});

test("an administrator's screens can be used by everybody", async ({ page, request }) => {
  const { buyer, seller, shop } = await prepareShop(request);
  const reviewIds = await reviewBoth(request, { buyer, seller, bookId: shop.rentedBookId });
  await reportAll(request, buyer, reviewIds);
  await remember(page, { 'panna.token': await logInToDemo(request, 'arjun@panna.example') });
  await checkAll(page, SCREENS.ADMINISTRATOR, shop);
});

test('the screens of staff and of a support view can be used by everybody', async ({ page, request }) => {
  const { buyer, shop } = await prepareShop(request);
  await openDispute(request, buyer, shop.rentalId);
  const token = await logInToDemo(request, 'arjun@panna.example');
  const view = await startSupportView(request, token, buyer);
  await remember(page, { 'panna.token': token });
  await pretendFailedMoney(page);
  await checkAll(page, SCREENS.STAFF, NOTHING);
  await page.addInitScript((saved) => localStorage.setItem('panna.token', saved), view);
  await page.goto('/profile');
  await checkAll(page, SCREENS.SUPPORT_VIEW, NOTHING);
});

test('the security settings and the second step of a log-in can be used by everybody', async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'Meera Shah');
  await addApp(request, person, 'Phone');
  await addApp(request, person);
  await remember(page, {});
  await checkAll(page, secondStepOf(person), NOTHING);
  await page.addInitScript((saved) => localStorage.setItem('panna.token', saved), person.token);
  await page.goto('/');
  await checkAll(page, SCREENS.SECURITY, NOTHING);
});

const REFUSED_ROWS: Screen = { path: '/rent-book', heading: 'Add Books', open: uploadRefusedRows };

async function uploadRefusedRows(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Bulk Upload' }).click();
  const buffer = Buffer.from(JSON.stringify([{ title: 'Rain' }, { title: 'Snow' }]));
  const file = { name: 'books.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Select JSON File', { exact: true }).and(page.locator('input')).setInputFiles(file);
  await page.getByRole('button', { name: 'Upload Books' }).click();
  await expect(page.getByText('2 rows were refused.')).toBeVisible();
}

async function checkAll(page: Page, screens: Record<string, Screen>, shop: Shop): Promise<void> {
  for (const [name, screen] of Object.entries(screens)) {
    await test.step(name, () => check(page, name, screen, shop));
  }
}

async function check(page: Page, name: string, screen: Screen, shop: Shop): Promise<void> {
  await show(page, addressOf(screen, shop));
  await screen.open?.(page);
  await expect(page.getByRole('heading', { name: screen.heading }).first()).toBeVisible();
  await expectUsableByEverybody(page, name);
  for (const [language, letters] of Object.entries(LETTERS)) {
    await speak(page, language);
    await expect(page.locator('main').getByText(letters).first()).toBeVisible();
    await expectNoViolations(page, `${name}, ${language}`, WITHOUT_COLOURS);
  }
  await speak(page, 'en');
}

/** Switches the language as if another tab had done it. */
async function speak(page: Page, language: string): Promise<void> {
  await touch(page);
  await page.evaluate((newValue) => {
    localStorage.setItem('panna.language', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'panna.language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

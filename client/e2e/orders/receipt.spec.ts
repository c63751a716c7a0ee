import { expect, type Page } from '@playwright/test';
import { test } from '../test';
import { remember } from '../accessibility/axe';
import { prepareShop } from '../shop';

/** A viewport as wide as an A4 page between its margins, in CSS pixels. */
const PAPER = { width: 673, height: 1000 };

test.skip(({ isMobile }) => isMobile, 'of one width, that of paper');

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
}

/** Returns the text and background colours of all visible elements, and the colour scheme of the page. */
const inks = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility());
    const styles = [document.documentElement, ...seen].map((each) => getComputedStyle(each));
    return {
      text: [...new Set(styles.map(({ color }) => color))],
      ground: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
      scheme: getComputedStyle(document.documentElement).colorScheme,
    };
  });

for (const theme of ['light', 'dark']) {
  test(`a printed order is a receipt, black on white, in the ${theme} theme`, async ({ page, request }) => {
    const { buyer, shop } = await prepareShop(request);
    await remember(page, { 'panna.token': buyer.token, 'panna.theme': theme });
    await page.goto(`/orders/${shop.orderId}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
    await expect(page.getByText('Quantity: 1')).toBeHidden();

    await print(page);
    const receipt = page.getByRole('main');
    await expect(receipt).toHaveText(
      /Panna.*Order .*Placed on .*From Kamala Nair.*Under the Tamarind.*Order Summary.*Delivery/,
    );
    for (const text of ['From Kamala Nair', 'Under the Tamarind', 'Quantity: 1', '12 Marine Drive']) {
      await expect(receipt.getByText(text).first()).toBeInViewport();
    }
    await expect(receipt.getByText('₹249.50').first()).toBeInViewport();
    await expect(receipt.getByText('Placed on ')).toBeInViewport();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('search').filter({ visible: true })).toHaveCount(0);
    await expect(receipt.getByRole('list', { name: 'Timeline' })).toBeHidden();
    expect(await inks(page)).toEqual({
      text: ['rgb(0, 0, 0)'],
      ground: ['rgba(0, 0, 0, 0)'],
      scheme: 'light',
    });
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
}

test('the receipt that a seller prints names the seller', async ({ page, request }) => {
  const { seller, shop } = await prepareShop(request);
  await remember(page, { 'panna.token': seller.token });
  await page.goto(`/orders/${shop.orderId}`);
  await expect(page.getByRole('heading', { name: 'For Meera Shah' })).toBeVisible();
  await print(page);
  await expect(page.getByText('From Kamala Nair')).toBeVisible();
});

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

import { expect, type Page } from '@playwright/test';
import { expectUsableByEverybody, remember } from '../accessibility/axe';
import { test } from '../test';
import { textsIn } from './texts';
import { openCheckout, panelOf, payNowOn, placeOrder } from './onlineCheckout';

const MISSING =
  'Your payment has not arrived yet. If you have paid, it can take a few minutes. This page updates when the payment arrives.';
const ARRIVED = 'Your payment of <0/> has arrived. The sellers have been notified.';

for (const language of ['hi', 'gu'] as const) {
  const text = textsIn(language);

  test(`a buyer walks away from paying, returns, is refused once, and pays (${language})`, async ({
    page,
    request,
  }) => {
    const panel = panelOf(page, text);
    const payNow = payNowOn(page, text);
    await remember(page, { 'panna.language': language });
    await letPatienceEndAtOnce(page);
    await openCheckout(page, request);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await placeOrder(page, text);
    // Playwright retries the click if the dialog opens the order in the meantime.
    await payNow.click();

    await page.getByRole('link', { name: 'Walk away' }).press('Enter');
    await expect(panel).toContainText(text(MISSING));
    await expectUsableByEverybody(page, `a payment that has not arrived (${language})`);
    await page.goto('/transactions');
    const [before = '', after = ''] = text('Waiting for payment until {time}').split('{time}');
    await expect(page.getByText(new RegExp(`^${before}.+${after}$`))).toBeVisible();
    await payNow.press('Enter');
    await expect(panel).toContainText(text('To pay: <0/>', { '<0/>': '₹249.50' }));
    await payNow.press('Enter');

    await page.getByRole('button', { name: 'Fail' }).press('Enter');
    await page.getByRole('button', { name: 'Try again and pay' }).press('Enter');
    await expect(panel).toContainText(text(ARRIVED, { '<0/>': '₹249.50' }));
    await page.reload();
    await expect(page.getByRole('region', { name: text('Order Summary') })).toContainText(
      text('Paid online'),
    );
    await expectUsableByEverybody(page, `an order that was paid online (${language})`);
  });
}

/** Makes the screen stop waiting for a payment at once instead of after 15 seconds. The English tests wait the full time. */
async function letPatienceEndAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setTimeoutAsUsual = window.setTimeout;
    const shortened = (handler: TimerHandler, delay = 0, ...more: unknown[]) =>
      setTimeoutAsUsual(handler, delay === 15_000 ? 0 : delay, ...more);
    Object.assign(window, { setTimeout: shortened });
  });
}

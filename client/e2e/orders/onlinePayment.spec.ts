import { expect } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { confirm } from '../confirm';
import { test } from '../test';
import { openCheckout, panelOf as panel, payNowOn as payNow, placeOrder } from './onlineCheckout';

test('a buyer chooses to pay online, is refused by the bank once, and pays', async ({ page, request }) => {
  await openCheckout(page, request);
  await expect(page.getByRole('radio', { name: /^Pay the seller directly/ })).toBeChecked();
  await expectUsableByEverybody(page, 'a checkout with a choice');
  await placeOrder(page);
  await expectUsableByEverybody(page, 'an order that was placed to be paid online');
  // Playwright retries the click if the dialog opens the order in the meantime.
  await payNow(page).click();

  await page.getByRole('button', { name: 'Fail' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The payment failed.');
  await page.getByRole('button', { name: 'Try again and pay' }).press('Enter');

  await expect(panel(page)).toContainText('Your payment of ₹249.50 has arrived.');
  await expect(page).toHaveURL(/\/orders\/order_\w+$/);
  await expect(page.getByRole('group', { name: 'Payment', exact: true })).toContainText('Paid online');
  await expectUsableByEverybody(page, 'an order that was paid online');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Paid online');
  await expect(panel(page)).not.toContainText('has arrived');
});

test('a buyer walks away from paying, and comes back to it from the list of orders', async ({
  page,
  request,
}) => {
  await openCheckout(page, request);
  await placeOrder(page);
  // The dialog opens the order after a delay.
  await page.waitForURL(/\/orders\/order_/);
  await expect(panel(page)).toContainText('A simulator takes this payment.');
  await expect(payNow(page)).toBeVisible();
  await expectUsableByEverybody(page, 'an order that waits for its payment');

  await payNow(page).press('Enter');
  await page.getByRole('link', { name: 'Walk away' }).press('Enter');
  await expect(panel(page)).toContainText('We are checking your payment.');
  await expect(panel(page)).toContainText('Your payment has not arrived yet.');
  await expectUsableByEverybody(page, 'a payment that has not arrived');

  await page.goto('/transactions');
  await expect(page.getByText(/^Waiting for payment until/)).toBeVisible();
  await expectUsableByEverybody(page, 'a list with an order that waits for its payment');
  await payNow(page).press('Enter');
  await expect(panel(page)).toContainText('To pay: ₹249.50');
  await payNow(page).press('Enter');
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(panel(page)).toContainText('Your payment of ₹249.50 has arrived.');
});

test('a buyer cancels an order before paying it', async ({ page, request }) => {
  await openCheckout(page, request);
  await placeOrder(page);
  // The dialog opens the order after a delay.
  await page.waitForURL(/\/orders\/order_/);
  await expect(payNow(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await confirm(page, 'Cancel the order');
  await expect(panel(page)).toContainText('The order was cancelled before it was paid.');
  await expect(payNow(page)).toBeHidden();
  await expectUsableByEverybody(page, 'an order that was cancelled before it was paid');
});

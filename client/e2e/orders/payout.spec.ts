import { expect, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { arrive, ask, listBook, signUp } from '../people';
import { addToCart } from '../shop';
import { test } from '../test';

test('a seller sees what they get of a book that was paid online', async ({ page, request, browser }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  await addToCart(request, buyer, await listBook(request, seller, { title: 'The Night Ferry' }));
  const { placeOrder } = await ask<{ placeOrder: Placed }>(
    request,
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { id payment { redirectUrl } } userErrors { message } }
    }`,
    { input: { idempotencyKey: crypto.randomUUID(), shippingAddress: ADDRESS, payOnline: true } },
    buyer.token,
  );
  const { id } = placeOrder.order;

  await test.step('the buyer pays', async () => {
    await arrive(page, buyer, `/orders/${id}`);
    await page.getByRole('link', { name: 'Pay now' }).press('Enter');
    await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
    await expect(page.getByRole('region', { name: 'Online payment' })).toContainText('has arrived.');
    await expect(page.getByRole('group', { name: 'Earnings' })).toBeHidden();
  });

  const context = await browser.newContext(test.info().project.use);
  const shop = await context.newPage();
  await arrive(shop, seller, `/orders/${id}`);
  const earnings = shop.getByRole('group', { name: 'Earnings' });
  await expect(earnings).toContainText('You get₹224.55');
  await expect(earnings).toContainText('Commission: ₹24.95');
  await expect(earnings).toContainText('To be paid out after delivery');
  await expectUsableByEverybody(shop, 'an order with earnings');
  await openEarnings(shop);
  const balance = shop.getByRole('region', { name: 'Not paid out yet' });
  await expect(balance).toContainText('Sold, but not due yet₹224.55');
  await expectUsableByEverybody(shop, 'earnings that are not due yet');
  await context.close();
});

test('a seller says by the keyboard to which bank account earnings go', async ({ page, request }) => {
  await arrive(page, await signUp(request, 'Kamala Nair'), '/earnings');
  const account = page.getByRole('region', { name: 'Where you are paid' });
  await expect(account).toContainText('Still needed for payouts');
  await account.getByRole('button', { name: 'Change…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Where you are paid' });
  await dialog.getByLabel('Payment method').selectOption({ label: 'Bank account' });
  await dialog.getByLabel('Account holder').fill('Kamala Nair');
  await dialog.getByLabel('Account number').fill('012345678901');
  await dialog.getByLabel('IFSC').fill('HDFC01');
  await expectUsableByEverybody(page, 'the form of a payout account');
  await dialog.getByLabel('IFSC').press('Enter');
  await expect(dialog.getByLabel('IFSC')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('IFSC').fill('HDFC0001234');
  await dialog.getByLabel('IFSC').press('Enter');
  await expect(account).toContainText('Ready for payouts');
  await expect(account).toContainText('•••• 8901');
  await expectUsableByEverybody(page, 'a payout account');
});

interface Placed {
  order: { id: string };
}

/** Opens the earnings screen by its link on the dashboard. */
async function openEarnings(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Earnings and payouts' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Earnings', level: 1 })).toBeVisible();
}

const ADDRESS = { street: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400020' };

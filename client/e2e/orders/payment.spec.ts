import { expect, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { confirm } from '../confirm';
import { arrive, ask, listBook, signUp } from '../people';
import { addToCart, order } from '../shop';
import { test } from '../test';

const panel = (page: Page) => page.getByRole('group', { name: 'Payment', exact: true });

test('a buyer pays a seller by UPI, and the seller first misses the payment and then confirms it', async ({
  page,
  browser,
  request,
}) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  await ask(
    request,
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { userErrors { message } } }',
    { input: { upiAddress: 'kamala@okbank' } },
    seller.token,
  );
  await addToCart(request, buyer, await listBook(request, seller, { title: 'The Night Ferry' }));
  const { id } = await order(request, buyer);

  await arrive(page, buyer, `/orders/${id}`);
  await expect(panel(page).getByRole('heading', { name: 'To pay' })).toBeVisible();
  await expect(panel(page)).toContainText('kamala@okbank');
  await expectUsableByEverybody(page, 'an order to pay');
  await markPaid(page);

  const shop = await (await browser.newContext(test.info().project.use)).newPage();
  await arrive(shop, seller, `/orders/${id}`);
  await expect(panel(shop)).toContainText('Meera Shah has marked this as paid.');
  await expectUsableByEverybody(shop, 'a payment to confirm');
  await answer(shop, 'Not received', 'Yes, missing');
  await expect(panel(shop)).toContainText('Payment not received');

  await expect(panel(page).getByRole('heading', { name: 'To pay' })).toBeVisible();
  await markPaid(page);
  await answer(shop, 'Payment received', 'Yes, I have received it');
  await expect(panel(shop).getByRole('heading', { name: 'Settled' })).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Settled' })).toBeVisible();
  await shop.context().close();
});

async function markPaid(page: Page): Promise<void> {
  await answer(page, 'I have paid', 'Yes, paid');
  await expect(panel(page).getByRole('heading', { name: 'Marked as paid' })).toBeVisible();
  await expect(panel(page)).toBeFocused();
}

/** Takes a payment step with the keyboard: presses its button, then the button that confirms. */
async function answer(page: Page, button: string, yes: string): Promise<void> {
  await panel(page).getByRole('button', { name: button }).press('Enter');
  await confirm(page, yes);
}

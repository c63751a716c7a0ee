import { expect, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { arrive, listBook, signUp } from '../people';
import { addToCart } from '../shop';
import { test } from '../test';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const section = (page: Page) =>
  page.getByRole('main').locator('section').filter({ hasText: 'Saved addresses' });

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Order Placed Successfully!' })).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await page.waitForURL(/\/orders\/order_/);
}

test('an address is saved in the settings, and another at the checkout', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'Letters to Kochi', copies: 3 });

  await arrive(page, buyer, '/settings');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByRole('textbox', { name: 'Label (optional)' }).fill('Parents');
  await dialog.getByRole('textbox', { name: 'Receiver’s name' }).fill('Lakshmi Nair');
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('+91 98470 12345');
  await dialog.getByRole('textbox', { name: 'Street Address' }).fill('14 Lake Road');
  await dialog.getByRole('textbox', { name: 'Zipcode' }).fill('682036');
  await expect(dialog.getByRole('textbox', { name: 'State' })).toHaveValue('Kerala');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Kochi');
  await expectUsableByEverybody(page, 'a new address');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(section(page)).toContainText('+91 98470 12345');
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
  await expectUsableByEverybody(page, 'the saved addresses');

  await addToCart(request, buyer, bookId);
  await page.goto('/checkout');
  await expect(field(page, 'Street Address')).toHaveValue('14 Lake Road');
  await expect(field(page, 'City')).toHaveValue('Kochi');
  await placeOrder(page);
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Lakshmi Nair');

  await addToCart(request, buyer, bookId);
  await page.goto('/checkout');
  await page.getByLabel('Deliver to').selectOption('A new address');
  await field(page, 'Receiver’s name').fill('Meera Shah');
  await field(page, 'Mobile number').fill('98200 11223');
  await field(page, 'Street Address').fill('12 Marine Drive');
  await field(page, 'Zipcode').fill('400020');
  await expect(field(page, 'City')).toHaveValue('Mumbai');
  await expect(field(page, 'State')).toHaveValue('Maharashtra');
  await page.getByText('Save this address').click();
  await expectUsableByEverybody(page, 'a checkout with a new address');
  await placeOrder(page);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Make default Meera Shah' }).click();
  await expect(page.getByRole('button', { name: 'Make default Parents' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Parents' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section(page)).not.toContainText('Lakshmi Nair');

  await arrive(page, seller, '/dashboard?view=sales');
  await expect(page.getByRole('link', { name: '+91 98470 12345' })).toHaveAttribute(
    'href',
    'tel:+919847012345',
  );
});

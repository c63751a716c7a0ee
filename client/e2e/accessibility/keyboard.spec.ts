import { expect } from '@playwright/test';
import { test } from '../test';
import { listBook, newEmail, PASSWORD, signUp } from '../people';
import { fillIn, press, tabTo } from './keys';

const TITLE = 'The Typewriter of Pondicherry';

test('from joining to an order with nothing but the keyboard', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  await listBook(request, seller, { title: TITLE, listingType: 'SALE', lease: null });
  const main = page.getByRole('main');

  await page.goto('/');
  await press(page, main.getByRole('link', { name: 'Join Now' }));
  await press(page, page.getByRole('button', { name: 'Sign Up as Reader' }));
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
  await fillIn(page, {
    'Full Name': 'Meera Shah',
    Email: newEmail(),
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
    Phone: '98200 11223',
    Address: '12 Marine Drive, Mumbai',
    Zipcode: '400020',
  });
  await page.keyboard.press('Enter');

  await press(page, main.getByRole('link', { name: 'Browse Books' }).first());
  await tabTo(
    page,
    page
      .getByRole('search', { name: 'Search this list' })
      .getByRole('combobox', { name: 'Title, author, or ISBN' }),
  );
  await page.keyboard.type('typewriter pondicherry');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await press(page, main.getByRole('link', { name: TITLE }).first());
  await press(page, main.getByRole('button', { name: 'Add to Cart' }));
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();

  await press(page, page.getByRole('banner').getByRole('link', { name: 'Panna' }));
  await press(page, main.getByRole('link', { name: 'Cart: 1 item' }));
  await press(page, page.getByRole('button', { name: 'Proceed to Checkout' }));
  await fillIn(page, {
    'Street Address': '12 Marine Drive',
    City: 'Mumbai',
    State: 'Maharashtra',
    Zipcode: '400020',
  });
  await press(page, page.getByRole('button', { name: 'Place Order' }));
  await expect(page.getByRole('link', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeFocused();
});

test('the link past the top bar leads to the content and keeps what was typed', async ({ page }) => {
  await page.goto('/signup');
  await press(page, page.getByRole('button', { name: 'Sign Up as Reader' }));
  await fillIn(page, { 'Full Name': 'Meera Shah' });
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Meera Shah');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

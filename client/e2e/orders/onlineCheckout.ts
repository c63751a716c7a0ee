import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { arrive, listBook, signUp } from '../people';
import { addToCart } from '../shop';
import { textsIn, type Text } from './texts';

const ENGLISH = textsIn('en');

/** The part of the order page about its online payment. */
export const panelOf = (page: Page, text: Text = ENGLISH) =>
  page.getByRole('region', { name: text('Online payment'), exact: true });

/** The link to the provider's payment page. */
export const payNowOn = (page: Page, text: Text = ENGLISH) =>
  page.getByRole('link', { name: text('Pay now'), exact: true });

/** Signs up a buyer with a book that costs 249.50 rupees in the cart, and opens the checkout. */
export async function openCheckout(page: Page, request: APIRequestContext): Promise<void> {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  await addToCart(request, buyer, await listBook(request, seller, { title: 'The Night Ferry' }));
  await arrive(page, buyer, '/checkout');
}

/** Chooses to pay online, fills in the address and places the order. */
export async function placeOrder(page: Page, text: Text = ENGLISH): Promise<void> {
  await page.getByRole('radio', { name: text('Pay now online') }).check();
  for (const [name, value] of Object.entries(ADDRESS))
    await page.getByRole('textbox', { name: text(name), exact: true }).fill(value);
  await page.getByRole('button', { name: text('Place Order') }).click();
  await expect(page.getByRole('alertdialog', { name: text('Order Placed Successfully!') })).toBeVisible();
}

const ADDRESS = {
  'Street Address': '12 Marine Drive',
  Zipcode: '400020',
  City: 'Mumbai',
  State: 'Maharashtra',
};

import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { listBook, logIn, newEmail, PASSWORD, signUp } from './people';

const TO_BUY = 'The Lighthouse Keeper of Diu';
const TO_RENT = 'Monsoon Letters from Ratnagiri';

/** Signs up through the form, starting from the home page. */
async function join(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join Now' }).click();
  await page.getByRole('button', { name: 'Sign Up as Reader' }).click();
  await page.getByRole('textbox', { name: 'Full Name', exact: true }).fill('Meera Shah');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(newEmail());
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('98200 11223');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Marine Drive, Mumbai');
  await page.getByRole('textbox', { name: 'Zipcode', exact: true }).fill('400020');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Browse Books' }).first()).toBeVisible();
}

/** Finds a book with the search bar of the list, and opens it. */
async function find(page: Page, words: string, title: string): Promise<void> {
  await page.goto('/books');
  const search = page.getByRole('search', { name: 'Search this list' });
  await search.getByRole('combobox', { name: 'Title, author, or ISBN' }).fill(words);
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('textbox', { name: 'Street Address', exact: true }).fill('12 Marine Drive');
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Mumbai');
  await page.getByRole('textbox', { name: 'State', exact: true }).fill('Maharashtra');
  await page.getByRole('textbox', { name: 'Zipcode', exact: true }).fill('400020');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Order Placed Successfully!' })).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await page.waitForURL(/\/orders\/order_/);
}

/** Confirms and ships an order on the seller's page. */
async function send(page: Page, orderUrl: string): Promise<void> {
  await page.goto(orderUrl);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('textbox', { name: 'Carrier', exact: true }).fill('India Post');
  await page.getByRole('textbox', { name: 'Tracking number', exact: true }).fill('EM123456789IN');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByRole('status', { name: 'For Meera Shah' })).toHaveText(/shipped/i);
}

test('from joining to a delivered and rated order', async ({ page, browser, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  await listBook(request, seller, { title: TO_BUY, listingType: 'SALE', lease: null });
  await listBook(request, seller, { title: TO_RENT, listingType: 'LEASE', salePrice: null });

  await join(page);
  await find(page, 'lighthose keeper diu', TO_BUY);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible();

  await find(page, 'monsoon lett', TO_RENT);
  await page.getByRole('button', { name: 'Add to Rent Cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rent Book' });
  await dialog.getByRole('spinbutton').first().fill('2');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();

  await expect(page.getByRole('heading', { name: 'Shopping Cart (2 items)' })).toBeVisible();
  await checkOut(page);
  const part = page.getByRole('article').filter({ hasText: 'From Kamala Nair' });
  await expect(part).toContainText(TO_BUY);
  await expect(part).toContainText(TO_RENT);
  await expect(page.getByRole('status', { name: 'From Kamala Nair' })).toHaveText(/pending/i);

  const sellersContext = await browser.newContext();
  const sellersPage = await sellersContext.newPage();
  await logIn(sellersPage, seller);
  await send(sellersPage, page.url());
  await sellersContext.close();

  await page.reload();
  await expect(part).toContainText('EM123456789IN');
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await page.getByRole('button', { name: 'Yes, received' }).click();
  await expect(page.getByRole('status', { name: 'From Kamala Nair' })).toHaveText(/delivered/i);

  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Rate Seller' }).click();
  const rating = page.getByRole('dialog', { name: 'Rate Book Uploader' });
  await expect(rating.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
  await rating.getByRole('radio', { name: '4.5 of 5 stars' }).check();
  await rating.getByRole('button', { name: 'Submit Rating' }).click();
  await expect(page.getByRole('img', { name: /4\.5 of 5/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rate Seller' })).toBeHidden();
});

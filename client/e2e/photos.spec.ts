import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { arrive, listBook, signUp } from './people';
import { rentedOut } from './shop';

/** A photo as a camera takes it, drawn by the browser: more than the site sends. */
async function takePhoto(
  page: Page,
  color: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 2400 });
    const pen = canvas.getContext('2d');
    if (pen) Object.assign(pen, { fillStyle: fill }).fillRect(0, 0, 3200, 2400);
    return canvas.toDataURL('image/jpeg');
  }, color);
  return {
    name: `${color}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
  };
}

const pickerOf = (page: Page) => page.getByLabel('Add photos', { exact: true }).and(page.locator('input'));

test('a seller shows a copy by photos, and a reader sees them in that order', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const bookId = await listBook(request, seller, { title: 'The Ferry to Elephanta' });
  await arrive(page, seller, `/books/${bookId}/edit`);
  await pickerOf(page).setInputFiles([await takePhoto(page, 'red'), await takePhoto(page, 'blue')]);
  const caption = page.getByRole('textbox', { name: 'Caption of photo 2' });
  await caption.fill('A torn corner');
  await page.getByRole('button', { name: 'Move photo 2 up' }).click();
  await expect(page.getByRole('textbox', { name: 'Caption of photo 1' })).toHaveValue('A torn corner');
  await page.getByRole('button', { name: 'Use the first photo as cover' }).click();
  await expect(page.getByText('The first photo is the cover now.')).toBeAttached();
  await page.getByRole('button', { name: 'Save Changes' }).click();

  const photos = page.getByRole('region', { name: 'Photos of this copy' });
  await expect(photos.getByRole('img')).toHaveCount(2);
  await photos.getByRole('button', { name: 'A torn corner' }).click();
  const large = page.getByRole('dialog', { name: 'Photos of this copy' });
  await expect(large.getByText('Photo 1 of 2')).toBeVisible();
  const picture = large.getByRole('img', { name: 'A torn corner' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1600);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(4 / 3, 1);
});

test('both sides of a rental see its photos, also where some of the deposit is withheld', async ({
  page,
  browser,
  request,
}) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'The Ferry to Alibag' });
  const orderId = await rentedOut(request, { seller, buyer, bookId });
  await arrive(page, buyer, `/orders/${orderId}`);
  await page.getByRole('button', { name: 'Add photos at return' }).click();
  await pickerOf(page).setInputFiles(await takePhoto(page, 'green'));
  await page.getByRole('textbox', { name: 'Caption of photo 1' }).fill('As I got it');
  await page.getByRole('button', { name: 'Send 1 photo' }).click();
  await expect(page.getByRole('region', { name: 'Photos at return, by the buyer' })).toBeVisible();

  const shop = await (await browser.newContext()).newPage();
  await arrive(shop, seller, `/orders/${orderId}`);
  await shop.getByRole('button', { name: 'Take back' }).click();
  const dialog = shop.getByRole('dialog', { name: 'Are the rented books back?' });
  await dialog.getByText('Withhold some of the deposit').click();
  await dialog.getByRole('button', { name: 'As I got it' }).click();
  const large = shop.getByRole('dialog', { name: 'Photos at return, by the buyer' });
  await expect(large.getByRole('img', { name: 'As I got it' })).toHaveJSProperty('naturalWidth', 1600);
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByRole('button', { name: 'As I got it' })).toBeFocused();
});

test('what failed is sent again, and a file that is no photo is not', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const bookId = await listBook(request, seller, { title: 'The Ferry to Gharapuri' });
  await arrive(page, seller, `/books/${bookId}/edit`);
  const isPhoto = (sent: string | null) => sent?.includes('AddBookPhoto') ?? false;
  await page.route('**/graphql', (route) =>
    isPhoto(route.request().postData()) ? route.abort() : route.fallback(),
  );
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await pickerOf(page).setInputFiles([await takePhoto(page, 'red'), notes]);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(2);
  await page.unroute('**/graphql');
  await again.first().click();
  await expect(page.getByRole('textbox', { name: 'Caption of photo 1' })).toBeVisible();
  await again.click();
  await expect(page.getByText('Please remove it, and choose another photo.')).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Photos of this copy' }).getByRole('img')).toHaveCount(1);
});

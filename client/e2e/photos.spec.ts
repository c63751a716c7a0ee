import { expect, type Locator, type Page } from '@playwright/test';
import { pickerOf, takePhoto } from './takePhoto';
import { test } from './test';
import { arrive, listBook, signUp } from './people';
import { rentedOut } from './shop';

/** Aborts the requests of one operation until the route is removed. */
const loseConnection = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(operation) ? route.abort() : route.fallback(),
  );

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
  await expect(page.getByText('The first photo is now the cover.')).toBeAttached();
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
  await pickerOf(page).setInputFiles([await takePhoto(page, 'green'), await takePhoto(page, 'red')]);
  await page.getByRole('textbox', { name: 'Caption of photo 1' }).fill('As I got it');
  await loseConnection(page, 'AddOrderPhoto');
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  const own = page.getByRole('region', { name: 'Photos at return, by the buyer' });
  await expect(own.getByRole('img')).toHaveCount(2);

  const shop = await (await browser.newContext()).newPage();
  await arrive(shop, seller, `/orders/${orderId}`);
  await shop.getByRole('button', { name: 'Confirm return' }).click();
  const dialog = shop.getByRole('dialog', { name: 'Have you received the rented books?' });
  await dialog.getByText('Withhold part of the deposit').click();
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
  await loseConnection(page, 'AddBookPhoto');
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await pickerOf(page).setInputFiles([await takePhoto(page, 'red'), notes]);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(2);
  await page.unroute('**/graphql');
  await again.first().click();
  await expect(page.getByRole('textbox', { name: 'Caption of photo 1' })).toBeVisible();
  await again.click();
  await expect(page.getByText('Please remove this photo and choose another.')).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Photos of this copy' }).getByRole('img')).toHaveCount(1);
});

test('photos change places by mouse and by finger', async ({ page, request, hasTouch }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const bookId = await listBook(request, seller, { title: 'The Ferry to Mandwa' });
  await arrive(page, seller, `/books/${bookId}/edit`);
  const colors = ['red', 'blue', 'green'];
  await pickerOf(page).setInputFiles(await Promise.all(colors.map((color) => takePhoto(page, color))));
  const captions = page.getByRole('textbox', { name: /^Caption of photo/ });
  await expect(captions).toHaveCount(3);
  for (const [index, color] of colors.entries()) await captions.nth(index).fill(color);

  const handles = page.locator('[data-drag-handle]');
  await drag(page, handles.nth(0), handles.nth(2), hasTouch);
  await expect(page.getByText('The photo was moved to position 3.')).toBeAttached();
  await expect(captions.nth(0)).toHaveValue('blue');
  await expect(captions.nth(2)).toHaveValue('red');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const photos = page.getByRole('region', { name: 'Photos of this copy' }).getByRole('button');
  await expect(photos).toHaveText(['', '', '']);
  await expect(photos.first().getByRole('img', { name: 'blue' })).toBeVisible();
  await expect(photos.last().getByRole('img', { name: 'red' })).toBeVisible();
});

/** Drags one element to another, by touch if `byFinger` is true, else by mouse. */
async function drag(page: Page, from: Locator, to: Locator, byFinger: boolean): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  if (byFinger) await touch('touchStart', start);
  else await page.mouse.move(start.x, start.y).then(() => page.mouse.down());
  for (const part of [0.3, 0.6, 1]) {
    const point = { x: start.x, y: start.y + (end.y + 10 - start.y) * part };
    await (byFinger ? touch('touchMove', point) : page.mouse.move(point.x, point.y));
  }
  await (byFinger ? touch('touchEnd') : page.mouse.up());
}

type Point = { x: number; y: number };

async function middleOf(element: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

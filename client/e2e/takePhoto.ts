import type { Page } from '@playwright/test';

/** Returns a photo of 3,200 × 2,400 pixels that the browser draws. It is larger than the photos that the site uploads. */
export async function takePhoto(
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

/** Returns the input that opens the file picker for photos. */
export const pickerOf = (page: Page) =>
  page.getByLabel('Add photos', { exact: true }).and(page.locator('input'));

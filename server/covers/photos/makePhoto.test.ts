import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePhoto } from './makePhoto.js';

const taken = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a12' } }).jpeg();

describe('an uploaded photo', () => {
  it('keeps its shape, in two sizes, upright and without what the camera wrote into it', async () => {
    const file = await taken(2400, 1200)
      .withExif({ IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, images } = await makePhoto(file);
    expect([width, height]).toEqual([800, 1600]);
    const full = await sharp(images.full).metadata();
    expect(full).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect(full.exif).toBeUndefined();
    expect(await sharp(images.thumbnail).metadata()).toMatchObject({ width: 160, height: 320 });
  });

  it('is not enlarged, and has the same hash when it is sent again', async () => {
    const file = await taken(90, 60).toBuffer();
    const [one, again] = [await makePhoto(file), await makePhoto(file)];
    expect([one.width, one.height]).toEqual([90, 60]);
    expect(again.hash).toBe(one.hash);
  });

  it('is refused if it is not an image', async () => {
    await expect(makePhoto(Buffer.from('<svg/>'))).rejects.toMatchObject({
      problems: [{ code: 'NOT_AN_IMAGE' }],
    });
  });
});

import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { LARGEST_COVER_FILE } from '../domain/catalogue/listing.js';
import { makeCover } from './makeCover.js';
import type { PictureOrder } from './pictureOrder.js';
import { receiveCover } from './receiveCover.js';

const ORDER: PictureOrder = {
  accountId: 'asha',
  charge: async () => undefined,
  noPlace: () => {
    throw new Error('no place');
  },
};
const processCover = (upload: Readable | Buffer) => receiveCover(upload, makeCover, ORDER);

const TOO_LARGE = { problems: [{ code: 'IMAGE_TOO_LARGE', message: 'Image size should be less than 5MB' }] };
const NOT_AN_IMAGE = { problems: [{ code: 'NOT_AN_IMAGE', message: 'Please upload an image file' }] };

const CRIMSON = { r: 170, g: 20, b: 40 };

function photo(width = 600, height = 900) {
  return sharp({ create: { width, height, channels: 3, background: CRIMSON } });
}

/** Returns pixels that do not compress, so that half the bytes of the file are half of the picture. */
function noise(width = 300, height = 450) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 2_654_435_761) >>> 24;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('An uploaded cover', () => {
  it.each([
    ['JPEG', () => photo().jpeg()],
    ['PNG', () => photo().png()],
    ['WebP', () => photo().webp()],
    ['AVIF', () => photo(200, 300).avif({ effort: 0 })],
    ['GIF', () => photo().gif()],
  ])('in %s becomes WebP in both sizes', async (_, make) => {
    const { images, hash } = await processCover(await make().toBuffer());
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await sharp(images['400x600']).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
      height: 600,
    });
    expect(await sharp(images['800x1200']).metadata()).toMatchObject({
      format: 'webp',
      width: 800,
      height: 1200,
    });
  });

  it('has the same name whenever the same file is sent, from memory or from a stream', async () => {
    const file = await noise().png().toBuffer();
    const first = await processCover(file);
    const again = await processCover(Readable.from([file.subarray(0, 1000), file.subarray(1000)]));
    expect(again.hash).toBe(first.hash);
  });

  it('is upright, without the place and the camera in its metadata', async () => {
    const file = await photo(900, 600)
      .composite([{ input: await photo(450, 600).negate().png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Model: 'Kamera 9' }, IFD3: { GPSLatitude: '19/1 4/1 33/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('Kamera 9')).toBe(true);
    const { images } = await processCover(file);
    const metadata = await sharp(images['800x1200']).metadata();
    expect(metadata).toMatchObject({ width: 800, height: 1200 });
    expect(metadata.exif).toBeUndefined();
    expect(images['800x1200'].includes('Kamera 9')).toBe(false);
    const [topRed = 0] = await colourAt(images['800x1200'], 400, 100);
    const [bottomRed = 0] = await colourAt(images['800x1200'], 400, 1100);
    expect(topRed).toBeLessThan(120);
    expect(bottomRed).toBeGreaterThan(140);
  });

  it('of another shape is shown whole, on a backdrop of its own colours', async () => {
    const wide = await photo(1200, 400).png().toBuffer();
    const { images } = await processCover(wide);
    const [whole = 0] = await colourAt(images['800x1200'], 20, 600);
    const [backdrop = 0] = await colourAt(images['800x1200'], 400, 60);
    expect(whole).toBeGreaterThan(160);
    expect(backdrop).toBeGreaterThan(80);
    expect(backdrop).toBeLessThan(150);
  });

  it('with transparent parts lies on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 400, height: 600, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { images } = await processCover(file);
    expect(await colourAt(images['400x600'], 200, 300)).toEqual([255, 255, 255]);
  });
});

describe('The limit of 5,242,880 bytes', () => {
  /** Returns a valid JPEG of exactly this many bytes. Decoders ignore data after its end. */
  async function jpegOf(bytes: number) {
    const jpeg = await photo().jpeg().toBuffer();
    return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  }

  it('includes the limit itself', async () => {
    const file = await jpegOf(5_242_880);
    await expect(processCover(file)).resolves.toHaveProperty('hash');
    await expect(processCover(Readable.from([file]))).resolves.toHaveProperty('hash');
  });

  it('refuses one byte more', async () => {
    const file = await jpegOf(5_242_881);
    await expect(processCover(file)).rejects.toMatchObject(TOO_LARGE);
    await expect(processCover(Readable.from([file]))).rejects.toMatchObject(TOO_LARGE);
  });

  it('stops reading a stream that never ends', async () => {
    let sent = 0;
    function* endless() {
      while (true) {
        sent += 1;
        yield Buffer.alloc(1_000_000);
      }
    }
    await expect(processCover(Readable.from(endless()))).rejects.toMatchObject(TOO_LARGE);
    expect(sent * 1_000_000).toBeLessThan(LARGEST_COVER_FILE * 8);
  });
});

describe('What is not an image', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><rect width="40" height="60"/></svg>';

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a text, whatever its name', () => Buffer.from('Once upon a time there was a file called cover.jpg.')],
    ['the first bytes of a JPEG and then nonsense', () => Buffer.from('\xff\xd8\xff\xe0nonsense', 'latin1')],
    ['an SVG, which can carry scripts', () => Buffer.from(svg)],
    ['a TIFF, which browsers cannot show', async () => photo().tiff().toBuffer()],
    ['half a PNG', async () => half(await noise().png().toBuffer())],
    ['half a JPEG', async () => half(await noise().jpeg().toBuffer())],
    ['half a WebP', async () => half(await noise().webp().toBuffer())],
    ['half a GIF', async () => half(await noise().gif().toBuffer())],
  ])('is refused: %s', async (_, make) => {
    await expect(processCover(await make())).rejects.toMatchObject(NOT_AN_IMAGE);
  });

  it('is refused with the field it came in', async () => {
    await expect(processCover(Buffer.from('no'))).rejects.toMatchObject({ problems: [{ field: ['cover'] }] });
  });
});

describe('A picture that would take too much to decode', () => {
  const tooLarge = (width: number, height: number, max: number) => ({
    problems: [
      {
        code: 'IMAGE_DIMENSIONS_TOO_LARGE',
        message: `The image has ${width} by ${height} pixels. Please use one with at most ${max} megapixels.`,
        field: ['cover'],
        values: { width, height, max },
      },
    ],
  });

  it.each([
    ['a PNG', 9_000, 80, (image: Sharp) => image.png({ compressionLevel: 1 })],
    ['a JPEG', 9_000, 80, (image: Sharp) => image.jpeg()],
    ['a progressive JPEG', 6_000, 30, (image: Sharp) => image.jpeg({ progressive: true })],
    ['a WebP', 6_000, 30, (image: Sharp) => image.webp({ effort: 0 })],
    ['a GIF', 6_000, 30, (image: Sharp) => image.gif({ effort: 1 })],
    ['an AVIF', 4_000, 13, (image: Sharp) => image.avif({ effort: 0 })],
  ])('is refused: %s of %i pixels in each direction', async (_, side, max, make) => {
    await expect(processCover(await make(photo(side, side)).toBuffer())).rejects.toMatchObject(
      tooLarge(side, side, max),
    );
  });

  it('is refused by its header, without decoding', async () => {
    const header = (await photo(9_000, 9_000).png({ compressionLevel: 1 }).toBuffer()).subarray(0, 2_000);
    await expect(processCover(header)).rejects.toMatchObject(tooLarge(9_000, 9_000, 80));
  });

  it('is refused when it is an interlaced PNG, of whatever size', async () => {
    const file = await photo().png({ progressive: true }).toBuffer();
    await expect(processCover(file)).rejects.toMatchObject({
      problems: [{ code: 'IMAGE_INTERLACED', field: ['cover'] }],
    });
  });

  it('is taken as a progressive JPEG, as phones make them', async () => {
    const file = await photo(3000, 4000).jpeg({ progressive: true }).toBuffer();
    await expect(processCover(file)).resolves.toHaveProperty('hash');
  });
});

function half(file: Buffer): Buffer {
  return file.subarray(0, Math.floor(file.length / 2));
}

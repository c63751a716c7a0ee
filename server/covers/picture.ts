import sharp, { type Sharp } from 'sharp';

/** A picture that was uploaded, decoded: upright, opaque, sRGB, no larger than is needed. */
export interface Picture {
  width: number;
  height: number;
  /** A pipeline of its own that begins with these pixels. */
  pixels(): Sharp;
}

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** A small file may unpack into very much: beyond this it is no cover but an attack. */
const MOST_PIXELS = 80_000_000;
const SECONDS_TO_DECODE = 20;
const LARGEST = { width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true } as const;

/** No file is read twice, so libvips need not remember any. */
sharp.cache(false);
/** libvips reads far more than is accepted here (SVG, TIFF, ...): uploads never reach those readers. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Decodes a JPEG, PNG, WebP, AVIF or GIF (its first frame). Null for anything else, and for a damaged file. */
export async function openPicture(file: Buffer): Promise<Picture | null> {
  try {
    const source = sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS });
    const { mediaType } = await source.metadata();
    return ACCEPTED.has(mediaType ?? '') ? await decode(source) : null;
  } catch {
    return null;
  }
}

async function decode(source: Sharp): Promise<Picture> {
  const { data, info } = await source
    .timeout({ seconds: SECONDS_TO_DECODE })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(LARGEST)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: () => sharp(data, { raw: { width, height, channels } }) };
}

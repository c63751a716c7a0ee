import sharp from 'sharp';

/** The longest side of a printed photo in pixels. */
const LONGEST_SIDE = 1000;

/**
 * Returns a stored photo as a JPEG, which PDF files can contain. Must not be called with an uploaded file: only what
 * makePhoto has re-encoded is decoded outside of the picture process.
 */
export async function printPhoto(stored: Buffer): Promise<Buffer> {
  const size = {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return sharp(stored).resize(size).jpeg({ quality: 75 }).toBuffer();
}

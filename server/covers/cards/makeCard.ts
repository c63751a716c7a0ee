import sharp from 'sharp';

const CARD = { width: 1200, height: 630 };
const COVER = { width: 380, height: 570 };

/** No picture is decoded twice, so a cache would waste memory. Making a card uses a single thread. */
sharp.cache(false);
sharp.concurrency(1);

/** Makes the card of a book as a JPEG: the cover in front of a dimmed and blurred enlargement of itself. */
export async function makeCard(cover: Buffer): Promise<Buffer> {
  const whole = await sharp(cover)
    .resize({ ...COVER, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const backdrop = await sharp(whole).resize({ width: 60, height: 32, fit: 'cover' }).png().toBuffer();
  return sharp(backdrop)
    .resize({ ...CARD, fit: 'fill', kernel: 'cubic' })
    .blur(30)
    .modulate({ brightness: 0.68 })
    .composite([{ input: whole, gravity: 'centre' }])
    .flatten({ background: '#212121' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawCover } from '../drawnCover.js';
import { makeCard } from './makeCard.js';

// These tests need the SVG loader of libvips. picture.ts blocks the loader, and other test files in the same process
// expect it to be blocked.
const READER = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(READER));
afterAll(() => sharp.block(READER));

it.each([
  ['a drawn cover', drawCover({ title: 'गोदान', author: 'Munshi Premchand' }).then(Buffer.from)],
  [
    'an uploaded cover',
    sharp({ create: { width: 800, height: 1200, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer(),
  ],
])('a card of %s is as wide as previews ask for', async (_of, cover) => {
  const card = await makeCard(await cover);
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.length).toBeLessThan(150_000);
});

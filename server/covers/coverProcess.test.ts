import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ServerProcess } from '../testing/process/serverProcess.js';
import type { CoverMaker } from './coverMaker.js';
import type { PictureOrder } from './pictureOrder.js';
import type { PhotoMaker } from './photos/storedPhoto.js';

let makeCoverApart: CoverMaker;
let makePhotoApart: PhotoMaker;
beforeAll(async () => {
  ServerProcess.build();
  const built = pathToFileURL('build/server/covers/coverProcess.js').href;
  const makers = (await import(built)) as { makeCoverApart: CoverMaker; makePhotoApart: PhotoMaker };
  ({ makeCoverApart, makePhotoApart } = makers);
});

/** The megapixels of each charge, in order. */
const charged: number[] = [];

const orderOf = (accountId: string): PictureOrder => ({
  accountId,
  charge: async (megapixels) => void charged.push(megapixels),
  noPlace: () => {
    throw new Error('no place');
  },
});
const ASHA = orderOf('asha');

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a12' } })
    .png()
    .toBuffer();

describe('The process in which a cover is made', () => {
  it('returns the cover', async () => {
    const { hash, images } = await makeCoverApart(await photo(600, 900), ASHA);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await sharp(images['400x600']).metadata()).format).toBe('webp');
  });

  it('returns a photo', async () => {
    expect(await makePhotoApart(await photo(60, 40), ASHA)).toMatchObject({ width: 60, height: 40 });
  });

  it('returns the problems of a file that is no image', async () => {
    await expect(makeCoverApart(Buffer.from('no image'), ASHA)).rejects.toMatchObject({
      problems: [{ code: 'NOT_AN_IMAGE', field: ['cover'] }],
    });
  });

  it('makes one at a time: a small picture waits for a large one', async () => {
    const done: string[] = [];
    await Promise.all([
      makeCoverApart(await photo(6000, 9000), ASHA).then(() => done.push('large')),
      makeCoverApart(await photo(20, 30), ASHA).then(() => done.push('small')),
    ]);
    expect(done).toEqual(['large', 'small']);
  });

  it('charges the account by the header, before it decodes anything', async () => {
    charged.length = 0;
    await makeCoverApart(await photo(2000, 3000), ASHA);
    await makePhotoApart(await photo(20, 30), ASHA);
    expect(charged).toEqual([6, 1]);
    const charge = () => Promise.reject(new Error('too many'));
    await expect(makeCoverApart(await photo(600, 900), { ...ASHA, charge })).rejects.toThrow('too many');
    expect(await makePhotoApart(await photo(60, 40), ASHA)).toMatchObject({ width: 60 });
  });

  it('refuses further pictures while 24 wait', async () => {
    const file = Buffer.from('no image');
    const accounts = Array.from({ length: 27 }, (_, at) => orderOf(`account ${at}`));
    const answers = await Promise.allSettled(accounts.map((order) => makeCoverApart(file, order)));
    const codes = answers.map((each) => each.status === 'rejected' && codeOf(each.reason));
    expect(codes.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 'NOT_AN_IMAGE'));
    expect(codes.slice(25)).toEqual(['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE']);
  });
});

/**
 * Returns the code of a DomainError. `instanceof` would be false, because the built server has its own copy of the
 * class.
 */
function codeOf(error: unknown): unknown {
  return (error as { problems?: { code: string }[] }).problems?.[0]?.code;
}

import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ServerProcess } from '../testing/process/serverProcess.js';
import type { CoverMaker } from './coverMaker.js';
import type { PhotoMaker } from './photos/storedPhoto.js';

let makeCoverApart: CoverMaker;
let makePhotoApart: PhotoMaker;
beforeAll(async () => {
  ServerProcess.build();
  const built = pathToFileURL('build/server/covers/coverProcess.js').href;
  const makers = (await import(built)) as { makeCoverApart: CoverMaker; makePhotoApart: PhotoMaker };
  ({ makeCoverApart, makePhotoApart } = makers);
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a12' } })
    .png()
    .toBuffer();

describe('The process in which a cover is made', () => {
  it('answers the cover', async () => {
    const { hash, images } = await makeCoverApart(await photo(600, 900));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await sharp(images['400x600']).metadata()).format).toBe('webp');
  });

  it('answers a photo, too', async () => {
    expect(await makePhotoApart(await photo(60, 40))).toMatchObject({ width: 60, height: 40 });
  });

  it('answers why there is none', async () => {
    await expect(makeCoverApart(Buffer.from('no image'))).rejects.toMatchObject({
      problems: [{ code: 'NOT_AN_IMAGE', field: ['cover'] }],
    });
  });

  it('is one at a time: a small picture waits for a large one', async () => {
    const done: string[] = [];
    await Promise.all([
      makeCoverApart(await photo(6000, 9000)).then(() => done.push('large')),
      makeCoverApart(await photo(20, 30)).then(() => done.push('small')),
    ]);
    expect(done).toEqual(['large', 'small']);
  });

  it('lets few wait: who comes then is told to come back', async () => {
    const file = Buffer.from('no image');
    const answers = await Promise.allSettled(Array.from({ length: 27 }, () => makeCoverApart(file)));
    const codes = answers.map((each) => each.status === 'rejected' && codeOf(each.reason));
    expect(codes.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 'NOT_AN_IMAGE'));
    expect(codes.slice(25)).toEqual(['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE']);
  });
});

/** The built server has a DomainError of its own. */
function codeOf(error: unknown): unknown {
  return (error as { problems?: { code: string }[] }).problems?.[0]?.code;
}

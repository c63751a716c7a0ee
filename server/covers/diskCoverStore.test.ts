import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProcessedCover } from './coverStore.js';
import { diskCoverStore } from './diskCoverStore.js';

const cover: ProcessedCover = {
  hash: 'ab'.repeat(32),
  images: { '400x600': Buffer.from('small'), '800x1200': Buffer.from('large') },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'covers-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives back in each size what was stored, after a restart too', async () => {
  await diskCoverStore(folder).put(cover);
  const store = diskCoverStore(folder);
  expect(await store.read(cover.hash, '400x600')).toEqual(Buffer.from('small'));
  expect(await store.read(cover.hash, '800x1200')).toEqual(Buffer.from('large'));
});

it('stores the same cover twice, even at once, and leaves nothing unfinished behind', async () => {
  const store = diskCoverStore(folder);
  await Promise.all([store.put(cover), store.put(cover), store.put(cover)]);
  expect(await store.read(cover.hash, '400x600')).toEqual(Buffer.from('small'));
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files).toHaveLength(2);
});

it('knows nothing of a cover that was never stored', async () => {
  expect(await diskCoverStore(folder).read('cd'.repeat(32), '400x600')).toBeNull();
});

it('never leaves its folder', async () => {
  const store = diskCoverStore(path.join(folder, 'covers'));
  const outside = 'aa/../../../secret';
  await writeFile(path.join(folder, 'secret-400x600.webp'), 'not a cover');
  expect(await store.read(outside, '400x600')).toBeNull();
  await expect(store.put({ ...cover, hash: outside })).rejects.toThrow('SHA-256');
  expect(await readFile(path.join(folder, 'secret-400x600.webp'), 'utf8')).toBe('not a cover');
});

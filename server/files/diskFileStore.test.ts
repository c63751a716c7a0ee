import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskFileStore } from './diskFileStore.js';

const NAME = 'covers/ab/abcd-400x600.webp';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives back what was stored, after a restart too', async () => {
  await diskFileStore(folder).put(NAME, Buffer.from('small'));
  expect(await diskFileStore(folder).read(NAME)).toEqual(Buffer.from('small'));
});

it('stores the same file several times, even at once, and leaves nothing unfinished behind', async () => {
  const store = diskFileStore(folder);
  await Promise.all([1, 2, 3].map(() => store.put(NAME, Buffer.from('small'))));
  expect(await store.read(NAME)).toEqual(Buffer.from('small'));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile())).toHaveLength(1);
});

it('forgets what is removed, and what was never there', async () => {
  const store = diskFileStore(folder);
  await store.put(NAME, Buffer.from('small'));
  for (const _time of [1, 2]) await store.remove(NAME);
  expect(await store.read(NAME)).toBeNull();
});

it('has nothing under a name that was never stored', async () => {
  expect(await diskFileStore(folder).read('covers/cd/cdef.webp')).toBeNull();
});

it.each([
  '../secret',
  'covers/../../secret',
  '/etc/passwd',
  'covers//a',
  '..',
  '',
  'a\0b',
  'covers\\..\\secret',
])('never leaves its folder for %j', async (name) => {
  const store = diskFileStore(path.join(folder, 'files'));
  await writeFile(path.join(folder, 'secret'), 'not a cover');
  await expect(store.read(name)).rejects.toThrow('no name');
  await expect(store.put(name, Buffer.from('other'))).rejects.toThrow('no name');
  await expect(store.remove(name)).rejects.toThrow('no name');
  expect(await readFile(path.join(folder, 'secret'), 'utf8')).toBe('not a cover');
});

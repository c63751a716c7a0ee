import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskFileStore } from './diskFileStore.js';
import type { FileStore, StoredFile } from './fileStore.js';

const NAME = 'covers/ab/abcd-400x600.webp';
const OLD = new Date('2020-01-01T00:00:00.000Z');

async function listed(store: FileStore, name: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list(name)) files.push(file);
  return files;
}

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

it('lists what is below a folder, with when it was stored', async () => {
  const store = diskFileStore(folder);
  await store.put(NAME, Buffer.from('small'));
  await store.put('photos/zz/one.webp', Buffer.from('other'));
  await utimes(path.join(folder, NAME), OLD, OLD);
  expect(await listed(store, 'covers')).toEqual([{ name: NAME, storedAt: OLD }]);
  expect(await listed(store, 'nothing')).toEqual([]);
});

it('forgets what was stored before a moment, and keeps what was stored again since', async () => {
  const store = diskFileStore(folder);
  await store.put(NAME, Buffer.from('small'));
  await store.removeOlder(NAME, OLD);
  expect(await store.read(NAME)).toEqual(Buffer.from('small'));
  await utimes(path.join(folder, NAME), OLD, OLD);
  await store.removeOlder(NAME, new Date(OLD.getTime() + 1));
  expect(await store.read(NAME)).toBeNull();
  await store.removeOlder(NAME, new Date());
  expect(await readdir(path.join(folder, 'covers/ab'))).toEqual([]);
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

import { expect, it } from 'vitest';
import type { FileStore } from '../files/fileStore.js';
import { coverOfFile, storedImage, storeImages, type ProcessedCover } from './storedCover.js';

const cover: ProcessedCover = {
  hash: 'ab'.repeat(32),
  images: { '400x600': Buffer.from('small'), '800x1200': Buffer.from('large') },
};

function filesInMemory(): Pick<FileStore, 'put' | 'read'> & { names(): string[] } {
  const files = new Map<string, Buffer>();
  return {
    put: async (name, content) => void files.set(name, content),
    read: async (name) => files.get(name) ?? null,
    names: () => [...files.keys()],
  };
}

it('is kept in each size, once', async () => {
  const files = filesInMemory();
  await storeImages(files, cover);
  await storeImages(files, cover);
  expect(await storedImage(files, cover.hash, '400x600')).toEqual(Buffer.from('small'));
  expect(await storedImage(files, cover.hash, '800x1200')).toEqual(Buffer.from('large'));
  expect(files.names()).toHaveLength(2);
  expect(files.names().map(coverOfFile)).toEqual([cover.hash, cover.hash]);
});

it('is stored and found by its hash only', async () => {
  const files = filesInMemory();
  await expect(storeImages(files, { ...cover, hash: 'aa/../../secret' })).rejects.toThrow('SHA-256');
  expect(await storedImage(files, 'aa/../../secret', '400x600')).toBeNull();
  expect(await storedImage(files, 'cd'.repeat(32), '400x600')).toBeNull();
});

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COVER_SIZES, isCoverHash, type CoverSize, type CoverStore } from './coverStore.js';

/** Keeps covers as files below the folder, which is made when needed: 'ab/abcd…-400x600.webp'. */
export function diskCoverStore(folder: string): CoverStore {
  const fileOf = (hash: string, size: CoverSize) =>
    path.join(folder, hash.slice(0, 2), `${hash}-${size}.webp`);
  return {
    async put({ hash, images }) {
      if (!isCoverHash(hash)) throw new Error('A cover is stored under the SHA-256 of its content');
      await mkdir(path.join(folder, hash.slice(0, 2)), { recursive: true });
      await Promise.all(COVER_SIZES.map((size) => writeWhole(fileOf(hash, size), images[size])));
    },
    async read(hash, size) {
      return isCoverHash(hash) ? readIfThere(fileOf(hash, size)) : null;
    },
  };
}

/** A reader sees the whole file or none: it is written beside its place, and moved there once it is on the disk. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

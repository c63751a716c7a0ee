import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './fileStore.js';

/** Keeps files below a folder, which is made when needed. */
export function diskFileStore(folder: string): FileStore {
  return {
    async put(name, content) {
      const file = placeOf(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, content);
    },
    read: async (name) => readIfThere(placeOf(folder, name)),
    remove: async (name) => rm(placeOf(folder, name), { force: true }),
  };
}

/** Segments of letters, digits, '-', '_' and single dots lead nowhere outside the folder. */
function placeOf(folder: string, name: string): string {
  if (!/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name)) {
    throw new Error(`${JSON.stringify(name)} is no name for a stored file`);
  }
  return path.join(folder, name);
}

/** Written beside its place, and moved there once it is on the disk. */
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

import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore, StoredFile } from './fileStore.js';

/** Returns a store that keeps its files in a folder. The folder is created when needed. */
export function diskFileStore(folder: string): FileStore {
  return {
    async put(name, content) {
      const file = placeOf(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, content);
    },
    read: async (name) => readIfThere(placeOf(folder, name)),
    remove: async (name) => rm(placeOf(folder, name), { force: true }),
    list: (name) => filesBelow(folder, name),
    removeOlder: async (name, before) => removeOlder(placeOf(folder, name), before),
  };
}

/**
 * Returns the path of a stored file. Throws an Error unless the name consists of letters, digits, '-', '_', '/' and
 * single dots, so that no name leads outside the folder.
 */
function placeOf(folder: string, name: string): string {
  if (!/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name)) {
    throw new Error(`${JSON.stringify(name)} is no name for a stored file`);
  }
  return path.join(folder, name);
}

/**
 * Writes a file under a temporary name and renames it once it is on the disk, so that readers never see a partial
 * file.
 */
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

/**
 * Deletes the file if it was stored before this time. Moves the file aside before checking its age, so that a newer
 * file stored in the meantime is not deleted. A file that is not old enough is moved back.
 */
async function removeOlder(file: string, before: Date): Promise<void> {
  const aside = `${file}.${randomUUID()}.unfinished`;
  const isThere = await ifThere(rename(file, aside).then(() => true));
  if (!isThere) return;
  const { mtime } = await stat(aside);
  await (mtime < before ? rm(aside) : rename(aside, file));
}

async function* filesBelow(folder: string, name: string): AsyncGenerator<StoredFile> {
  const entries = await ifThere(opendir(placeOf(folder, name)));
  if (!entries) return;
  for await (const entry of entries) {
    const below = `${name}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    const file = entry.isFile() && (await ifThere(stat(placeOf(folder, below))));
    if (file) yield { name: below, storedAt: file.mtime };
  }
}

const readIfThere = (file: string) => ifThere(readFile(file));

/** Returns the result of a file operation; null if the file or folder does not exist. */
async function ifThere<Outcome>(reading: Promise<Outcome>): Promise<Outcome | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Reads a WOFF2 file of an npm package, and returns it as TrueType. */
export async function unpackedFont(path: string): Promise<Uint8Array> {
  return unpack(await readFile(require.resolve(path)));
}

let unpacking: Promise<unknown> = Promise.resolve();

/**
 * Unpacks one file at a time, and copies the result immediately, because wawoff2 reuses the memory for the next file.
 * Loads wawoff2 only when a font is unpacked, because it takes 32 MB of memory.
 */
function unpack(file: Uint8Array): Promise<Uint8Array> {
  const unpacked = unpacking.then(async () => {
    const { default: wawoff2 } = await import('wawoff2');
    return Uint8Array.from(await wawoff2.decompress(file));
  });
  unpacking = unpacked.catch(() => undefined);
  return unpacked;
}

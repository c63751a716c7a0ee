import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import wawoff2 from 'wawoff2';

/** Unit of glyph coordinates and advances: a thousandth of the type size, whatever unit the font file uses. */
export const UNITS_PER_EM = 1000;

/** A font file in an npm package. `axes` sets the axes of a variable font. */
export interface FontFile {
  path: string;
  axes?: Record<string, number>;
}

const require = createRequire(import.meta.url);
const faces = new Map<string, Promise<Face>>();

/** Opens a font file, ready to shape text. Each file is read and unpacked once per process. */
export async function openFont({ path, axes = {} }: FontFile): Promise<Font> {
  const font = new Font(await faceOf(path));
  font.setScale(UNITS_PER_EM, UNITS_PER_EM);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

function faceOf(path: string): Promise<Face> {
  const known = faces.get(path);
  if (known) return known;
  const face = readFace(path);
  faces.set(path, face);
  return face;
}

async function readFace(path: string): Promise<Face> {
  return new Face(new Blob(await unpack(await readFile(require.resolve(path)))));
}

let unpacking: Promise<unknown> = Promise.resolve();

/**
 * Unpacks one file at a time, and copies the result immediately, because wawoff2 reuses the memory for the next file.
 */
function unpack(file: Uint8Array): Promise<Uint8Array> {
  const unpacked = unpacking.then(async () => Uint8Array.from(await wawoff2.decompress(file)));
  unpacking = unpacked.catch(() => undefined);
  return unpacked;
}

import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { unpackedFont } from '../../fonts/unpackedFont.js';

/** Unit of glyph coordinates and advances: a thousandth of the type size, whatever unit the font file uses. */
export const UNITS_PER_EM = 1000;

/** A font file in an npm package. `axes` sets the axes of a variable font. */
export interface FontFile {
  path: string;
  axes?: Record<string, number>;
}

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
  return new Face(new Blob(await unpackedFont(path)));
}

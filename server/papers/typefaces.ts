import type { Font } from 'fontkit';
import { unpackedFont } from '../fonts/unpackedFont.js';

/** A font file, and the name by which a PDF document refers to it. */
export interface Face {
  name: string;
  font: Font;
}

/** The font files of each weight. Each file holds some scripts; together they hold Latin, Devanagari and Gujarati. */
export interface Typefaces {
  regular: readonly Face[];
  bold: readonly Face[];
}

export type Weight = keyof Typefaces;

/** The font files, given as family and part, in the order in which they are searched for a character. */
const FILES = [
  ['noto-sans-devanagari', 'latin'],
  ['noto-sans-devanagari', 'latin-ext'],
  ['noto-sans-devanagari', 'devanagari'],
  ['noto-sans-gujarati', 'gujarati'],
] as const;

let loading: Promise<Typefaces> | undefined;

/** Returns the typefaces. They are loaded with the first paper, and shared by all later ones. */
export function loadTypefaces(): Promise<Typefaces> {
  loading ??= readTypefaces();
  return loading;
}

async function readTypefaces(): Promise<Typefaces> {
  const { create } = await import('fontkit');
  const facesOf = (weight: number) =>
    Promise.all(
      FILES.map(async ([family, part]) => {
        const file = await unpackedFont(
          `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`,
        );
        return { name: `${part}-${weight}`, font: create(file) };
      }),
    );
  return { regular: await facesOf(400), bold: await facesOf(700) };
}

/** A part of a text that one font file can show. */
export interface Run {
  face: Face;
  text: string;
}

/**
 * Splits a text into runs. A run continues while its font has the characters, so that spaces, digits and marks stay with the
 * word before them. A character that no font has is shown as an empty box.
 */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const face = faceOf(character, last?.face, faces);
    if (last && last.face === face) last.text += character;
    else if (face) runs.push({ face, text: character });
  }
  return runs;
}

/** Matches joiners and marks, which belong to the letter before them. */
const STAYS = /[\p{M}\u200c\u200d]/u;

function faceOf(character: string, last: Face | undefined, faces: readonly Face[]): Face | undefined {
  if (last && STAYS.test(character)) return last;
  const has = ({ font }: Face) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return last && has(last) ? last : (faces.find(has) ?? last ?? faces[0]);
}

import { Buffer as ShapingBuffer, shape, type Font } from 'harfbuzzjs';
import { UNITS_PER_EM } from './fontFiles.js';
import type { Typeface, TypefaceFont } from './typefaces.js';

/** A glyph: its outline (y upwards) and its position on the line, in thousandths of the type size. */
export interface PlacedGlyph {
  outline: string;
  x: number;
  y: number;
}

/**
 * A text as glyphs. `glyphs` is null if no bundled font has all its letters; the viewer's fonts then show the text.
 */
export interface ShapedText {
  text: string;
  /** Width as a multiple of the type size. Without glyphs it is estimated, and may be too large. */
  width: number;
  glyphs: PlacedGlyph[] | null;
  indic: boolean;
}

interface Run {
  font: TypefaceFont;
  text: string;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits a text into letters as a reader counts them: a vowel sign belongs to its consonant. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * Turns one line of text into glyphs. `tracking` adds space between Latin letters, as a multiple of the type size.
 */
export function shapeText(text: string, typeface: Typeface, tracking = 0): ShapedText {
  const runs = runsOf(text, typeface);
  if (!runs) return { text, width: estimatedWidth(text), glyphs: null, indic: false };
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const run of runs) x = placeRun(run, x, run.font.indic ? 0 : tracking * UNITS_PER_EM, glyphs);
  return { text, width: x / UNITS_PER_EM, glyphs, indic: runs.some(({ font }) => font.indic) };
}

/** Joins words into a line. `space` is the gap between them, as a multiple of the type size. */
export function joinWords(words: readonly ShapedText[], space: number): ShapedText {
  let width = 0;
  const glyphs: PlacedGlyph[] = [];
  for (const [index, word] of words.entries()) {
    if (index > 0) width += space;
    const offset = Math.round(width * UNITS_PER_EM);
    for (const glyph of word.glyphs ?? []) glyphs.push({ ...glyph, x: glyph.x + offset });
    width += word.width;
  }
  const drawable = words.every((word) => word.glyphs);
  const text = words.map((word) => word.text).join(' ');
  return { text, width, glyphs: drawable ? glyphs : null, indic: words.some(({ indic }) => indic) };
}

function runsOf(text: string, typeface: Typeface): Run[] | null {
  const runs: Run[] = [];
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1);
    if (last && hasGlyphs(last.font.font, letter)) {
      last.text += letter;
      continue;
    }
    const font = typeface.find((candidate) => hasGlyphs(candidate.font, letter));
    if (!font) return null;
    runs.push({ font, text: letter });
  }
  return runs;
}

const INVISIBLE = /\p{Join_Control}|\p{Variation_Selector}/u;

function hasGlyphs(font: Font, letter: string): boolean {
  return Array.from(letter).every(
    (character) =>
      INVISIBLE.test(character) || font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
  );
}

/**
 * A buffer that all texts reuse. Buffers are outside the JavaScript heap, so the garbage collector would free unused
 * ones late.
 */
const buffer = new ShapingBuffer();

function placeRun({ font, text }: Run, start: number, tracking: number, into: PlacedGlyph[]): number {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font.font, buffer);
  let x = start;
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    const outline = outlineOf(font, codepoint);
    if (outline) into.push({ outline, x: Math.round(x + xOffset), y: Math.round(yOffset) });
    x += xAdvance + (xAdvance > 0 ? tracking : 0);
  }
  return x;
}

const outlines = new Map<string, string>();

function outlineOf({ key, font }: TypefaceFont, glyph: number): string {
  const name = `${key}#${glyph}`;
  const known = outlines.get(name);
  if (known !== undefined) return known;
  const outline = font
    .glyphToPath(glyph)
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  outlines.set(name, outline);
  return outline;
}

const TAKES_NO_ROOM = /[\p{Mn}\p{Me}\p{Cf}]/u;
const NARROW = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Latin}\p{N}\p{P}\p{Z}]/u;

function estimatedWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (TAKES_NO_ROOM.test(character)) continue;
    width += NARROW.test(character) ? 0.62 : 1.05;
  }
  return width;
}

import { breakEvenly, breakLines } from './lineBreaking.js';
import { lettersOf, shapeText, type ShapedText } from './shaping.js';
import type { Typeface, TypefaceName } from './typefaces.js';

/** How a text is to look: sizes in units of the drawing, from the one hoped for down to the one endured. */
export interface TextStyle {
  typeface: TypefaceName;
  largest: number;
  smallest: number;
  colour: string;
  capitals?: boolean;
  /** Extra room between Latin letters, as a multiple of the size. */
  tracking?: number;
  /** Distance of baselines, as a multiple of the size. */
  leading?: number;
}

/** Lines of one text at one size. */
export interface TextBlock {
  style: TextStyle;
  size: number;
  lines: ShapedText[];
  /** From the top of the first line's capitals to the foot of the last line's descenders. */
  height: number;
  ascent: number;
  leading: number;
}

const SHRINK = 0.95;
const ELLIPSIS = '…';
/** Indic letters are small for their type size: this makes them as large to the eye as Latin ones. */
const INDIC_ENLARGED = 1.3;
/** A word too wide for a line even at the smallest size is cut up for this many times that size. */
const READABLE = 1.5;

/** Sets the text at the largest size at which it fits the width and height, shortening it when none does. */
export function setText(
  text: string,
  style: TextStyle,
  typeface: Typeface,
  width: number,
  height: number,
): TextBlock {
  const { words, space } = measureWords(text, style, typeface, width / style.smallest);
  const largest = style.largest * (words.some(({ indic }) => indic) ? INDIC_ENLARGED : 1);
  for (let size = largest; size > style.smallest; size *= SHRINK) {
    const block = blockOf(breakEvenly(words, space, width / size), style, typeface, size);
    if (block && block.height <= height) return block;
  }
  return shortened(words, space, style, typeface, width, height);
}

function measureWords(text: string, style: TextStyle, typeface: Typeface, widest: number) {
  const shaped = (piece: string) => shapeText(piece, typeface, style.tracking);
  const cased = style.capitals ? text.toLocaleUpperCase('en') : text;
  const words = cased
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(shaped)
    .flatMap((word) => (word.width <= widest ? [word] : hewn(word.text, widest / READABLE, shaped)));
  return { words, space: shaped(' ').width };
}

/** Cuts a word that is wider than a line, between letters. */
function hewn(word: string, widest: number, shaped: (piece: string) => ShapedText): ShapedText[] {
  const pieces: ShapedText[] = [];
  for (const letter of lettersOf(word)) {
    const longer = shaped((pieces.at(-1)?.text ?? '') + letter);
    if (pieces.length > 0 && longer.width <= widest) pieces[pieces.length - 1] = longer;
    else pieces.push(shaped(letter));
  }
  return pieces;
}

function blockOf(
  lines: readonly ShapedText[][] | null,
  style: TextStyle,
  typeface: Typeface,
  size: number,
): TextBlock | null {
  if (!lines) return null;
  const joined = lines.map((words) =>
    shapeText(words.map(({ text }) => text).join(' '), typeface, style.tracking),
  );
  const tall = joined.some(({ indic, glyphs }) => indic || !glyphs);
  const leading = (style.leading ?? 1.1) * (tall ? 1.26 : 1) * size;
  const ascent = (tall ? 0.92 : 0.72) * size;
  const descent = (tall ? 0.34 : 0.2) * size;
  return {
    style,
    size,
    lines: joined,
    ascent,
    leading,
    height: ascent + leading * (joined.length - 1) + descent,
  };
}

function shortened(
  words: readonly ShapedText[],
  space: number,
  style: TextStyle,
  typeface: Typeface,
  width: number,
  height: number,
): TextBlock {
  const size = style.smallest;
  const lines = breakLines(words, space, width / size) ?? words.map((word) => [word]);
  let kept = lines;
  let block = blockOf(lines, style, typeface, size);
  while (block && block.height > height && kept.length > 1) {
    kept = kept.slice(0, -1);
    block = blockOf(withEllipsis(kept, typeface, style), style, typeface, size);
  }
  return block ?? { style, size, lines: [], ascent: 0, leading: 0, height: 0 };
}

function withEllipsis(lines: readonly ShapedText[][], typeface: Typeface, style: TextStyle): ShapedText[][] {
  const last = lines.at(-1) ?? [];
  const words = last.length > 1 ? last.slice(0, -1) : last;
  const end = words.at(-1)?.text ?? '';
  const ended = shapeText(end + ELLIPSIS, typeface, style.tracking);
  return [...lines.slice(0, -1), [...words.slice(0, -1), ended]];
}

import { breakEvenly, breakLines } from './lineBreaking.js';
import { joinWords, lettersOf, shapeText, type ShapedText } from './shaping.js';
import type { Typeface, TypefaceName } from './typefaces.js';

/** The style of a text. Type sizes are in the units of the cover (400 by 600), from `largest` down to `smallest`. */
export interface TextStyle {
  typeface: TypefaceName;
  largest: number;
  smallest: number;
  colour: string;
  capitals?: boolean;
  /** Extra space between Latin letters, as a multiple of the type size. */
  tracking?: number;
  /** Distance between baselines, as a multiple of the type size. */
  leading?: number;
}

/** A text broken into lines, at one type size. */
export interface TextBlock {
  style: TextStyle;
  size: number;
  lines: ShapedText[];
  /** Height from the top of the first line's capitals to the bottom of the last line's descenders. */
  height: number;
  ascent: number;
  leading: number;
}

/** The space for a text, in the units of the cover (400 by 600). */
export interface Room {
  width: number;
  height: number;
}

const SHRINK = 0.95;
const ELLIPSIS = '…';
/** Factor by which Indic letters are enlarged: at the same type size, they look smaller than Latin ones. */
const INDIC_ENLARGED = 1.3;
/** Space between Indic words, as a multiple of the type size. The space of the Latin font is too narrow for them. */
const INDIC_SPACE = 0.28;
/**
 * A word that is too wide for a line is cut into pieces. Each piece fits a line at this multiple of the smallest type
 * size.
 */
const READABLE = 1.5;

type Shape = (text: string) => ShapedText;

/**
 * Sets a text at the largest size at which it fits, and shortens it if no size fits. If no bundled font has some of
 * its letters, the whole text uses the viewer's fonts, so that all letters match.
 */
export function setText(text: string, style: TextStyle, typeface: Typeface, room: Room): TextBlock {
  const cased = style.capitals ? text.toLocaleUpperCase('en') : text;
  const fonts = shapeText(cased, typeface).glyphs ? typeface : [];
  const shape: Shape = (piece) => shapeText(piece, fonts, style.tracking);
  const words = wordsOf(cased, shape, room.width / style.smallest);
  const indic = words.some((word) => word.indic);
  const space = indic ? INDIC_SPACE : shape(' ').width;
  const linesAt = (size: number, breaking: typeof breakLines) =>
    breaking(words, space, room.width / size)?.map((line) => joinWords(line, space));

  for (let size = style.largest * (indic ? INDIC_ENLARGED : 1); size > style.smallest; size *= SHRINK) {
    const lines = linesAt(size, breakEvenly);
    const block = lines && blockOf(lines, style, size);
    if (block && block.height <= room.height) return block;
  }
  const lines = linesAt(style.smallest, breakLines) ?? words;
  return shortened(blockOf(lines, style, style.smallest), room, shape);
}

function wordsOf(text: string, shape: Shape, widest: number): ShapedText[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words
    .map(shape)
    .flatMap((word) => (word.width <= widest ? word : hewn(word, widest / READABLE, shape)));
}

/** Cuts a word that is too wide for a line into pieces, between letters. */
function hewn({ text }: ShapedText, widest: number, shape: Shape): ShapedText[] {
  const pieces: ShapedText[] = [];
  for (const letter of lettersOf(text)) {
    const longer = shape((pieces.at(-1)?.text ?? '') + letter);
    if (pieces.length > 0 && longer.width <= widest) pieces[pieces.length - 1] = longer;
    else pieces.push(shape(letter));
  }
  return pieces;
}

/**
 * Returns the lines as a block. Letters with signs above and below need more space between lines than Latin letters.
 */
function blockOf(lines: ShapedText[], style: TextStyle, size: number): TextBlock {
  const tall = lines.some(({ indic, glyphs }) => indic || !glyphs);
  const leading = (style.leading ?? 1.1) * (tall ? 1.26 : 1) * size;
  const ascent = (tall ? 0.92 : 0.72) * size;
  const descent = (tall ? 0.34 : 0.2) * size;
  return { style, size, lines, ascent, leading, height: ascent + leading * (lines.length - 1) + descent };
}

function shortened(block: TextBlock, room: Room, shape: Shape): TextBlock {
  const tooMany = Math.ceil((block.height - room.height) / block.leading);
  if (tooMany <= 0) return block;
  const kept = block.lines.slice(0, Math.max(1, block.lines.length - tooMany));
  const last = kept.pop();
  if (last) kept.push(endedEarly(last, room.width / block.size, shape));
  return blockOf(kept, block.style, block.size);
}

function endedEarly(line: ShapedText, widest: number, shape: Shape): ShapedText {
  const letters = lettersOf(line.text);
  let ended = shape(line.text + ELLIPSIS);
  while (ended.width > widest && letters.length > 0) {
    letters.pop();
    ended = shape(letters.join('').trimEnd() + ELLIPSIS);
  }
  return ended;
}

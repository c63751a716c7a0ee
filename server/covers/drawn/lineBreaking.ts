/** A word to place on a line. Words are never broken. */
export interface Measured {
  width: number;
}

/**
 * Breaks words into lines up to `limit` wide, filling each line before the next. Returns null if a word is wider than
 * the limit.
 */
export function breakLines<W extends Measured>(
  words: readonly W[],
  space: number,
  limit: number,
): W[][] | null {
  const lines: W[][] = [];
  let room = 0;
  for (const word of words) {
    if (word.width > limit) return null;
    const line = lines.at(-1);
    if (line && space + word.width <= room) {
      line.push(word);
      room -= space + word.width;
    } else {
      lines.push([word]);
      room = limit - word.width;
    }
  }
  return lines;
}

const HALVINGS = 8;

/**
 * Breaks words into as few lines as possible, with widths as even as possible. Returns null if a word is wider than
 * the limit.
 */
export function breakEvenly<W extends Measured>(
  words: readonly W[],
  space: number,
  limit: number,
): W[][] | null {
  let best = breakLines(words, space, limit);
  if (!best) return null;
  let tooNarrow = 0;
  let wideEnough = limit;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (tooNarrow + wideEnough) / 2;
    const lines = breakLines(words, space, middle);
    if (lines && lines.length <= best.length) {
      best = lines;
      wideEnough = middle;
    } else {
      tooNarrow = middle;
    }
  }
  return best;
}

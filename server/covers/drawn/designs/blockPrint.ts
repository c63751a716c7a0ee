import { AUTHOR, TITLE, type Design } from '../artwork.js';
import type { Palette } from '../palettes.js';
import { circle, COVER, leaf, leaves, rect, repeat, repeatAgain, times, type Point } from '../shapes.js';

const LABEL = { x: 74, y: 150, width: 282, height: 276 };

/** Hand-printed cotton: one flower stamped in a half-drop repeat, under a pasted label. */
export const blockPrint: Design = (palette, random) => {
  const { labelInk } = palette;
  const stamp = random.oneOf([buti, rosette, sprig]);
  const step = random.oneOf([56, 66, 74]);
  return {
    picture: [...halfDrop(step, stamp(step / 62, palette)), ...pastedLabel(palette)],
    title: {
      style: {
        ...TITLE,
        typeface: random.oneOf(['roman', 'soft', 'italic']),
        colour: labelInk,
        largest: 48,
        smallest: 14,
      },
      box: { x: LABEL.x + 26, y: LABEL.y + 24, width: LABEL.width - 52, height: 158 },
      anchor: 'middle centre',
    },
    author: {
      style: { ...AUTHOR, colour: labelInk, largest: 15, smallest: 10 },
      box: { x: LABEL.x + 26, y: LABEL.y + 204, width: LABEL.width - 52, height: 50 },
      anchor: 'middle centre',
    },
  };
};

/**
 * Fills the cover with two patterns of the same stamp. The second pattern is offset by half a step. Browsers paint
 * the stamp only once per pattern.
 */
function halfDrop(step: number, stamp: readonly string[]): string[] {
  const { boardLeft, height, width } = COVER;
  const [left, top]: Point = [58, 8];
  return [
    repeat('stamp', [left, top], step, stamp),
    repeatAgain('dropped', 'stamp', [left + step / 2, top + step / 2], step),
    rect(boardLeft, 0, width - boardLeft, height, { fill: 'url(#stamp)' }),
    rect(left, 0, width - left, height, { fill: 'url(#dropped)' }),
  ];
}

function pastedLabel({ accent, label }: Palette): string[] {
  const { x, y, width, height } = LABEL;
  const line = (inset: number, strength: number) =>
    rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, {
      fill: 'none',
      stroke: accent,
      'stroke-width': strength,
    });
  return [
    rect(x, y, width, height, { fill: label, rx: 3 }),
    line(9, 2),
    line(14, 0.8),
    rect(x + width / 2 - 18, y + 194, 36, 2, { fill: accent }),
  ];
}

/** Draws a printing block around the origin. */
type Stamp = (size: number, palette: Palette) => string[];

const buti: Stamp = (size, { accent, second, third }) => [
  leaf([0, 20 * size], 38 * size, 12, 0.3, { fill: third }),
  leaf([0, 16 * size], 25 * size, 12, 0.26, { fill: accent }),
  leaf([0, 20 * size], 19 * size, -62, 0.24, { fill: second }),
  leaf([0, 20 * size], 19 * size, 78, 0.24, { fill: second }),
];

const rosette: Stamp = (size, { accent, second, third }) => [
  ...times(8, (n) => leaf([0, 0], 21 * size, n * 45, 0.24, { fill: n % 2 ? second : third })),
  circle([0, 0], 4.5 * size, { fill: accent }),
];

const sprig: Stamp = (size, { accent, second }) => [
  leaves(
    [-56, -28, 0, 28, 56].map((turn) => [[0, 12 * size], 25 * size, turn, 0.17]),
    { fill: second },
  ),
  circle([0, 15 * size], 4 * size, { fill: accent }),
];

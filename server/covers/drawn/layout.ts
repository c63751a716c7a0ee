import type { TextPlace } from './artwork.js';
import type { ShapedText } from './shaping.js';
import type { TextBlock } from './typesetting.js';

/** Blocks of text below each other, separated by `gap`. */
export interface Column {
  place: TextPlace;
  blocks: TextBlock[];
  gap: number;
}

/**
 * A line of text with its left end, baseline, type size and width. All are in the units of the cover (400 by 600).
 */
export interface PlacedLine {
  line: ShapedText;
  colour: string;
  size: number;
  x: number;
  baseline: number;
  width: number;
  centred: boolean;
}

/** The parts of a box's unused space that are above the text and to the left of it, from 0 to 1. */
const SHARES: Record<TextPlace['anchor'], { above: number; left: number }> = {
  'top left': { above: 0, left: 0 },
  'top centre': { above: 0, left: 0.5 },
  'middle left': { above: 0.5, left: 0 },
  'middle centre': { above: 0.5, left: 0.5 },
  'bottom left': { above: 1, left: 0 },
  'bottom centre': { above: 1, left: 0.5 },
};

/** Returns the lines of a column with their positions on the cover. */
export function placeLines({ place, blocks, gap }: Column): PlacedLine[] {
  const { box, anchor } = place;
  const height = blocks.reduce((sum, block) => sum + block.height, gap * (blocks.length - 1));
  let top = box.y + (box.height - height) * SHARES[anchor].above;
  return blocks.flatMap((block) => {
    const placed = block.lines.map((line, n) =>
      placeLine(line, block, place, top + block.ascent + n * block.leading),
    );
    top += block.height + gap;
    return placed;
  });
}

function placeLine(
  line: ShapedText,
  { size, style }: TextBlock,
  place: TextPlace,
  baseline: number,
): PlacedLine {
  const share = SHARES[place.anchor].left;
  const width = line.width * size;
  const x = place.box.x + (place.box.width - width) * share;
  return { line, colour: style.colour, size, x, baseline, width, centred: share > 0 };
}

import { AUTHOR, TITLE, type Design } from '../artwork.js';
import { COVER, path, rect, short, times } from '../shapes.js';

const SIDE = (COVER.width - COVER.boardLeft) / 4;
const ROWS = 4;

/** Square tiles with quarter circles, half circles or leaves, as on a studio floor. */
export const tiles: Design = (palette, random) => {
  const { accent, ground, ink, second, third } = palette;
  const colours = [accent, second, third, ground, second] as const;
  const shapes = random.oneOf([[quarter], [quarter, half], [half, leafTile], [quarter, leafTile]]);
  const tile = (index: number) => {
    const x = COVER.boardLeft + (index % 4) * SIDE;
    const y = Math.floor(index / 4) * SIDE;
    const floor = random.oneOf(colours);
    const others = colours.filter((colour) => colour !== floor);
    const shape = random.oneOf([shapes[0] ?? quarter, ...shapes]);
    const turn = `translate(${short(x + SIDE / 2)} ${short(y + SIDE / 2)}) rotate(${random.whole(0, 3) * 90})`;
    const fill = random.oneOf([others[0] ?? accent, ...others]);
    return rect(x, y, SIDE + 0.3, SIDE + 0.3, { fill: floor }) + path(shape(), { fill, transform: turn });
  };
  return {
    picture: [rect(0, 0, COVER.width, COVER.height, { fill: ground }), ...times(4 * ROWS, tile)],
    title: {
      style: { ...TITLE, typeface: random.oneOf(['sans', 'soft', 'roman']), colour: ink, largest: 54 },
      box: { x: 56, y: 392, width: 320, height: 136 },
      anchor: 'top left',
    },
    author: {
      style: { ...AUTHOR, colour: ink, largest: 17 },
      box: { x: 56, y: 540, width: 320, height: 40 },
      anchor: 'bottom left',
    },
  };
};

const R = short(SIDE / 2);
const D = short(SIDE);

function quarter(): string {
  return `M-${R} -${R}H${R}A${D} ${D} 0 0 1 -${R} ${R}Z`;
}

function half(): string {
  return `M-${R} -${R}A${R} ${R} 0 0 0 ${R} -${R}ZM-${R} 0A${R} ${R} 0 0 0 ${R} 0Z`;
}

function leafTile(): string {
  return `M-${R} -${R}A${D} ${D} 0 0 1 ${R} ${R}A${D} ${D} 0 0 1 -${R} -${R}Z`;
}

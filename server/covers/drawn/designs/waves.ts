import { AUTHOR, TITLE, type Design } from '../artwork.js';
import type { Palette } from '../palettes.js';
import { circle, COVER, define, times, use } from '../shapes.js';

/** Overlapping scales, as of water or roof tiles, under an open sky. */
export const waves: Design = (palette, random) => {
  const { accent, ink, second } = palette;
  const radius = random.oneOf([37, 46.25, 61.7]);
  return {
    picture: [
      define('scale', scale(radius, second, palette)),
      define('bright', scale(radius, accent, palette)),
      ...sea(radius, random.whole(3, 5)),
    ],
    title: {
      style: { ...TITLE, typeface: random.oneOf(['roman', 'sans', 'soft']), colour: ink, largest: 68 },
      box: { x: 58, y: 88, width: 314, height: 200 },
      anchor: 'top left',
    },
    author: {
      style: { ...AUTHOR, colour: ink, largest: 17 },
      box: { x: 58, y: 40, width: 314, height: 36 },
      anchor: 'top left',
    },
  };
};

function scale(radius: number, rim: string, { ground, third }: Palette): string[] {
  const fills = [rim, ground, rim, ground, third];
  return fills.map((fill, n) => circle([0, 0], radius * (1 - n * 0.185), { fill }));
}

/** Rows of scales from the horizon down, each over the one behind; one in `every` is bright. */
function sea(radius: number, every: number): string[] {
  const horizon = 318;
  const rows = Math.ceil(((COVER.height - horizon) * 2) / radius) + 1;
  const columns = Math.ceil(185 / radius) + 1;
  return times(rows * columns, (n) => {
    const row = Math.floor(n / columns);
    const column = n % columns;
    const x = COVER.boardLeft + column * 2 * radius + (row % 2 ? radius : 0);
    const bright = (row * columns + column * 2) % every === 0;
    return use(bright ? 'bright' : 'scale', [x, horizon + radius + (row * radius) / 2]);
  });
}

import { AUTHOR, TITLE, type Design } from '../artwork.js';
import type { Palette } from '../palettes.js';
import { BOARD_CENTRE, circle, discs, leaves, polar, times, type Point } from '../shapes.js';

/** A rosette of petals, centred on the bottom edge of the cover. */
export const mandala: Design = (palette, random) => {
  const { ink } = palette;
  const petals = random.oneOf([12, 16, 20]);
  return {
    picture: rosette([BOARD_CENTRE, 600], 268, petals, palette),
    title: {
      style: { ...TITLE, typeface: random.oneOf(['roman', 'italic', 'soft']), colour: ink, largest: 80 },
      box: { x: 58, y: 42, width: 314, height: 198 },
      anchor: 'middle centre',
    },
    author: {
      style: { ...AUTHOR, colour: ink },
      box: { x: 58, y: 262, width: 314, height: 54 },
      anchor: 'top centre',
    },
  };
};

function rosette(centre: Point, radius: number, petals: number, palette: Palette): string[] {
  const { accent, ground, second, third } = palette;
  const step = 360 / petals;
  const ring = (share: number, length: number, turn: number, fullness: number, fill: string) =>
    leaves(
      times(petals, (n) => {
        const angle = (n + turn) * step;
        return [polar(centre, radius * share, angle), radius * length, angle, fullness];
      }),
      { fill },
    );
  const beads = (share: number, size: number, turn: number, fill: string) =>
    discs(
      times(petals, (n) => polar(centre, radius * share, (n + turn) * step)),
      size,
      fill,
    );
  return [
    ring(0.5, 0.5, 0, 4.2 / petals, second),
    ring(0.52, 0.4, 0, 2.6 / petals, ground),
    ring(0.56, 0.3, 0, 1.7 / petals, accent),
    beads(0.93, 4, 0.5, third),
    circle(centre, radius * 0.56, { fill: ground }),
    circle(centre, radius * 0.54, { fill: 'none', stroke: third, 'stroke-width': 2.5 }),
    ring(0.26, 0.26, 0.5, 2.4 / petals, third),
    beads(0.47, 3, 0, accent),
    circle(centre, radius * 0.27, { fill: accent }),
    circle(centre, radius * 0.21, { fill: ground }),
    ring(0.05, 0.15, 0, 1.8 / petals, third),
    circle(centre, radius * 0.06, { fill: accent }),
  ];
}

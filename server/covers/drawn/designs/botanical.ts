import { AUTHOR, TITLE, type Design } from '../artwork.js';
import type { Palette } from '../palettes.js';
import type { Random } from '../random.js';
import { at, circle, leaf, leaves, path, polar, times, type Point } from '../shapes.js';

/** Flowers that grow from the bottom edge of the cover. */
export const botanical: Design = (palette, random) => {
  const { ink } = palette;
  const stems = [66, 116, 166, 216, 266, 316, 366].map((x, n) =>
    stem(
      [x + random.between(-8, 8), 604],
      n % 2 ? random.between(150, 200) : random.between(205, 268),
      palette,
      random,
    ),
  );
  return {
    picture: stems.flat(),
    title: {
      style: { ...TITLE, typeface: random.oneOf(['italic', 'roman', 'soft']), colour: ink, largest: 80 },
      box: { x: 58, y: 38, width: 314, height: 196 },
      anchor: 'middle centre',
    },
    author: {
      style: { ...AUTHOR, colour: ink },
      box: { x: 58, y: 256, width: 314, height: 54 },
      anchor: 'top centre',
    },
  };
};

function stem(foot: Point, height: number, palette: Palette, random: Random): string[] {
  const { accent, second, third } = palette;
  const green = random.oneOf([second, third, second]);
  const lean = random.between(-6, 6);
  const top = polar(foot, height, lean);
  const fullness = random.between(0.16, 0.3);
  const pairs = random.whole(4, 6);
  const foliage = times(pairs, (n) => {
    const joint = polar(foot, height * (0.22 + (n * 0.66) / pairs), lean);
    const length = 46 - n * 3.5;
    return [-1, 1].map((side) => [joint, length, lean + side * 48, fullness] as const);
  });
  const stalk = path(`M${at(foot)}L${at(top)}`, {
    stroke: green,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
  return [
    stalk,
    leaves(foliage.flat(), { fill: green }),
    ...blossom(top, lean, random.whole(0, 2), accent, third),
  ];
}

function blossom(tip: Point, lean: number, kind: number, accent: string, third: string): string[] {
  if (kind === 0) return [leaf(tip, 36, lean, 0.24, { fill: accent })];
  if (kind === 1) {
    return [
      leaves(
        times(7, (n) => [tip, 25, lean + (n * 360) / 7, 0.26]),
        { fill: accent },
      ),
      circle(tip, 6.5, { fill: third }),
    ];
  }
  return [
    leaves(
      [-40, -20, 0, 20, 40].map((turn) => [tip, 30, lean + turn, 0.16]),
      { fill: accent },
    ),
  ];
}

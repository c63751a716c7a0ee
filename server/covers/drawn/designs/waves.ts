import { AUTHOR, TITLE, type Design } from '../artwork.js';
import type { Palette } from '../palettes.js';
import { COVER, define, discs, group, ROUND, times, use, useHere } from '../shapes.js';

/** Overlapping scales, like waves or roof tiles, under an open sky. */
export const waves: Design = (palette, random) => {
  const { ink } = palette;
  const radius = random.oneOf([37, 46.25, 61.7]);
  return {
    picture: sea(radius, random.whole(3, 5), palette),
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

/**
 * Draws rows of scales from the horizon down. Each row overlaps the row behind it. One scale in `every` is bright.
 * Identical rows are defined only once.
 */
function sea(radius: number, every: number, palette: Palette): string[] {
  const horizon = 318;
  const rows = Math.ceil(((COVER.height - horizon) * 2) / radius);
  const columns = Math.ceil(185 / radius) + 1;
  const kindOf = (row: number) => (row * columns) % every;
  const brightOf = (kind: number) => times(columns, (n) => (kind + n * 2) % every === 0);
  const kinds = [...new Set(times(rows, kindOf))];
  return [
    define([
      ...insides(columns, radius, palette),
      ...kinds.map((kind) => group(`r${kind}`, scales(brightOf(kind), radius, palette), ROUND)),
    ]),
    ...times(rows, (row) => {
      const left = COVER.boardLeft + (row % 2 ? radius : 0);
      return use(`r${kindOf(row)}`, [left, horizon + radius + (row * radius) / 2]);
    }),
  ];
}

/**
 * Draws a row of scales, some of them bright. Rings of equal size and colour form one path, which browsers paint in
 * one step.
 */
function scales(bright: boolean[], radius: number, { accent, second }: Palette): string[] {
  const rims = (n: number) =>
    [false, true].flatMap((isBright) => {
      const some = bright.flatMap((each, place) => (each === isBright ? [place] : []));
      return some.length > 0 ? [ring(n, some, radius, isBright ? accent : second)] : [];
    });
  return [...rims(0), useHere('w'), ...rims(2), useHere('h')];
}

/** Defines the inner rings of the scales, which are the same in every row. */
function insides(columns: number, radius: number, { ground, third }: Palette): string[] {
  const all = times(columns, (n) => n);
  return [
    group('w', [ring(1, all, radius, ground)]),
    group('h', [ring(3, all, radius, ground), ring(4, all, radius, third)]),
  ];
}

const ring = (n: number, places: number[], radius: number, colour: string) =>
  discs(
    places.map((place) => [place * 2 * radius, 0]),
    radius * (1 - n * 0.185),
    colour,
    {},
  );

import { AUTHOR, TITLE, type Design } from '../artwork.js';
import {
  BOARD_CENTRE,
  circle,
  COVER,
  discs,
  leaf,
  leaves,
  polar,
  rect,
  times,
  type Point,
} from '../shapes.js';

/** A clothbound classic with a gilt border, fans in the corners and a fleuron. */
export const tooled: Design = (palette, random) => {
  const { accent, ink, third } = palette;
  const line = (inset: number, width: number) =>
    rect(COVER.boardLeft + inset, inset, 370 - 2 * inset, COVER.height - 2 * inset, {
      fill: 'none',
      stroke: accent,
      'stroke-width': width,
    });
  const blades = random.oneOf([5, 7, 9]);
  const corners: [Point, number][] = [
    [[58, 28], 135],
    [[372, 28], 225],
    [[372, 572], 315],
    [[58, 572], 45],
  ];
  return {
    picture: [
      line(17, 3.5),
      line(24, 1.2),
      ...corners.flatMap(([corner, towards]) => fan(corner, towards, blades, accent)),
      ...fleuron([BOARD_CENTRE, 408], accent, third),
      ...(random.next() < 0.5 ? fleuron([BOARD_CENTRE, 100], accent, third) : []),
    ],
    title: {
      style: {
        ...TITLE,
        typeface: random.oneOf(['roman', 'italic']),
        colour: ink,
        leading: 1.1,
        largest: 80,
      },
      box: { x: 78, y: 128, width: 274, height: 250 },
      anchor: 'middle centre',
    },
    author: {
      style: { ...AUTHOR, colour: ink },
      box: { x: 88, y: 436, width: 254, height: 66 },
      anchor: 'middle centre',
    },
  };
};

function fan(corner: Point, towards: number, blades: number, fill: string): string[] {
  const spread = 78 / (blades - 1);
  return [
    leaves(
      times(blades, (n) => [corner, 58, towards - 39 + n * spread, 0.62 / blades]),
      { fill },
    ),
    discs(
      times(blades, (n) => polar(corner, 66, towards - 39 + n * spread)),
      2,
      fill,
    ),
    circle(corner, 8, { fill }),
  ];
}

function fleuron(centre: Point, accent: string, third: string): string[] {
  const [x, y] = centre;
  return [
    ...[90, 270].map((turn) => leaf(centre, 44, turn, 0.16, { fill: accent })),
    ...[55, 305, 125, 235].map((turn) => leaf(centre, 20, turn, 0.2, { fill: accent })),
    ...[-54, 54].map((away) => circle([x + away, y], 2.6, { fill: accent })),
    circle(centre, 5, { fill: third }),
  ];
}

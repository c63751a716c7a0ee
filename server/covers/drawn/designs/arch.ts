import { AUTHOR, TITLE, type Design } from '../artwork.js';
import { at, BOARD_CENTRE, circle, leaf, path, polar, rect, times, type Point } from '../shapes.js';

/** A cusped palace window with the title inside it. */
export const arch: Design = (palette, random) => {
  const { accent, ink, label, labelInk, second, third } = palette;
  const foils = random.oneOf([7, 9, 11]);
  return {
    picture: [
      ...flower([78, 60], second, accent),
      ...flower([352, 60], second, accent),
      path(cuspedArch(152, 176, 504, foils), { fill: second }),
      path(cuspedArch(142, 172, 504, foils), { fill: 'none', stroke: accent, 'stroke-width': 2.5 }),
      path(cuspedArch(129, 168, 504, foils), { fill: label }),
      rect(56, 504, 318, 7, { fill: accent }),
      rect(47, 514, 336, 3, { fill: third }),
      ...lamp([BOARD_CENTRE, 82], accent, third),
    ],
    title: {
      style: { ...TITLE, typeface: random.oneOf(['roman', 'soft']), colour: labelInk, largest: 58 },
      box: { x: 99, y: 138, width: 232, height: 336 },
      anchor: 'middle centre',
    },
    author: {
      style: { ...AUTHOR, colour: ink },
      box: { x: 56, y: 526, width: 318, height: 58 },
      anchor: 'middle centre',
    },
  };
};

/** Returns the path of a window: straight sides from `foot` up to `spring`, then foils to a pointed top. */
function cuspedArch(halfWidth: number, spring: number, foot: number, foils: number): string {
  const rise = halfWidth * 0.98;
  const on = (n: number): Point => {
    const angle = (n / foils) * 180 - 90;
    const [x, y] = polar([BOARD_CENTRE, spring], halfWidth, angle);
    return [x, spring - ((spring - y) / halfWidth) * rise];
  };
  const radius = halfWidth * 1.9 * (1 / foils);
  const middle = (foils - 1) / 2;
  const arcs = times(foils, (n) => {
    const end = at(on(n + 1));
    if (n !== middle) return `A${radius} ${radius} 0 0 1 ${end}`;
    const tip = `${BOARD_CENTRE} ${spring - rise - radius * 0.62}`;
    return `Q${at(shifted(on(n), 0, -radius * 0.55))} ${tip}Q${at(shifted(on(n + 1), 0, -radius * 0.55))} ${end}`;
  });
  return `M${at(on(0))}${arcs.join('')}V${foot}H${BOARD_CENTRE - halfWidth}Z`;
}

function shifted([x, y]: Point, right: number, down: number): Point {
  return [x + right, y + down];
}

function flower(centre: Point, petal: string, heart: string): string[] {
  return [
    ...times(8, (n) => leaf(centre, 26, n * 45, 0.28, { fill: petal })),
    circle(centre, 4.5, { fill: heart }),
  ];
}

function lamp(top: Point, accent: string, third: string): string[] {
  const [x, y] = top;
  return [
    rect(x - 0.8, y - 20, 1.6, 30, { fill: accent }),
    leaf([x, y + 40], 34, 0, 0.34, { fill: accent }),
    leaf([x, y + 36], 20, 0, 0.3, { fill: third }),
    circle([x, y + 45], 2.6, { fill: accent }),
  ];
}

import { AUTHOR, TITLE, type Design } from '../artwork.js';
import { BOARD_CENTRE, circle, COVER, leaf, polar, rect, times } from '../shapes.js';

/** A paperback in three bands: an emblem at the top, the title on a light band, the author at the bottom. */
export const bands: Design = (palette, random) => {
  const { accent, ink, label, labelInk, third } = palette;
  const top = 172;
  const height = 232;
  const board = COVER.width - COVER.boardLeft;
  return {
    picture: [
      rect(COVER.boardLeft, top, board, height, { fill: label }),
      ...[top + 9, top + height - 12].map((y) => rect(COVER.boardLeft, y, board, 3, { fill: accent })),
      ...emblem(random.whole(5, 9), accent, third),
      rect(BOARD_CENTRE - 22, 548, 44, 2.5, { fill: accent }),
    ],
    title: {
      style: { ...TITLE, typeface: random.oneOf(['roman', 'soft', 'sans']), colour: labelInk, largest: 80 },
      box: { x: 56, y: top + 22, width: 318, height: height - 44 },
      anchor: 'middle centre',
    },
    author: {
      style: { ...AUTHOR, colour: ink, largest: 21 },
      box: { x: 56, y: top + height + 24, width: 318, height: 96 },
      anchor: 'middle centre',
    },
  };
};

function emblem(petals: number, accent: string, third: string): string[] {
  const centre = [BOARD_CENTRE, 86] as const;
  return [
    circle(centre, 50, { fill: 'none', stroke: accent, 'stroke-width': 2.5 }),
    circle(centre, 43, { fill: 'none', stroke: accent, 'stroke-width': 1 }),
    ...times(petals, (n) => leaf(centre, 34, (n * 360) / petals, 0.26, { fill: third })),
    ...times(petals, (n) => circle(polar(centre, 31, ((n + 0.5) * 360) / petals), 2.4, { fill: accent })),
    circle(centre, 6, { fill: accent }),
  ];
}

import { AUTHOR, TITLE, type Design } from '../artwork.js';
import { circle, rect, times, type Point } from '../shapes.js';

/** Large concentric rings in a lower corner. */
export const sun: Design = (palette, random) => {
  const { accent, ground, ink, second, third } = palette;
  const right = random.next() < 0.6;
  const centre: Point = [right ? 322 : 118, random.between(440, 480)];
  const rings = random.whole(3, 5);
  const colours = [second, third, accent, ground] as const;
  return {
    picture: [
      ...times(rings, (n) => {
        const radius = 196 - (n * 160) / rings;
        return circle(centre, radius, { fill: colours[n % colours.length] ?? accent });
      }),
      circle([right ? 96 : 336, 520], 15, { fill: third }),
      rect(60, 50, 54, 5, { fill: accent }),
    ],
    title: {
      style: { ...TITLE, typeface: random.oneOf(['roman', 'soft', 'sans']), colour: ink, largest: 70 },
      box: { x: 60, y: 74, width: 308, height: 160 },
      anchor: 'top left',
    },
    author: {
      style: { ...AUTHOR, colour: ink, largest: 17, smallest: 8 },
      box: { x: 60, y: 18, width: 308, height: 24 },
      anchor: 'middle left',
    },
  };
};

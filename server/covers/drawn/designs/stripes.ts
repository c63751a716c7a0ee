import { AUTHOR, TITLE, type Design } from '../artwork.js';
import type { Palette } from '../palettes.js';
import type { Random } from '../random.js';
import { COVER, rect } from '../shapes.js';

/** Woven stripes of many widths, with a label across them. */
export const stripes: Design = (palette, random) => {
  const { accent, label, labelInk } = palette;
  const top = random.oneOf([116, 176, 296]);
  return {
    picture: [
      ...weave(palette, random),
      rect(COVER.boardLeft, top, 370, 214, { fill: label }),
      rect(COVER.boardLeft, top - 7, 370, 4, { fill: accent }),
      rect(COVER.boardLeft, top + 217, 370, 4, { fill: accent }),
    ],
    title: {
      style: { ...TITLE, typeface: random.oneOf(['sans', 'roman', 'soft']), colour: labelInk, largest: 58 },
      box: { x: 58, y: top + 20, width: 314, height: 132 },
      anchor: 'middle left',
    },
    author: {
      style: { ...AUTHOR, colour: labelInk, largest: 16 },
      box: { x: 58, y: top + 160, width: 314, height: 38 },
      anchor: 'bottom left',
    },
  };
};

function weave({ accent, ground, second, spine, third }: Palette, random: Random): string[] {
  const threads: string[] = [];
  let x: number = COVER.boardLeft;
  while (x < COVER.width) {
    const width = random.oneOf([4, 6, 10, 16, 28, 40]);
    threads.push(
      rect(x, 0, width, COVER.height, { fill: random.oneOf([ground, second, third, accent, spine, ground]) }),
    );
    x += width;
  }
  return threads;
}

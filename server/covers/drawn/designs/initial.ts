import { AUTHOR, TITLE, type Design } from '../artwork.js';
import { rect } from '../shapes.js';

/** The first letter of the title, as large as the cover. */
export const initial: Design = (palette, random) => {
  const { accent, ink, second } = palette;
  return {
    picture: [rect(60, 378, 46, 6, { fill: accent })],
    initial: {
      style: {
        ...TITLE,
        typeface: random.oneOf(['italic', 'soft', 'roman']),
        colour: second,
        largest: 560,
        smallest: 100,
      },
      box: { x: 44, y: -20, width: 380, height: 620 },
      anchor: 'top centre',
    },
    title: {
      style: { ...TITLE, typeface: random.oneOf(['sans', 'roman', 'soft']), colour: ink, largest: 58 },
      box: { x: 60, y: 398, width: 310, height: 132 },
      anchor: 'top left',
    },
    author: {
      style: { ...AUTHOR, colour: ink, largest: 17 },
      box: { x: 60, y: 540, width: 310, height: 40 },
      anchor: 'bottom left',
    },
  };
};

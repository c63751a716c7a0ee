import { AUTHOR, TITLE, type Design } from '../artwork.js';
import { circle, COVER, path, rect } from '../shapes.js';

/** The title, as large as possible, with one bold shape. */
export const poster: Design = (palette, random) => {
  const { accent, ink, second } = palette;
  const capitals = random.next() < 0.5;
  return {
    picture: [random.oneOf([disc, wedge, block])(accent, second), rect(56, 528, 320, 2.5, { fill: ink })],
    title: {
      style: {
        ...TITLE,
        typeface: capitals ? 'sans' : random.oneOf(['soft', 'roman']),
        colour: ink,
        capitals,
        leading: capitals ? 0.98 : 1.02,
        largest: 84,
      },
      box: { x: 56, y: 214, width: 322, height: 298 },
      anchor: 'bottom left',
    },
    author: {
      style: { ...AUTHOR, colour: ink, largest: 17 },
      box: { x: 56, y: 538, width: 320, height: 42 },
      anchor: 'middle left',
    },
  };
};

function disc(accent: string, second: string): string {
  return circle([296, 112], 84, { fill: second }) + circle([322, 92], 60, { fill: accent });
}

function wedge(accent: string, second: string): string {
  const { boardLeft: left, width } = COVER;
  return (
    path(`M${left} 0H${width}V64L${left} 190Z`, { fill: second }) +
    path(`M${left} 0H${width}V0L${left} 128Z`, { fill: accent })
  );
}

function block(accent: string, second: string): string {
  return (
    rect(56, 48, 62, 128, { fill: accent }) +
    rect(128, 48, 30, 128, { fill: second }) +
    rect(168, 48, 12, 128, { fill: accent })
  );
}

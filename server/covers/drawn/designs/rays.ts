import { AUTHOR, TITLE, type Design } from '../artwork.js';
import { at, BOARD_CENTRE, circle, COVER, path, polar, rect, times, type Point } from '../shapes.js';

/** A sun with rays above a horizon. The author's name is below the horizon. */
export const rays: Design = (palette, random) => {
  const { accent, ground, ink, label, second, spine, third } = palette;
  const centre: Point = [BOARD_CENTRE, 500];
  const beams = random.oneOf([11, 15, 19]);
  const step = 180 / beams;
  const beam = (n: number) => {
    const from = polar(centre, 232, n * step - 90);
    const to = polar(centre, 232, (n + 1) * step - 90);
    const fill = n % 2 ? ground : random.oneOf([second, second, third]);
    return path(`M${at(centre)}L${at(from)}A232 232 0 0 1 ${at(to)}Z`, { fill });
  };
  return {
    picture: [
      ...times(beams, beam),
      circle(centre, 92, { fill: ground }),
      circle(centre, 80, { fill: accent }),
      circle(centre, 58, { fill: third }),
      circle(centre, 36, { fill: accent }),
      rect(0, 500, COVER.width, 100, { fill: spine }),
      rect(COVER.boardLeft, 500, 370, 4, { fill: accent }),
    ],
    title: {
      style: { ...TITLE, typeface: random.oneOf(['soft', 'sans', 'roman']), colour: ink, largest: 80 },
      box: { x: 58, y: 42, width: 314, height: 206 },
      anchor: 'middle centre',
    },
    author: {
      style: { ...AUTHOR, colour: label, largest: 18 },
      box: { x: 58, y: 514, width: 314, height: 74 },
      anchor: 'middle centre',
    },
  };
};

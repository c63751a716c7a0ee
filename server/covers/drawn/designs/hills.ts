import { AUTHOR, TITLE, type Design } from '../artwork.js';
import type { Random } from '../random.js';
import { at, circle, path, times, type Point } from '../shapes.js';

/** Ranges of hills under a low sun. */
export const hills: Design = (palette, random) => {
  const { accent, ink, label, second, spine, third } = palette;
  const light: Point = [random.between(110, 330), random.between(292, 326)];
  return {
    picture: [
      circle(light, 88, { fill: third, 'fill-opacity': 0.16 }),
      circle(light, 66, { fill: third, 'fill-opacity': 0.25 }),
      circle(light, 46, { fill: accent }),
      path(ridge(random, 348, 46), { fill: second }),
      path(ridge(random, 400, 38), { fill: third, 'fill-opacity': 0.55 }),
      path(ridge(random, 432, 40), { fill: accent, 'fill-opacity': 0.85 }),
      path(ridge(random, 486, 26), { fill: spine }),
      ...birds(random, ink),
    ],
    title: {
      style: { ...TITLE, typeface: random.oneOf(['roman', 'italic', 'soft']), colour: ink, largest: 80 },
      box: { x: 58, y: 42, width: 314, height: 164 },
      anchor: 'middle centre',
    },
    author: {
      style: { ...AUTHOR, colour: label, largest: 18 },
      box: { x: 58, y: 534, width: 314, height: 48 },
      anchor: 'middle centre',
    },
  };
};

/** Returns the path of a rounded skyline around `height`, filled down to the bottom edge of the cover. */
function ridge(random: Random, height: number, swing: number): string {
  const step = 80;
  const points = times(7, (n): Point => [
    n * step - 40,
    height + random.between(-swing, swing) * (n % 2 ? 1 : -0.4),
  ]);
  const curves = points.slice(1).map((end, n) => {
    const [startX, startY] = points[n] ?? end;
    const [endX, endY] = end;
    return `C${at([startX + step / 2, startY])} ${at([endX - step / 2, endY])} ${at(end)}`;
  });
  return `M${at(points[0] ?? [0, height])}${curves.join('')}V600H-40Z`;
}

function birds(random: Random, ink: string): string[] {
  const left = random.between(70, 220);
  return times(random.whole(2, 4), (n) => {
    const x = left + n * random.between(32, 44);
    const y = random.between(222, 266);
    const wing = random.between(6, 10);
    const data = `M${at([x - wing, y - wing * 0.4])}q${wing * 0.6} ${-wing * 0.3} ${wing} ${wing * 0.4}q${wing * 0.4} ${-wing * 0.7} ${wing} ${-wing * 0.4}`;
    return path(data, { fill: 'none', stroke: ink, 'stroke-width': 1.6, 'stroke-linecap': 'round' });
  });
}

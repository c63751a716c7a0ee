import { describe, expect, it } from 'vitest';
import type { Artwork } from '../artwork.js';
import { PALETTES } from '../palettes.js';
import { randomFrom } from '../random.js';
import { DESIGNS } from './catalogue.js';

/** Maximum number of painted elements, without text and binding. A small phone shows two dozen covers at once. */
const MOST_PAINTED = 115;

const PAINTED = /<(path|circle|rect|use)\b([^>]*)/g;
const NAMED = /<(g|pattern) id="(?<id>[^"]+)"[^>]*>(?<content>.*?)<\/\1>/gs;

/**
 * Returns the number of elements that a browser paints. A `use` counts as all elements that it shows. The content of
 * a pattern counts once.
 */
function paintedBy({ picture }: Artwork): number {
  const svg = picture.join('');
  const named = new Map<string, string>();
  for (const { groups } of svg.matchAll(NAMED)) named.set(`#${groups?.['id']}`, groups?.['content'] ?? '');
  const paintedIn = (markup: string): number =>
    [...markup.matchAll(PAINTED)].reduce((sum, [, , attributes = '']) => {
      const [, used = ''] = /(?:href="|url\()(#\w+)/.exec(attributes) ?? [];
      return sum + (used ? paintedIn(named.get(used) ?? '') : 1);
    }, 0);
  return paintedIn(svg.replaceAll(NAMED, ''));
}

describe('A picture of a cover', () => {
  it.each(DESIGNS.map((design) => [design.name, design] as const))(
    'by %s is painted quickly',
    (_, design) => {
      const painted = Array.from({ length: 60 }, (__, n) => {
        const random = randomFrom(String(n));
        return paintedBy(design(random.oneOf(PALETTES), random));
      });
      expect(Math.min(...painted)).toBeGreaterThan(0);
      expect(Math.max(...painted)).toBeLessThanOrEqual(MOST_PAINTED);
    },
  );
});

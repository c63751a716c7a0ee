import { describe, expect, it } from 'vitest';
import { PALETTES } from './palettes.js';

/** Returns the contrast ratio of two colours as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(PALETTES)('The palette $name', ({ ground, ink, label, labelInk, second, spine }) => {
  it('lets text be read on the cloth, on a label and on the colour of the spine', () => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(labelInk, label)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(label, spine)).toBeGreaterThanOrEqual(4.5);
  });

  it('lets a large title be read where it crosses the quiet colour', () => {
    expect(contrast(ink, second)).toBeGreaterThanOrEqual(3);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeText } from './shaping.js';
import { openTypeface } from './typefaces.js';
import { setText, type TextStyle } from './typesetting.js';

const style: TextStyle = { typeface: 'roman', largest: 60, smallest: 15, colour: '#000' };
const roman = await openTypeface('roman', 'Latin देवनागरी ગુજરાતી');

const linesOf = (text: string, width = 300, height = 200) => {
  const block = setText(text, style, roman, { width, height });
  return { size: block.size, lines: block.lines.map((line) => line.text) };
};

describe('Setting a title', () => {
  it('sets a short one as large as the style allows', () => {
    expect(linesOf('Emma')).toEqual({ size: 60, lines: ['Emma'] });
  });

  it('breaks a long one into even lines, and sets it smaller', () => {
    const { size, lines } = linesOf('The Strange Case of Dr Jekyll and Mr Hyde', 300, 150);
    expect(lines.join(' ')).toBe('The Strange Case of Dr Jekyll and Mr Hyde');
    expect(lines.length).toBeGreaterThan(1);
    expect(size).toBeLessThan(60);
    const lengths = lines.map((line) => line.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(6);
  });

  it('cuts a word that is wider than the cover, and loses nothing of it', () => {
    const word = 'Rindfleischetikettierungsueberwachungsaufgabe';
    const { lines } = linesOf(word, 200, 400);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(word);
  });

  it('ends with an ellipsis what does not fit at all', () => {
    const { size, lines } = linesOf('word '.repeat(80), 200, 80);
    expect(size).toBe(15);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('never leaves its place', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[A-Za-z]{1,30}$/),
      fc.constantFrom('और', 'प्रतिज्ञा', 'क्षत्रिय', 'સ્વરાજ્ય', 'અને', '山水'),
    );
    const room = fc.record({
      width: fc.integer({ min: 120, max: 330 }),
      height: fc.integer({ min: 60, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 25 }), room, (words, { width, height }) => {
        const block = setText(words.join(' '), style, roman, { width, height });
        expect(block.height).toBeLessThanOrEqual(height);
        for (const line of block.lines) expect(line.width * block.size).toBeLessThanOrEqual(width * 1.01);
      }),
      { numRuns: 60 },
    );
  });
});

describe('Letters of India', () => {
  const outlinesOf = (text: string) => shapeText(text, roman).glyphs?.map(({ outline }) => outline);

  it('join into one sign where the script does so', () => {
    expect(outlinesOf('क्ष')).toHaveLength(1);
    expect(outlinesOf('ત્ર')).toHaveLength(1);
  });

  it('stand in the order in which they are written, not spoken', () => {
    const [ka] = outlinesOf('क') ?? [];
    expect(outlinesOf('कि')?.[1]).toBe(ka);
  });

  it('are never torn apart by spaced setting, as Latin is', () => {
    expect(shapeText('गोदान', roman, 0.1).width).toBe(shapeText('गोदान', roman).width);
    expect(shapeText('Godan', roman, 0.1).width).toBeCloseTo(shapeText('Godan', roman).width + 0.5);
  });
});

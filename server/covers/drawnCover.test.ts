import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCover } from './drawnCover.js';

// These tests need the SVG loader of libvips. picture.ts blocks the loader, and other test files in the same process
// expect it to be blocked.
const READER = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(READER));
afterAll(() => sharp.block(READER));

/** Renders the drawing as pixels. Rejects if the SVG is not well-formed. */
function paint(svg: string) {
  return sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
}

describe('A drawn cover', () => {
  it('is always the same for a book, and different for other books', async () => {
    const emma = { title: 'Emma', author: 'Jane Austen' };
    expect(await drawCover(emma)).toBe(await drawCover({ ...emma }));
    expect(await drawCover(emma)).not.toBe(await drawCover({ ...emma, title: 'Persuasion' }));
    expect(await drawCover(emma)).not.toBe(await drawCover({ ...emma, author: 'Alexander McCall Smith' }));
  });

  it('is a picture of 400 by 600 that asks for nothing from elsewhere', async () => {
    const svg = await drawCover({ title: 'Kim', author: 'Rudyard Kipling' });
    expect((await paint(svg)).info).toMatchObject({ width: 400, height: 600 });
    const references = [...svg.matchAll(/(?:href|src|url)[=(]"?([^")]+)/g)].map(([, target]) => target);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((target) => !target?.startsWith('#'))).toEqual([]);
  });

  it('has a label with its title and author', async () => {
    const svg = await drawCover({ title: 'Dune (Dune, #1)', author: 'Frank Herbert' });
    expect(svg).toContain('role="img" aria-label="Dune — Frank Herbert"');
  });

  it('takes markup for text', async () => {
    const svg = await drawCover({ title: '</svg><script>alert("1")</script>', author: `R&D 'Nobody' <b>` });
    await paint(svg);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(svg).toContain('R&amp;D &#39;Nobody');
  });

  it.each([
    ['गोदान', 'मुंशी प्रेमचंद'],
    ['સત્યના પ્રયોગો', 'મોહનદાસ કરમચંદ ગાંધી'],
    ['Truyện Kiều', 'Nguyễn Du'],
    ['Na Drini ćuprija', 'Ivo Andrić'],
    ['Война и мир', 'Лев Толстой'],
    ['Οδύσσεια', 'Όμηρος'],
  ])('brings the letters for %s by %s itself', async (title, author) => {
    const svg = await drawCover({ title, author });
    expect(svg).not.toContain('<text');
    expect([...svg.matchAll(/<use href="#g/g)].length).toBeGreaterThan(8);
  });

  it('leaves letters it does not have to the fonts of the viewer', async () => {
    const svg = await drawCover({ title: '紅樓夢', author: 'ابن خلدون' });
    expect(svg).toMatch(/<text [^>]+>紅樓夢<\/text>/);
    expect(svg).toContain('ابن خلدون</text>');
  });

  it('is a picture whatever the words are', async () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc
        .array(fc.constantFrom('\ud800', '\u0000', '\u202e', '\ufffe', '🙂', '�', 'क्', ']]>', '--'), {
          maxLength: 20,
        })
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(words, words, async (title, author) => {
        const { info } = await paint(await drawCover({ title, author }));
        expect(info).toMatchObject({ width: 400, height: 600 });
      }),
      { numRuns: 60 },
    );
  });

  it('of the longest title that a listing may have takes no longer than others', async () => {
    const started = performance.now();
    await drawCover({ title: 'Wort'.repeat(125), author: 'a b '.repeat(125) });
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

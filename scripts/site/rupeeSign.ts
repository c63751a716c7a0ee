import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const SIGN = '₹';

/** The fonts of prices. Each file contains the rupee sign along with two thousand other characters. */
const FAMILIES = {
  'Inter Variable': '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  'Fraunces Variable': '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
};

/**
 * Adds font faces with only the rupee sign to the fonts' style sheet, one kilobyte for each family. Otherwise a page
 * with a price would load 144 KB for one character. If several font faces contain a character, a browser uses the
 * last of them.
 */
export const rupeeSign: Plugin = {
  name: 'rupee-sign',
  async transform(code, id) {
    if (!id.endsWith('/theme/fonts.css')) return null;
    const faces = await Promise.all(Object.entries(FAMILIES).map(([family, file]) => face(family, file)));
    return { code: [code, ...faces].join('\n'), map: null };
  },
};

async function face(family: string, file: string): Promise<string> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(file)));
  const sign = await subsetFont(whole, SIGN, { targetFormat: 'woff2' });
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url(data:font/woff2;base64,${sign.toString('base64')}) format('woff2');
  unicode-range: U+${SIGN.codePointAt(0)?.toString(16)};
}`;
}

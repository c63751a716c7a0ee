import type { Font } from 'harfbuzzjs';
import { openFont, type FontFile } from './fontFiles.js';

export type TypefaceName = 'roman' | 'soft' | 'italic' | 'sans' | 'caption';

/** A font for some scripts of a typeface. */
export interface TypefaceFont {
  /** Identifies the font among the fonts of all typefaces. */
  key: string;
  font: Font;
  /** True for Indic scripts, whose connected letters must not be spaced out. */
  indic: boolean;
}

/** The fonts of a typeface. For each character, the first font that contains it is used. */
export type Typeface = readonly TypefaceFont[];

interface FontSource extends FontFile {
  /** Matches texts that need this font file. */
  scripts: RegExp;
  indic?: boolean;
}

const LATIN = /[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]/u;
const LATIN_EXTENDED = /[\u0100-\u02ff\u1d00-\u1eff\u2000-\u2bff]/u;
const VIETNAMESE = /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u;

type Axes = Record<string, number>;

function fraunces(style: 'normal' | 'italic', axes: Axes): FontSource[] {
  const path = (subset: string) =>
    `@fontsource-variable/fraunces/files/fraunces-${subset}-full-${style}.woff2`;
  return [
    { path: path('latin'), axes, scripts: LATIN },
    { path: path('latin-ext'), axes, scripts: LATIN_EXTENDED },
    { path: path('vietnamese'), axes, scripts: VIETNAMESE },
  ];
}

const interPath = (subset: string) => `@fontsource-variable/inter/files/inter-${subset}-opsz-normal.woff2`;

function inter(axes: Axes): FontSource[] {
  return [
    { path: interPath('latin'), axes, scripts: LATIN },
    { path: interPath('latin-ext'), axes, scripts: LATIN_EXTENDED },
    { path: interPath('vietnamese'), axes, scripts: VIETNAMESE },
  ];
}

function interBeyondLatin(axes: Axes): FontSource[] {
  return [
    { path: interPath('cyrillic'), axes, scripts: /\p{Script=Cyrillic}/u },
    { path: interPath('greek'), axes, scripts: /\p{Script=Greek}/u },
  ];
}

function noto(kind: 'serif' | 'sans', weight: number): FontSource[] {
  const path = (script: string) =>
    `@fontsource/noto-${kind}-${script}/files/noto-${kind}-${script}-${script}-${weight}-normal.woff2`;
  return [
    { path: path('devanagari'), scripts: /\p{Script_Extensions=Devanagari}/u, indic: true },
    { path: path('gujarati'), scripts: /\p{Script_Extensions=Gujarati}/u, indic: true },
  ];
}

const ELSEWHERE = interBeyondLatin({ wght: 620, opsz: 28 });

const SOURCES: Record<TypefaceName, FontSource[]> = {
  roman: [
    ...fraunces('normal', { wght: 560, opsz: 110, SOFT: 0, WONK: 0 }),
    ...noto('serif', 600),
    ...ELSEWHERE,
  ],
  soft: [
    ...fraunces('normal', { wght: 780, opsz: 100, SOFT: 100, WONK: 1 }),
    ...noto('serif', 800),
    ...ELSEWHERE,
  ],
  italic: [
    ...fraunces('italic', { wght: 480, opsz: 80, SOFT: 50, WONK: 1 }),
    ...noto('serif', 500),
    ...ELSEWHERE,
  ],
  sans: [...inter({ wght: 760, opsz: 32 }), ...noto('sans', 700), ...ELSEWHERE],
  caption: [...inter({ wght: 560, opsz: 14 }), ...noto('sans', 600), ...ELSEWHERE],
};

/** Opens the fonts of a typeface that the characters of the text may need. */
export function openTypeface(name: TypefaceName, text: string): Promise<Typeface> {
  return Promise.all(SOURCES[name].filter(({ scripts }) => scripts.test(text)).map(openSource));
}

const opened = new Map<string, Promise<TypefaceFont>>();

function openSource(source: FontSource): Promise<TypefaceFont> {
  const key = source.path + JSON.stringify(source.axes ?? {});
  const known = opened.get(key);
  if (known) return known;
  const fresh = openFont(source).then((font) => ({ key, font, indic: source.indic ?? false }));
  opened.set(key, fresh);
  return fresh;
}

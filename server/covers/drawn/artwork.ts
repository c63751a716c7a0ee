import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import type { TextStyle } from './typesetting.js';

/** A rectangle of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a text stands on the cover, how it looks, and to which sides of its box it keeps. */
export interface TextPlace {
  style: TextStyle;
  box: Box;
  anchor: `${'top' | 'middle' | 'bottom'} ${'left' | 'centre'}`;
}

/** A cover before its words are set: the picture on its ground, and the places for the words. */
export interface Artwork {
  picture: string[];
  title: TextPlace;
  author: TextPlace;
  /** Where a design shows the title's first letter as a picture. */
  initial?: TextPlace;
}

/** A way of making covers. Variation comes from `random` alone, so that a book always looks the same. */
export type Design = (palette: Palette, random: Random) => Artwork;

/** What the titles of most designs have in common. */
export const TITLE = { smallest: 16, leading: 1.06 } as const satisfies Partial<TextStyle>;

/** What the authors of most designs have in common. */
export const AUTHOR = {
  typeface: 'caption',
  capitals: true,
  tracking: 0.09,
  largest: 19,
  smallest: 12,
  leading: 1.35,
} as const satisfies Partial<TextStyle>;

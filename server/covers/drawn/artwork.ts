import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import type { TextStyle } from './typesetting.js';

/** A rectangle on the cover. A cover is 400 units wide and 600 units high. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box and style of a text on the cover. `anchor` aligns the text in the box. */
export interface TextPlace {
  style: TextStyle;
  box: Box;
  anchor: `${'top' | 'middle' | 'bottom'} ${'left' | 'centre'}`;
}

/** A cover without its text: the SVG of the picture, and the places for the title and the author. */
export interface Artwork {
  picture: string[];
  title: TextPlace;
  author: TextPlace;
  /** Place for the title's first letter, in designs that use it as a picture. */
  initial?: TextPlace;
}

/** Draws a cover without its text. All variation comes from `random`, so that a book always gets the same cover. */
export type Design = (palette: Palette, random: Random) => Artwork;

/** Style of the title in most designs. */
export const TITLE = { smallest: 16, leading: 1.06 } as const satisfies Partial<TextStyle>;

/** Style of the author's name in most designs. */
export const AUTHOR = {
  typeface: 'caption',
  capitals: true,
  tracking: 0.09,
  largest: 19,
  smallest: 12,
  leading: 1.35,
} as const satisfies Partial<TextStyle>;

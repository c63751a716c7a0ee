import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import type { TextStyle } from './typesetting.js';

/** A rectangle in units of the drawing, which is 400 wide and 600 high. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box and style of a text on the cover. `anchor` is the alignment of the text in the box. */
export interface TextPlace {
  style: TextStyle;
  box: Box;
  anchor: `${'top' | 'middle' | 'bottom'} ${'left' | 'centre'}`;
}

/** A cover without its words: the SVG of the picture, and the places of the title and the author. */
export interface Artwork {
  picture: string[];
  title: TextPlace;
  author: TextPlace;
  /** Place of the title's first letter, in designs that show it as a picture. */
  initial?: TextPlace;
}

/** Draws a cover without its words. All variation comes from `random`, so that a book always gets the same cover. */
export type Design = (palette: Palette, random: Random) => Artwork;

/** Style that the titles of most designs share. */
export const TITLE = { smallest: 16, leading: 1.06 } as const satisfies Partial<TextStyle>;

/** Style that the authors of most designs share. */
export const AUTHOR = {
  typeface: 'caption',
  capitals: true,
  tracking: 0.09,
  largest: 19,
  smallest: 12,
  leading: 1.35,
} as const satisfies Partial<TextStyle>;

import type { Artwork, TextPlace } from './drawn/artwork.js';
import { binding } from './drawn/binding.js';
import { coverText, type CoverText } from './drawn/coverText.js';
import { DESIGNS } from './drawn/designs/catalogue.js';
import { placeLines, type Column, type PlacedLine } from './drawn/layout.js';
import { PALETTES } from './drawn/palettes.js';
import { randomFrom } from './drawn/random.js';
import { COVER, rect } from './drawn/shapes.js';
import { lettersOf } from './drawn/shaping.js';
import { escapeXml, textMarkup } from './drawn/textMarkup.js';
import { openTypeface } from './drawn/typefaces.js';
import { setText, type Room, type TextBlock, type TextStyle } from './drawn/typesetting.js';

/** The title and author from which a cover is drawn. */
export interface CoverWords {
  title: string;
  author: string;
}

/**
 * Draws the cover of a book that has no uploaded cover, as an SVG document of 400 by 600. The same title and author
 * always give the same cover. Text is drawn as outlines, except for letters that no bundled font has. The document
 * loads no other files.
 */
export async function drawCover({ title, author }: CoverWords): Promise<string> {
  const words = coverText(title, author);
  const random = randomFrom(`${words.title}\n${words.author}`);
  const palette = random.oneOf(PALETTES);
  const artwork = random.oneOf(DESIGNS)(palette, random);
  const label = escapeXml([words.title, words.author].filter(Boolean).join(' — '));
  const { width, height } = COVER;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`,
    rect(0, 0, width, height, { fill: palette.ground }),
    ...artwork.picture,
    textMarkup(await setWords(artwork, words)),
    binding(palette),
    '</svg>',
  ].join('\n');
}

async function setWords({ initial, title, author }: Artwork, words: CoverText): Promise<PlacedLine[]> {
  const columns = await Promise.all([
    ...(initial ? [columnOf(initial, lettersOf(words.title)[0] ?? '')] : []),
    titleColumn(title, words),
    columnOf(author, words.author),
  ]);
  return columns.flatMap(placeLines);
}

async function columnOf(place: TextPlace, text: string): Promise<Column> {
  return { place, gap: 0, blocks: [await blockOf(text, place.style, place.box)] };
}

const GAP_ABOVE_SUBTITLE = 14;
const SUBTITLE = { typeface: 'caption', largest: 17, smallest: 11.5, leading: 1.3 } as const;

/** Returns the title, with the subtitle below it. The subtitle takes up to 28 % of the height. */
async function titleColumn(place: TextPlace, { title, subtitle }: CoverText): Promise<Column> {
  if (!subtitle) return columnOf(place, title);
  const { width, height } = place.box;
  const style = { ...SUBTITLE, colour: place.style.colour };
  const below = await blockOf(subtitle, style, { width, height: height * 0.28 });
  const left = { width, height: height - below.height - GAP_ABOVE_SUBTITLE };
  const above = await blockOf(title, place.style, left);
  return { place, gap: GAP_ABOVE_SUBTITLE, blocks: [above, below] };
}

async function blockOf(text: string, style: TextStyle, room: Room): Promise<TextBlock> {
  return setText(text, style, await openTypeface(style.typeface, text), room);
}

import { UNITS_PER_EM } from './fontFiles.js';
import type { PlacedLine } from './layout.js';
import type { PlacedGlyph } from './shaping.js';
import { short } from './shapes.js';

/**
 * Returns lines of text as SVG. Each glyph outline is defined once and then referenced. Only lines without glyphs need
 * the viewer's fonts.
 */
export function textMarkup(lines: readonly PlacedLine[]): string {
  const ids = new Map<string, string>();
  const idOf = (outline: string) => {
    const id = ids.get(outline) ?? `g${ids.size.toString(36)}`;
    ids.set(outline, id);
    return id;
  };
  const text = lines.map((line) =>
    line.line.glyphs ? outlined(line, line.line.glyphs, idOf) : viewerText(line),
  );
  const outlines = Array.from(ids, ([outline, id]) => `<path id="${id}" d="${outline}"/>`);
  return `<defs>${outlines.join('')}</defs>${text.join('')}`;
}

function outlined(
  { colour, size, x, baseline }: PlacedLine,
  glyphs: readonly PlacedGlyph[],
  idOf: (outline: string) => string,
): string {
  const scale = (size / UNITS_PER_EM).toFixed(5);
  const uses = glyphs.map(({ outline, x: right, y: up }) => {
    const raised = up === 0 ? '' : ` y="${up}"`;
    return `<use href="#${idOf(outline)}" x="${right}"${raised}/>`;
  });
  const transform = `translate(${short(x)} ${short(baseline)}) scale(${scale} -${scale})`;
  return `<g fill="${colour}" transform="${transform}">${uses.join('')}</g>`;
}

/** Returns a line as SVG text in the viewer's fonts, for letters that no bundled font has. */
function viewerText({ line, colour, size, x, baseline, width, centred }: PlacedLine): string {
  const anchor = centred ? 'middle' : 'start';
  const from = centred ? x + width / 2 : x;
  const place = `x="${short(from)}" y="${short(baseline)}" text-anchor="${anchor}"`;
  const look = `font-family="Georgia, serif" font-size="${short(size)}" fill="${colour}"`;
  return `<text ${place} ${look}>${escapeXml(line.text)}</text>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

import type { Palette } from './palettes.js';
import { COVER, rect } from './shapes.js';

/** Returns the SVG of the binding: the coloured spine with its bands, the hinge, and light on the front board. */
export function binding({ accent, spine }: Palette): string {
  const { boardLeft, height, width } = COVER;
  return [
    LIGHT,
    rect(0, 0, boardLeft - 6, height, { fill: spine }),
    ...[46, 54, 546, 554].map((y) => rect(0, y, boardLeft - 6, y % 4 === 2 ? 4 : 1.5, { fill: accent })),
    rect(0, 0, boardLeft + 16, height, { fill: 'url(#hinge)' }),
    rect(boardLeft, 0, width - boardLeft, height, { fill: 'url(#light)' }),
  ].join('');
}

const LIGHT = `<defs>
<linearGradient id="hinge"><stop stop-color="#000" stop-opacity=".22"/><stop offset=".28" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#000" stop-opacity=".06"/><stop offset=".52" stop-color="#000" stop-opacity=".34"/><stop offset=".64" stop-color="#000" stop-opacity=".1"/><stop offset=".74" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="light" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".1"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient>
</defs>`;

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inProject } from './paths.js';

// `npm run demo-photos`: draws the photos of the demo data. The files are committed, so that the demo starts without
// drawing them.
const FOLDER = inProject('server', 'demo', 'photos', 'files');
const [WIDTH, HEIGHT] = [960, 720];
const SIZES = { full: WIDTH, thumbnail: 320 };

/**
 * Returns an SVG image of a wooden table with `content` on it.
 * @param {string} content
 */
const onTable = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <linearGradient id="wood" x2="1" y2="1"><stop stop-color="#b98a5e"/><stop offset="1" stop-color="#7d5635"/></linearGradient>
    <radialGradient id="light" cx=".3" cy=".2" r="1"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>
    <linearGradient id="paper"><stop stop-color="#f6efdd"/><stop offset=".94" stop-color="#f1e7d0"/><stop offset="1" stop-color="#c9bb9b"/></linearGradient>
    <filter id="shadow"><feDropShadow dx="10" dy="16" stdDeviation="14" flood-opacity=".45"/></filter>
  </defs>
  <rect width="100%" height="100%" fill="url(#wood)"/>
  ${lines(9, (at) => `<path d="M0 ${at * 84} C300 ${at * 84 - 14} 620 ${at * 84 + 18} 960 ${at * 84}" stroke="#5f4027" stroke-opacity=".35" fill="none" stroke-width="2"/>`)}
  ${content}
  <rect width="100%" height="100%" fill="url(#light)"/>
</svg>`;

/**
 * @param {number} count
 * @param {(at: number) => string} line
 */
const lines = (count, line) => Array.from({ length: count }, (_, at) => line(at)).join('');

/** @param {number} left */
const page = (left) => `<rect x="${left}" y="150" width="330" height="440" fill="url(#paper)"/>
  ${lines(15, (at) => `<rect x="${left + 34}" y="${190 + at * 25}" width="${at % 5 === 4 ? 150 : 262}" height="7" rx="3" fill="#6b6355" opacity=".75"/>`)}`;

/** @param {string} marks */
const openBook = (marks) =>
  onTable(`<g filter="url(#shadow)" transform="rotate(-3 480 370)"><rect x="136" y="140" width="688" height="460" rx="8" fill="#7c2f2b"/>
    ${page(150)}${page(480)}<rect x="468" y="150" width="24" height="440" fill="#000" opacity=".14"/>${marks}</g>`);

const COVER = `<rect x="290" y="90" width="360" height="540" rx="8" fill="#2f5d50"/><rect x="290" y="90" width="26" height="540" fill="#000" opacity=".18"/>
  <rect x="346" y="170" width="270" height="150" fill="#f3e6c4"/><rect x="376" y="205" width="210" height="20" fill="#2f5d50"/><rect x="406" y="245" width="150" height="14" fill="#2f5d50" opacity=".7"/>
  <circle cx="481" cy="460" r="80" fill="none" stroke="#f3e6c4" stroke-width="9"/><path d="M425 500 L481 405 L537 500 Z" fill="#f3e6c4"/>`;

/** @type {Record<string, string>} */
const DRAWINGS = {
  front: onTable(`<g filter="url(#shadow)" transform="rotate(6 480 360)">${COVER}</g>`),
  spine:
    onTable(`<g filter="url(#shadow)" transform="rotate(-8 480 360)"><rect x="110" y="270" width="740" height="180" rx="10" fill="#2f5d50"/>
    <rect x="150" y="270" width="14" height="180" fill="#f3e6c4"/><rect x="796" y="270" width="14" height="180" fill="#f3e6c4"/>
    <rect x="290" y="345" width="330" height="30" fill="#f3e6c4"/>
    <path d="M230 274 q16 84 -6 172 M244 272 q14 92 -2 176" stroke="#d9d2bd" stroke-width="5" fill="none"/></g>`),
  pencil: openBook(`<g stroke="#4c4c55" stroke-width="4" fill="none"><path d="M186 262 h250 M186 287 h236"/>
    <path d="M508 212 q-14 60 0 122"/><path d="M690 500 q20 -34 44 -8 t44 -12 M700 536 q24 -30 60 -6"/></g>`),
  clean: openBook(''),
  wet: openBook(`<path d="M810 590 L560 590 C545 545 600 520 592 470 C584 420 660 428 690 372 C720 320 770 352 810 300 Z" fill="#8a6a35" opacity=".3"/>
    <path d="M560 590 C545 545 600 520 592 470 C584 420 660 428 690 372 C720 320 770 352 810 300" stroke="#6d4f22" stroke-width="6" fill="none" opacity=".6"/>`),
};

mkdirSync(FOLDER, { recursive: true });
for (const [name, drawing] of Object.entries(DRAWINGS)) {
  for (const [size, width] of Object.entries(SIZES)) {
    const file = path.join(FOLDER, `${name}-${size}.webp`);
    await sharp(Buffer.from(drawing)).resize({ width }).webp({ quality: 75 }).toFile(file);
  }
}

import { setImmediate as breathe } from 'node:timers/promises';
import type { Row, Table } from './layout.js';
import { EDGES, GREY, type Sheet } from './sheet.js';
import { lineHeight, type TextStyle } from './writer.js';

const CELL: TextStyle = { size: 9.5 };
const DETAIL: TextStyle = { size: 8, colour: GREY };
const HEADING: TextStyle = { size: 8, weight: 'bold', colour: GREY };
const GAP = 10;
const PADDING = 4;

/** Number of rows that are drawn before other requests get a turn. */
const AT_ONCE = 5;

/** The left and right edges of a column on the page. */
interface Place {
  left: number;
  right: number;
}

/** Draws a table. Its headings are repeated on every page. Rows are never split between pages. */
export async function drawTable(sheet: Sheet, { heading, columns, rows }: Table): Promise<void> {
  const places = placesOf(columns.map(({ width }) => width));
  const headings = () => drawHeadings(sheet, columns, places);
  sheet.need(70);
  if (heading) {
    sheet.paragraph(heading, { size: 11, weight: 'bold' });
    sheet.y += PADDING;
  }
  headings();
  let drawn = 0;
  for await (const row of rows) {
    drawRow(sheet, row, { places, headings });
    drawn += 1;
    if (drawn % AT_ONCE === 0) await breathe();
  }
  sheet.y += GAP;
}

function placesOf(widths: readonly number[]): Place[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  let { left } = EDGES;
  return widths.map((width) => {
    const place = { left, right: left + (EDGES.width * width) / total };
    left = place.right;
    return place;
  });
}

function drawHeadings(sheet: Sheet, columns: Table['columns'], places: readonly Place[]): void {
  columns.forEach(({ heading }, at) => drawCell(sheet, heading, { at, places, style: HEADING }));
  sheet.y += lineHeight(HEADING) + PADDING;
  sheet.rule('#8a8a8a');
  sheet.y += PADDING;
}

function drawRow(
  sheet: Sheet,
  { cells, detail }: Row,
  { places, headings }: { places: readonly Place[]; headings: () => void },
): void {
  const [title = '', ...others] = cells;
  const [first = { left: EDGES.left, right: EDGES.right }] = places;
  const width = first.right - first.left - GAP;
  const titles = sheet.writer.wrap(title, width, CELL);
  const details = detail ? sheet.writer.wrap(detail, width, DETAIL) : [];
  const height =
    Math.max(1, titles.length) * lineHeight(CELL) + details.length * lineHeight(DETAIL) + 2 * PADDING;
  if (sheet.need(height)) headings();
  const top = sheet.y;
  others.forEach((text, at) => drawCell(sheet, text, { at: at + 1, places, style: CELL }));
  for (const [lines, style] of [
    [titles, CELL],
    [details, DETAIL],
  ] as const)
    for (const line of lines) {
      sheet.writer.line(line, { ...style, x: first.left, y: sheet.y });
      sheet.y += lineHeight(style);
    }
  sheet.y = top + height - PADDING;
  sheet.rule();
  sheet.y += PADDING;
}

function drawCell(
  sheet: Sheet,
  text: string,
  { at, places, style }: { at: number; places: readonly Place[]; style: TextStyle },
): void {
  const { left = EDGES.left, right = EDGES.right } = places[at] ?? {};
  if (at === 0) sheet.writer.line(text, { ...style, x: left, y: sheet.y });
  else sheet.writer.lineEnding(text, { ...style, right, y: sheet.y });
}

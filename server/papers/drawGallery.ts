import { setImmediate as breathe } from 'node:timers/promises';
import type { Gallery, Picture } from './layout.js';
import { EDGES, GREY, type Sheet } from './sheet.js';
import { lineHeight, type TextStyle } from './writer.js';

const HEADING: TextStyle = { size: 11, weight: 'bold' };
const CAPTION: TextStyle = { size: 8, colour: GREY };
const COLUMNS = 2;
const GAP = 16;
/** Height in points of the frame into which a picture is fitted. */
const FRAME = 220;
const WIDTH = (EDGES.width - GAP * (COLUMNS - 1)) / COLUMNS;

/** Draws pictures side by side, each with its lines of text below it. A row is never split between pages. */
export async function drawGallery(sheet: Sheet, { heading, pictures }: Gallery): Promise<void> {
  if (pictures.length === 0) return;
  sheet.need(FRAME + 60);
  sheet.paragraph(heading, HEADING);
  sheet.y += 6;
  for (let at = 0; at < pictures.length; at += COLUMNS) {
    drawRow(sheet, pictures.slice(at, at + COLUMNS));
    await breathe();
  }
}

function drawRow(sheet: Sheet, row: readonly Picture[]): void {
  const wrapped = row.map(({ lines }) => lines.flatMap((line) => sheet.writer.wrap(line, WIDTH, CAPTION)));
  const words = Math.max(...wrapped.map((lines) => lines.length)) * lineHeight(CAPTION);
  sheet.need(FRAME + words + GAP);
  row.forEach(({ image }, at) => {
    const left = EDGES.left + at * (WIDTH + GAP);
    sheet.writer.doc.image(image, left, sheet.y, { fit: [WIDTH, FRAME], valign: 'bottom' });
    wrapped[at]?.forEach((line, index) =>
      sheet.writer.line(line, { ...CAPTION, x: left, y: sheet.y + FRAME + 4 + index * lineHeight(CAPTION) }),
    );
  });
  sheet.y += FRAME + words + GAP;
}

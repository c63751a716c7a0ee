import type { Readable } from 'node:stream';
import { drawDocument } from './drawDocument.js';
import { drawGallery } from './drawGallery.js';
import { drawTable } from './drawTable.js';
import type { Block, Layout, Total } from './layout.js';
import { EDGES, GREY, type Sheet } from './sheet.js';
import { lineHeight, type TextStyle } from './writer.js';

const BODY: TextStyle = { size: 9.5 };
const LABEL: TextStyle = { size: 8, weight: 'bold', colour: GREY };
const NOTE: TextStyle = { size: 8, colour: GREY };

/** Draws a document as a PDF. Reads the rows of its tables while they are drawn. */
export function drawLayout(layout: Layout): Promise<Readable> {
  return drawDocument(`${layout.title} ${layout.subtitle}`, (sheet) => drawContents(sheet, layout));
}

/** Draws the contents of a document from the current position on. */
export async function drawContents(sheet: Sheet, layout: Layout): Promise<void> {
  drawHead(sheet, layout);
  drawBlocks(sheet, layout.blocks);
  for (const table of layout.tables) await drawTable(sheet, table);
  for (const gallery of layout.galleries ?? []) await drawGallery(sheet, gallery);
  drawTotals(sheet, layout.totals());
  for (const note of layout.notes) {
    sheet.paragraph(note, NOTE);
    sheet.y += 3;
  }
}

function drawHead(sheet: Sheet, { title, facts }: Layout): void {
  sheet.paragraph(title, { size: 20, weight: 'bold' });
  sheet.y += 6;
  for (const [label, value] of facts) {
    sheet.writer.line(label, { ...LABEL, x: EDGES.left, y: sheet.y + 1 });
    sheet.paragraph(value, BODY, { x: EDGES.left + 110, width: EDGES.width - 110 });
  }
  sheet.y += 14;
}

/** Draws the blocks side by side. */
function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  const top = sheet.y;
  const width = EDGES.width / Math.max(1, blocks.length);
  const ends = blocks.map(({ heading, lines }, at) => {
    const place = { x: EDGES.left + at * width, width: width - 16 };
    sheet.y = top;
    sheet.paragraph(heading, LABEL, place);
    lines.forEach((line, index) =>
      sheet.paragraph(line, index === 0 ? { ...BODY, weight: 'bold' } : BODY, place),
    );
    return sheet.y;
  });
  sheet.y = Math.max(top, ...ends) + 18;
}

function drawTotals(sheet: Sheet, totals: readonly Total[]): void {
  sheet.need(totals.length * lineHeight(BODY) + 20);
  for (const { label, amount, isBold = false } of totals) {
    const style: TextStyle = { ...BODY, weight: isBold ? 'bold' : 'regular' };
    sheet.writer.lineEnding(label, { ...style, right: EDGES.right - 110, y: sheet.y });
    sheet.writer.lineEnding(amount, { ...style, right: EDGES.right, y: sheet.y });
    sheet.y += lineHeight(style) + 2;
  }
  sheet.y += 16;
}

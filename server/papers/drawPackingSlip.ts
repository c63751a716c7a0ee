import type { Readable } from 'node:stream';
import type { PackedBook, PackingSlip } from '../domain/papers/packingSlip.js';
import { counted } from '../domain/text/counted.js';
import { dayText } from '../domain/text/days.js';
import { drawDocument } from './drawDocument.js';
import { drawContents } from './drawLayout.js';
import type { Column, Layout, Row } from './layout.js';
import { EDGES, GREY, PAGE, type Sheet } from './sheet.js';
import { partyBlock } from './words.js';
import type { TextStyle } from './writer.js';

const HEADING: TextStyle = { size: 9, weight: 'bold', colour: GREY };
const NAME: TextStyle = { size: 18, weight: 'bold' };
const ADDRESS: TextStyle = { size: 14 };
const PIN_CODE: TextStyle = { size: 30, weight: 'bold' };
const SENDER: TextStyle = { size: 10 };
const INSET = 16;
const INNER = { x: EDGES.left + INSET, width: EDGES.width - 2 * INSET };

/** The usual position of the cut: half of the page. A long address moves it down. */
const HALF = PAGE.height / 2;

const COLUMNS: readonly Column[] = [
  { heading: 'Book', width: 64 },
  { heading: 'Condition', width: 20 },
  { heading: 'Copies', width: 16 },
];

/** Draws a packing slip: a label with the addresses on the upper half of the first page, and the slip below. */
export function drawPackingSlip(slip: PackingSlip): Promise<Readable> {
  return drawDocument(`Packing slip ${slip.orderNumber}`, async (sheet) => {
    drawLabel(sheet, slip);
    await drawContents(sheet, layoutOf(slip));
  });
}

function drawLabel(sheet: Sheet, { receiver, sender, orderNumber }: PackingSlip): void {
  const top = sheet.y - INSET;
  const lines = (texts: readonly string[], style: TextStyle) =>
    texts.forEach((text) => sheet.paragraph(text, style, INNER));
  lines(['To'], HEADING);
  lines([receiver.name], NAME);
  lines(receiver.address, ADDRESS);
  lines([`PIN ${receiver.zipcode}`], PIN_CODE);
  if (receiver.phone) lines([`Phone ${receiver.phone}`], ADDRESS);
  sheet.y += 18;
  lines(['From'], HEADING);
  lines([sender.name, ...sender.address], SENDER);
  sheet.y += 6;
  lines([`Order ${orderNumber}`], HEADING);
  const bottom = Math.max(sheet.y + INSET, HALF - 24);
  sheet.writer.doc
    .rect(EDGES.left, top, EDGES.width, bottom - top)
    .lineWidth(1)
    .strokeColor('#1a1a1a')
    .stroke();
  drawCut(sheet, bottom + 24);
}

/** Draws the line along which the label is cut off or folded, and moves below it. */
function drawCut(sheet: Sheet, y: number): void {
  sheet.writer.doc
    .moveTo(0, y)
    .lineTo(PAGE.width, y)
    .lineWidth(0.5)
    .dash(4, { space: 4 })
    .strokeColor(GREY)
    .stroke()
    .undash();
  sheet.y = y + 24;
}

function layoutOf({ orderNumber, orderedOn, sender, books }: PackingSlip): Layout {
  const hasRentals = books.some(({ rental }) => rental !== null);
  return {
    title: 'Packing slip',
    subtitle: orderNumber,
    facts: [
      ['Order', orderNumber],
      ['Ordered on', dayText(orderedOn)],
    ],
    // The label repeats the sender, because it goes onto the parcel.
    blocks: [partyBlock(hasRentals ? 'Send rented books back to' : 'From', sender)],
    tables: [{ columns: COLUMNS, rows: books.map(rowOf) }],
    totals: () => [],
    notes: hasRentals ? RETURN_NOTES : [],
  };
}

const RETURN_NOTES = [
  'Please send rented books back by the day below their title, to the address above.',
  'Mark them as sent back on the page of your order: late fees are counted until that day.',
];

function rowOf({ title, author, quantity, condition, rental }: PackedBook): Row {
  return {
    cells: [title, condition, String(quantity)],
    detail: `${author} · ${rental ? rentalText(rental) : 'Sale'}`,
  };
}

function rentalText({ months, endsOn }: NonNullable<PackedBook['rental']>): string {
  return `Rent for ${counted(months, 'months')}, due back on ${dayText(endsOn)}`;
}

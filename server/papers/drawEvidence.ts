import type { Readable } from 'node:stream';
import type { Evidence, EvidencePart } from '../domain/papers/evidence.js';
import { dayText } from '../domain/text/days.js';
import { drawLayout } from './drawLayout.js';
import type { Column, Gallery, Table } from './layout.js';
import { amountText, LINE_COLUMNS, lineRow, partyBlock } from './words.js';

const STEP_COLUMNS: readonly Column[] = [
  { heading: 'What happened', width: 80 },
  { heading: 'Day', width: 20 },
];

/** Draws the evidence against a chargeback. */
export function drawEvidence(evidence: Evidence): Promise<Readable> {
  const { operator, buyer, orderId, explanation, parts } = evidence;
  return drawLayout({
    title: 'Evidence for a questioned payment',
    subtitle: evidence.chargeback,
    facts: [
      ['Chargeback', evidence.chargeback],
      ['Payment', evidence.payment],
      ['Reason', evidence.reason],
      ['Order', orderId],
      ['Ordered on', dayText(evidence.orderedOn)],
      ['As of', dayText(evidence.drawnOn)],
      ...(explanation === null ? [] : [['Our answer', explanation] as const]),
    ],
    blocks: [
      ...(operator ? [partyBlock('Marketplace', operator)] : []),
      partyBlock('Buyer, and where it was sent', buyer),
    ],
    tables: parts.flatMap(tablesOf),
    galleries: parts.map(galleryOf),
    totals: () => [],
    notes: ['The days and steps are those that the marketplace recorded when they happened.'],
  });
}

function galleryOf({ sellerName, photos }: EvidencePart): Gallery {
  return {
    heading: `Photos · ${sellerName}`,
    pictures: photos.map(({ title, caption, day, image }) => ({
      image,
      lines: [`${title}, ${dayText(day)}`, ...(caption ? [caption] : [])],
    })),
  };
}

function tablesOf({ sellerName, status, lines, shipment, steps, paid, paidBack }: EvidencePart): Table[] {
  const parcel = shipment && [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(', ');
  const money = [
    `Paid online: ${amountText(paid.amount, paid.currencyCode)}`,
    ...(paidBack.amount > 0 ? [`Paid back: ${amountText(paidBack.amount, paidBack.currencyCode)}`] : []),
  ];
  return [
    {
      heading: `${sellerName} · ${status}`,
      columns: LINE_COLUMNS,
      rows: lines.map((line) => lineRow(line, paid.currencyCode)),
    },
    {
      columns: STEP_COLUMNS,
      rows: [
        ...steps.map(({ day, happened }) => ({ cells: [happened, dayText(day)] })),
        ...(parcel ? [{ cells: [`Parcel: ${parcel}`, ''] }] : []),
        ...money.map((words) => ({ cells: [words, ''] })),
      ],
    },
  ];
}

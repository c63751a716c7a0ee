import type { Readable } from 'node:stream';
import type { PayoutStatement } from '../domain/papers/payoutStatement.js';
import { drawLayout } from './drawLayout.js';
import type { Column, Row } from './layout.js';
import { amountText, dayText, monthText, partyBlock } from './words.js';

const COLUMNS: readonly Column[] = [
  { heading: 'Order', width: 44 },
  { heading: 'Prepared on', width: 16 },
  { heading: 'Status', width: 12 },
  { heading: 'Commission', width: 14 },
  { heading: 'Amount', width: 14 },
];

/** Draws the payouts to a seller of a month. The rows are read while they are drawn. */
export function drawStatement({
  operator,
  seller,
  month,
  currency,
  rows,
}: PayoutStatement): Promise<Readable> {
  const sums = { amount: 0, commission: 0 };
  async function* counted(): AsyncGenerator<Row> {
    for await (const row of rows) {
      sums.amount += row.amount;
      sums.commission += row.commission;
      yield {
        cells: [
          row.orderId ?? 'Paid back by you',
          dayText(row.preparedOn),
          row.status.toLowerCase(),
          amountText(row.commission, row.currency),
          amountText(row.amount, row.currency),
        ],
        detail: row.reference ? `${row.payoutId} · ${row.reference}` : row.payoutId,
      };
    }
  }
  return drawLayout({
    title: 'Payout statement',
    subtitle: monthText(month),
    facts: [['Month', monthText(month)]],
    blocks: [...(operator ? [partyBlock('From', operator)] : []), partyBlock('Seller', seller)],
    tables: [{ columns: COLUMNS, rows: counted() }],
    totals: () => [
      { label: 'Commission', amount: amountText(sums.commission, currency) },
      { label: 'Paid out or on the way', amount: amountText(sums.amount, currency), isBold: true },
    ],
    notes: [
      'The payouts that were prepared in this month, without those that failed. An amount below zero takes back a part of ' +
        'an earlier payout, unless you have paid it back yourself.',
    ],
  });
}

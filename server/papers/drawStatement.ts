import type { Readable } from 'node:stream';
import type { CurrencyCode } from '../domain/money/money.js';
import type { PayoutStatement, StatementRow } from '../domain/papers/payoutStatement.js';
import { dayText, monthText } from '../domain/text/days.js';
import { drawLayout } from './drawLayout.js';
import type { Column, Row } from './layout.js';
import { amountText, partyBlock } from './words.js';

const COLUMNS: readonly Column[] = [
  { heading: 'Order', width: 44 },
  { heading: 'Prepared on', width: 16 },
  { heading: 'Status', width: 12 },
  { heading: 'Commission', width: 14 },
  { heading: 'Amount', width: 14 },
];

const SUMMED = ['amount', 'commission', 'taxDeducted', 'taxCollected'] as const;

/** Returns the name and amount of each tax at source that is not zero. */
function taxesOf(
  { taxDeducted, taxCollected }: Pick<StatementRow, 'taxDeducted' | 'taxCollected'>,
  currency: CurrencyCode,
): [name: string, amount: string][] {
  const taxes: [string, number][] = [
    ['Tax deducted at source', taxDeducted],
    ['Tax collected at source', taxCollected],
  ];
  return taxes
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => [name, amountText(amount, currency)]);
}

/** Draws a statement of the payouts to a seller in a month. The rows are read while they are drawn. */
export function drawStatement({
  operator,
  seller,
  month,
  currency,
  rows,
}: PayoutStatement): Promise<Readable> {
  const sums = { amount: 0, commission: 0, taxDeducted: 0, taxCollected: 0 };
  async function* counted(): AsyncGenerator<Row> {
    for await (const row of rows) {
      for (const name of SUMMED) sums[name] += row[name];
      yield {
        cells: [
          row.orderId ?? 'Paid back by you',
          dayText(row.preparedOn),
          row.status.toLowerCase(),
          amountText(row.commission, row.currency),
          amountText(row.amount, row.currency),
        ],
        detail: [row.payoutId, row.reference, ...taxesOf(row, row.currency).map((tax) => tax.join(' '))]
          .filter(Boolean)
          .join(' · '),
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
      ...taxesOf(sums, currency).map(([label, amount]) => ({ label, amount })),
      { label: 'Paid out or on the way', amount: amountText(sums.amount, currency), isBold: true },
    ],
    notes: [
      'The payouts that were prepared in this month, without those that failed. An amount below zero takes back a part of ' +
        'an earlier payout, unless you have paid it back yourself.',
    ],
  });
}

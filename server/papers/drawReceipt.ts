import type { Readable } from 'node:stream';
import type { Money } from '../domain/money/money.js';
import type { Receipt } from '../domain/papers/receipt.js';
import { drawLayout } from './drawLayout.js';
import type { Total } from './layout.js';
import { amountText, dayText, LINE_COLUMNS, lineRow, partyBlock } from './words.js';

/** Draws the receipt of an order. */
export function drawReceipt(receipt: Receipt): Promise<Readable> {
  const { operator, buyer, orderId, parts, net } = receipt;
  return drawLayout({
    title: 'Order receipt',
    subtitle: orderId,
    facts: [
      ['Order', orderId],
      ['Ordered on', dayText(receipt.orderedOn)],
      ['As of', dayText(receipt.drawnOn)],
      ['Payment', receipt.paymentMethod],
    ],
    blocks: [...(operator ? [partyBlock('Marketplace', operator)] : []), partyBlock('Buyer', buyer)],
    tables: parts.map(({ sellerName, status, lines }) => ({
      heading: `${sellerName} · ${status}`,
      columns: LINE_COLUMNS,
      rows: lines.map((line) => lineRow(line, net.currencyCode)),
    })),
    totals: () => totalsOf(receipt),
    notes: [
      'This receipt shows the order on the day above. It is no invoice: each seller issues a bill when they send their part.',
    ],
  });
}

function totalsOf({
  charges,
  delivery,
  laterCharges,
  refunded,
  net,
  deposits,
  areDepositsBlocked,
  paid,
}: Receipt): Total[] {
  const optional = (label: string, money: Money): Total[] =>
    money.amount === 0 ? [] : [total(label, money)];
  return [
    total('Prices and rents', charges),
    ...optional('Delivery', delivery),
    ...optional('Extensions, late fees and withheld deposits', laterCharges),
    ...optional('Refunded', refunded),
    { ...total('Total', net), isBold: true },
    ...optional(areDepositsBlocked ? 'Deposits (blocked, not charged)' : 'Deposits', deposits),
    total('Paid, less what was paid back', paid),
  ];
}

const total = (label: string, { amount, currencyCode }: Money): Total => ({
  label,
  amount: amountText(amount, currencyCode),
});

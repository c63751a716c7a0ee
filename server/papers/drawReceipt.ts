import type { Readable } from 'node:stream';
import { negate, type Money } from '../domain/money/money.js';
import type { Receipt } from '../domain/papers/receipt.js';
import type { AmountWithDeposits, OpenAmount } from '../domain/papers/receiptAmounts.js';
import { dayText } from '../domain/text/days.js';
import { drawLayout } from './drawLayout.js';
import type { Total } from './layout.js';
import { amountText, LINE_COLUMNS, lineRow, partyBlock } from './words.js';

/** Draws the receipt of an order as a PDF. */
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

/** Labels of open amounts that buyer and seller pay each other directly. */
const OPEN: Record<OpenAmount['state'], string> = {
  TO_PAY: 'To pay',
  SENT: 'Marked as paid, not confirmed yet',
  TO_REFUND: 'To pay back',
  REFUND_SENT: 'Marked as paid back, not confirmed yet',
};

/** Labels of open amounts that go through a payment provider. */
const OPEN_ONLINE: typeof OPEN = {
  TO_PAY: 'To pay online',
  SENT: 'Being taken from the blocked deposit',
  TO_REFUND: 'Refund on its way',
  REFUND_SENT: 'Refund on its way',
};

function totalsOf(receipt: Receipt): Total[] {
  const { charges, delivery, laterCharges, refunded, net } = receipt;
  return [
    total('Prices and rents', charges),
    ...optional('Delivery', delivery),
    ...optional('Extensions, purchases, late fees and withheld deposits', laterCharges),
    ...optional('Cancelled or refunded', negate(refunded)),
    { ...total('Total', net), isBold: true },
    ...paymentsOf(receipt),
  ];
}

function paymentsOf({ depositsHeld, depositsBlocked, paid, paidBack, open }: Receipt): Total[] {
  return [
    ...optional('Deposits held', depositsHeld),
    ...optional('Deposits blocked, not charged', depositsBlocked),
    total('Paid', paid),
    ...withDeposits('Paid back', paidBack),
    ...open.flatMap((each) => {
      const label = (each.isOnline ? OPEN_ONLINE : OPEN)[each.state];
      return withDeposits(label, each).map((row, at) => ({ ...row, isBold: at === 0 }));
    }),
  ];
}

function withDeposits(label: string, { amount, deposits }: AmountWithDeposits): Total[] {
  return [...optional(label, amount), ...optional('of which deposits', deposits)];
}

function optional(label: string, money: Money): Total[] {
  return money.amount === 0 ? [] : [total(label, money)];
}

const total = (label: string, { amount, currencyCode }: Money): Total => ({
  label,
  amount: amountText(amount, currencyCode),
});

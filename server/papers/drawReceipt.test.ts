import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { money } from '../domain/money/money.js';
import type { Receipt } from '../domain/papers/receipt.js';
import { linesOf } from '../testing/papers.js';
import { drawReceipt } from './drawReceipt.js';

const inr = (amount: number) => money(amount, 'INR');
const open = (
  state: Receipt['open'][number]['state'],
  amount: number,
  { isOnline = false, deposits = 0 } = {},
) => ({ state, isOnline, amount: inr(amount), deposits: inr(deposits) });

/** Returns the totals at the end of the receipt for an order of 49 rupees: each label with its amount. */
async function totals(change: Partial<Receipt> = {}): Promise<string[]> {
  const receipt: Receipt = {
    operator: null,
    buyer: { name: 'Meera', address: [], gstin: null },
    orderId: 'order_1',
    orderedOn: '2026-11-27',
    drawnOn: '2026-11-28',
    paymentMethod: 'UPI',
    parts: [{ sellerName: 'Dev', status: 'Pending', lines: [] }],
    charges: inr(4_900),
    delivery: inr(0),
    laterCharges: inr(0),
    refunded: inr(0),
    net: inr(4_900),
    depositsHeld: inr(0),
    depositsBlocked: inr(0),
    paid: inr(0),
    paidBack: { amount: inr(0), deposits: inr(0) },
    open: [],
    ...change,
  };
  const lines = linesOf(await buffer(await drawReceipt(receipt)));
  const from = lines.lastIndexOf('Total');
  const rows = lines.slice(
    from,
    lines.findIndex((line) => line.startsWith('This receipt')),
  );
  return rows.flatMap((label, at) => (at % 2 === 0 ? `${label}: ${rows[at + 1]}` : []));
}

describe('the receipt of an order', () => {
  it('says what is to pay, and of that the deposits, and never that they are held', async () => {
    expect(await totals({ open: [open('TO_PAY', 24_900, { deposits: 20_000 })] })).toEqual([
      'Total: ₹49.00',
      'Paid: ₹0.00',
      'To pay: ₹249.00',
      'of which deposits: ₹200.00',
    ]);
  });

  it('has nothing to pay once it is paid', async () => {
    expect(await totals({ depositsHeld: inr(20_000), paid: inr(24_900) })).toEqual([
      'Total: ₹49.00',
      'Deposits held: ₹200.00',
      'Paid: ₹249.00',
    ]);
  });

  it('says that the bank blocks a deposit', async () => {
    expect(await totals({ depositsBlocked: inr(20_000), paid: inr(4_900) })).toContain(
      'Deposits blocked, not charged: ₹200.00',
    );
  });

  it('says what is to pay back, and what was paid back', async () => {
    const paid = inr(24_900);
    expect(await totals({ paid, open: [open('TO_REFUND', 20_000, { deposits: 20_000 })] })).toEqual([
      'Total: ₹49.00',
      'Paid: ₹249.00',
      'To pay back: ₹200.00',
      'of which deposits: ₹200.00',
    ]);
    expect(await totals({ paid, paidBack: { amount: inr(20_000), deposits: inr(20_000) } })).toEqual([
      'Total: ₹49.00',
      'Paid: ₹249.00',
      'Paid back: ₹200.00',
      'of which deposits: ₹200.00',
    ]);
  });

  it.each([
    ['SENT', false, 'Marked as paid, not confirmed yet'],
    ['REFUND_SENT', false, 'Marked as paid back, not confirmed yet'],
    ['TO_PAY', true, 'To pay online'],
    ['SENT', true, 'Being taken from the blocked deposit'],
    ['REFUND_SENT', true, 'Refund on its way'],
  ] as const)('words %s (online: %s) as "%s"', async (state, isOnline, words) => {
    expect(await totals({ open: [open(state, 4_900, { isOnline })] })).toContain(`${words}: ₹49.00`);
  });
});

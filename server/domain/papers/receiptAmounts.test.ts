import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { history, inr } from '../../testing/moneyHistories.js';
import { ledgersOf } from '../../testing/moneyLedgers.js';
import { netOf, type LedgerEntry } from '../money/ledger.js';
import { negate, sum, type Money } from '../money/money.js';
import type { BlockStatus } from '../payments/depositBlock.js';
import { payerOf, type Payment } from '../payments/payment.js';
import { receiptAmounts, type ReceiptFulfillment } from './receiptAmounts.js';

// A rent of 49 rupees with a deposit of 200.
const RENTED: LedgerEntry[] = [
  { kind: 'CHARGE', amount: inr(4_900) },
  { kind: 'DEPOSIT_HELD', amount: inr(20_000) },
];
const CANCELLED: LedgerEntry[] = [
  ...RENTED,
  { kind: 'REFUND', amount: inr(4_900) },
  { kind: 'DEPOSIT_RELEASED', amount: inr(20_000) },
];
const RETURNED: LedgerEntry[] = [...RENTED, { kind: 'DEPOSIT_RELEASED', amount: inr(20_000) }];

const payment = (amount: number, change: Partial<Payment> = {}): Payment => ({
  id: `payment_${amount}`,
  isOnline: false,
  kind: 'PAYMENT',
  status: 'CAPTURED',
  amount: inr(amount),
  ...change,
});
const part = (
  ledger: LedgerEntry[],
  payments: Payment[] = [],
  change: Partial<ReceiptFulfillment> = {},
): ReceiptFulfillment => ({
  ledger,
  payments,
  currency: 'INR',
  awaitsPayment: false,
  isDepositBlocked: false,
  ...change,
});

/** Returns the amounts that are not zero, in paise. */
function amounts(parts: ReceiptFulfillment[], block: BlockStatus | null = null) {
  const { open, paidBack, ...rest } = receiptAmounts(parts, { currency: 'INR', block });
  const shown = Object.entries<Money>({
    ...rest,
    paidBack: paidBack.amount,
    depositsPaidBack: paidBack.deposits,
  }).flatMap(([name, { amount }]) => (amount === 0 ? [] : [[name, amount]]));
  return {
    ...(Object.fromEntries(shown) as Record<string, number>),
    open: open.map(({ state, isOnline, amount, deposits }) =>
      [isOnline ? 'online' : 'direct', state, amount.amount, deposits.amount].join(' '),
    ),
  };
}

describe('a receipt', () => {
  it('says that everything is to pay until the payment is confirmed', () => {
    expect(amounts([part(RENTED)])).toEqual({ open: ['direct TO_PAY 24900 20000'] });
    const marked = payment(24_900, { status: 'PENDING' });
    expect(amounts([part(RENTED, [marked])])).toEqual({ open: ['direct SENT 24900 20000'] });
    expect(amounts([part(RENTED, [], { awaitsPayment: true })])).toEqual({
      open: ['online TO_PAY 24900 20000'],
    });
    const held = { depositsHeld: 20_000, paid: 24_900, open: [] };
    expect(amounts([part(RENTED, [payment(24_900)])])).toEqual(held);
  });

  it('keeps the deposit of a paid rental held while its extension is to pay', () => {
    const extended: LedgerEntry[] = [...RENTED, { kind: 'CHARGE', amount: inr(4_900) }];
    expect(amounts([part(extended, [payment(24_900)])])).toEqual({
      depositsHeld: 20_000,
      paid: 24_900,
      open: ['direct TO_PAY 4900 0'],
    });
  });

  it('says that nothing is to pay after a cancellation before the payment, and everything to pay back after it', () => {
    expect(amounts([part(CANCELLED)])).toEqual({ open: [] });
    const paid = payment(24_900);
    expect(amounts([part(CANCELLED, [paid])])).toEqual({
      paid: 24_900,
      open: ['direct TO_REFUND 24900 20000'],
    });
    const refund = payment(24_900, { kind: 'REFUND', isOnline: true, status: 'PENDING' });
    expect(amounts([part(CANCELLED, [paid, refund])])).toEqual({
      paid: 24_900,
      open: ['online REFUND_SENT 24900 20000'],
    });
  });

  it('says that a deposit is to pay back until its refund is confirmed', () => {
    const paid = payment(24_900);
    const refund = payment(20_000, { kind: 'REFUND' });
    expect(amounts([part(RETURNED, [paid])])).toEqual({
      paid: 24_900,
      open: ['direct TO_REFUND 20000 20000'],
    });
    expect(amounts([part(RETURNED, [paid, refund])])).toEqual({
      paid: 24_900,
      paidBack: 20_000,
      depositsPaidBack: 20_000,
      open: [],
    });
  });

  it('adds up the sellers by state: one is paid, one is not, and one order was cancelled', () => {
    const paid = payment(24_900);
    expect(amounts([part(RENTED, [paid]), part(RENTED), part(RENTED), part(CANCELLED, [paid])])).toEqual({
      depositsHeld: 20_000,
      paid: 49_800,
      open: ['direct TO_PAY 49800 40000', 'direct TO_REFUND 24900 20000'],
    });
  });

  it('never says that a blocked deposit is held or to pay, and blocks none after the block', () => {
    const isDepositBlocked = true;
    const rented = part(RENTED, [payment(4_900)], { isDepositBlocked });
    expect(amounts([rented], 'ACTIVE')).toEqual({ depositsBlocked: 20_000, paid: 4_900, open: [] });
    expect(amounts([rented], 'EXPIRED')).toEqual({ paid: 4_900, open: [] });
    const returned = part(RETURNED, [payment(4_900)], { isDepositBlocked });
    expect(amounts([returned], 'RELEASED')).toEqual({ paid: 4_900, open: [] });
  });
});

it('whatever was paid, the total and the held deposits are what was paid with what is open', () => {
  fc.assert(
    fc.property(history, fc.nat({ max: 1 }), (past, share) => {
      const ledgers = ledgersOf(past);
      const first = ledgers[0] ?? [];
      const ledger = ledgers.at(-1) ?? [];
      const due = receiptAmounts([part(first)], { currency: 'INR', block: null }).open[0]?.amount.amount ?? 0;
      const payments = share === 1 && due > 0 ? [payment(due)] : [];
      const { depositsHeld, paid, open } = receiptAmounts([part(ledger, payments)], {
        currency: 'INR',
        block: null,
      });
      const signed = open.map((each) => (payerOf(each) === 'BUYER' ? each.amount : negate(each.amount)));
      const toPay = open.filter((each) => payerOf(each) === 'BUYER').map(({ deposits }) => deposits);
      expect(sum([netOf(ledger, 'INR'), depositsHeld, ...toPay], 'INR')).toEqual(
        sum([paid, ...signed], 'INR'),
      );
    }),
  );
});

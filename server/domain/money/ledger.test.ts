import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, entriesAtCancel, entriesAtOrder } from './ledger.js';
import { money } from './money.js';
import { totalsOf } from '../orders/pricing.js';

const inr = (amount: number) => money(amount, 'INR');

const amount = (min: number) => fc.integer({ min, max: 1e9 }).map((paise) => inr(paise));
const lines = fc.array(fc.record({ lineTotal: amount(1), deposit: amount(0) }), {
  minLength: 1,
  maxLength: 10,
});
const nothing = inr(0);

describe('the ledger of a fulfillment', () => {
  it('charges the lines and holds the deposits when the order is placed', () => {
    const placed = entriesAtOrder(
      [
        { lineTotal: inr(24_950), deposit: nothing },
        { lineTotal: inr(9_800), deposit: inr(20_000) },
      ],
      nothing,
      'INR',
    );
    expect(placed).toEqual([
      { kind: 'CHARGE', amount: inr(34_750) },
      { kind: 'DEPOSIT_HELD', amount: inr(20_000) },
    ]);
  });

  it('holds no deposit for purchases', () => {
    expect(entriesAtOrder([{ lineTotal: inr(1), deposit: nothing }], nothing, 'INR')).toEqual([
      { kind: 'CHARGE', amount: inr(1) },
    ]);
  });

  it('comes to what the order says is due', () => {
    fc.assert(
      fc.property(lines, amount(0), (each, delivery) => {
        const { totalWithDelivery, depositTotal } = totalsOf(each, delivery, 'INR');
        expect(balanceOf(entriesAtOrder(each, delivery, 'INR'), 'INR')).toEqual({
          charged: totalWithDelivery,
          depositHeld: depositTotal,
        });
      }),
    );
  });

  it('gives everything back when it is cancelled', () => {
    fc.assert(
      fc.property(lines, amount(0), (each, delivery) => {
        const placed = entriesAtOrder(each, delivery, 'INR');
        const ended = [...placed, ...entriesAtCancel(placed, 'INR')];
        expect(balanceOf(ended, 'INR')).toEqual({ charged: nothing, depositHeld: nothing });
        expect(entriesAtCancel(ended, 'INR')).toEqual([]);
      }),
    );
  });

  it('tells what is spent from what is held, whatever has moved', () => {
    const kinds = [
      'CHARGE',
      'DEPOSIT_HELD',
      'DEPOSIT_RELEASED',
      'DEPOSIT_WITHHELD',
      'REFUND',
      'LATE_FEE',
    ] as const;
    const past = kinds.map((kind, place) => ({
      kind,
      amount: inr([1000, 500, 100, 50, 300, 7][place] ?? 0),
    }));
    expect(balanceOf(past, 'INR')).toEqual({ charged: inr(757), depositHeld: inr(343) });
  });

  it('only ever moves amounts above zero', () => {
    fc.assert(
      fc.property(lines, amount(0), (each, delivery) => {
        const placed = entriesAtOrder(each, delivery, 'INR');
        const moves = [...placed, ...entriesAtCancel(placed, 'INR')];
        expect(moves.every((entry) => entry.amount.amount > 0)).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, entriesAtCancel, entriesAtOrder } from './ledger.js';
import { money } from './money.js';
import { totalsOf } from '../orders/pricing.js';

const amount = (min: number) => fc.integer({ min, max: 1e9 }).map((paise) => money(paise));
const lines = fc.array(fc.record({ lineTotal: amount(1), deposit: amount(0) }), {
  minLength: 1,
  maxLength: 10,
});
const nothing = money(0);

describe('the ledger of a fulfillment', () => {
  it('charges the lines and holds the deposits when the order is placed', () => {
    const placed = entriesAtOrder([
      { lineTotal: money(24_950), deposit: nothing },
      { lineTotal: money(9_800), deposit: money(20_000) },
    ]);
    expect(placed).toEqual([
      { kind: 'CHARGE', amount: money(34_750) },
      { kind: 'DEPOSIT_HELD', amount: money(20_000) },
    ]);
  });

  it('holds no deposit for purchases', () => {
    expect(entriesAtOrder([{ lineTotal: money(1), deposit: nothing }])).toEqual([
      { kind: 'CHARGE', amount: money(1) },
    ]);
  });

  it('comes to what the order says is due', () => {
    fc.assert(
      fc.property(lines, (each) => {
        const { totalAmount, depositTotal } = totalsOf(each);
        expect(balanceOf(entriesAtOrder(each))).toEqual({ charged: totalAmount, depositHeld: depositTotal });
      }),
    );
  });

  it('gives everything back when it is cancelled', () => {
    fc.assert(
      fc.property(lines, (each) => {
        const placed = entriesAtOrder(each);
        const ended = [...placed, ...entriesAtCancel(placed)];
        expect(balanceOf(ended)).toEqual({ charged: nothing, depositHeld: nothing });
        expect(entriesAtCancel(ended)).toEqual([]);
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
      amount: money([1000, 500, 100, 50, 300, 7][place] ?? 0),
    }));
    expect(balanceOf(past)).toEqual({ charged: money(757), depositHeld: money(343) });
  });

  it('only ever moves amounts above zero', () => {
    fc.assert(
      fc.property(lines, (each) => {
        const placed = entriesAtOrder(each);
        const moves = [...placed, ...entriesAtCancel(placed)];
        expect(moves.every((entry) => entry.amount.amount > 0)).toBe(true);
      }),
    );
  });
});

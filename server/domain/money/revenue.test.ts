import { describe, expect, it } from 'vitest';
import { LedgerEntryKind, balanceOf, revenueSign } from './ledger.js';
import { money } from './money.js';
import { monthlyRevenue, revenueMonths } from './revenue.js';

const inr = (amount: number) => money(amount, 'INR');

describe('the revenue of a seller', () => {
  it('is shown for twelve months, the present one last', () => {
    const months = revenueMonths('2026-03-31');
    expect(months).toHaveLength(12);
    expect(months[0]).toBe('2025-04-01');
    expect(months.slice(-2)).toEqual(['2026-02-01', '2026-03-01']);
  });

  it('is zero in a month of which nothing is recorded, and nothing older counts', () => {
    const recorded = [
      { month: '2024-12-01', amount: 99 },
      { month: '2025-12-01', amount: 24_950 },
      { month: '2026-01-01', amount: -500 },
    ];
    const revenue = monthlyRevenue(recorded, '2026-01-15', 'INR');
    expect(revenue.filter(({ amount }) => amount.amount !== 0)).toEqual([
      { month: '2025-12-01', amount: inr(24_950) },
      { month: '2026-01-01', amount: inr(-500) },
    ]);
    expect(revenue).toHaveLength(12);
  });

  it('is what the buyers have been charged, and no deposit that is only held', () => {
    for (const kind of Object.values(LedgerEntryKind)) {
      const { charged } = balanceOf([{ kind, amount: inr(700) }], 'INR');
      expect(revenueSign(kind) * 700).toBe(charged.amount);
    }
    expect(revenueSign('REFUND')).toBe(-1);
    expect(revenueSign('DEPOSIT_WITHHELD')).toBe(1);
    expect(revenueSign('DEPOSIT_HELD')).toBe(0);
  });
});

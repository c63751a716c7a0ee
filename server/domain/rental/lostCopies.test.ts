import { describe, expect, it } from 'vitest';
import type { BookPrice } from '../catalogue/book.js';
import type { LedgerEntry } from '../money/ledger.js';
import { money } from '../money/money.js';
import {
  entriesAtFound,
  entriesAtLoss,
  keptIfLost,
  lossSettlementOf,
  tooEarlyToDeclare,
  tooLateToFind,
  type LostLine,
} from './lostCopies.js';

const inr = (amount: number) => money(amount, 'INR');

const price = (
  sale: number | null,
  deposit: number | null,
  replacement: number | null = null,
): BookPrice => ({
  currency: 'INR',
  sale: sale === null ? null : inr(sale),
  lease:
    deposit === null
      ? null
      : {
          perMonth: inr(4900),
          deposit: inr(deposit),
          lateFeePerDay: inr(250),
          minDuration: 1,
          maxDuration: null,
          replacementPrice: replacement === null ? null : inr(replacement),
          rentCreditPercent: null,
        },
});

/** Returns a line of two copies that was due on 1 January. */
const line = (changes: Partial<LostLine> = {}): LostLine => ({
  title: 'Godan',
  quantity: 2,
  dueOn: '2026-01-01',
  lateFeePerDay: inr(250),
  deposit: inr(40_000),
  keptIfLost: inr(30_000),
  ...changes,
});

const HELD: LedgerEntry[] = [
  { kind: 'CHARGE', amount: inr(9800) },
  { kind: 'DEPOSIT_HELD', amount: inr(40_000) },
];

const moved = (entries: LedgerEntry[]) =>
  entries.map(({ kind, amount, note }) => [kind, amount.amount, note ?? null]);

describe('what a lost copy costs', () => {
  it.each([
    ['the sale price', price(15_000, 20_000), 30_000],
    ['at most the deposit', price(25_000, 20_000), 40_000],
    ['the deposit, if the book is not for sale', price(null, 20_000), 40_000],
    ['the replacement price, if the book is not for sale', price(null, 20_000, 12_000), 24_000],
    ['the replacement price instead of the sale price', price(15_000, 20_000, 18_000), 36_000],
    ['a replacement price up to the deposit', price(15_000, 20_000, 90_000), 40_000],
    ['nothing without a deposit', price(15_000, 0, 12_000), 0],
    ['nothing, if the book is not for rent', price(15_000, null), 0],
  ])('is %s', (_, terms, amount) => {
    expect(keptIfLost(terms, 2)).toEqual(inr(amount));
  });
});

describe('a loss', () => {
  it('before the due date keeps the price and releases the rest', () => {
    expect(moved(entriesAtLoss(HELD, { lines: [line()], lostOn: '2025-12-20' }, 'INR'))).toEqual([
      ['DEPOSIT_WITHHELD', 30_000, 'Godan'],
      ['DEPOSIT_RELEASED', 10_000, null],
    ]);
  });

  it('after the due date takes the late fee first, and no more than the deposit', () => {
    const late = (lostOn: string) => moved(entriesAtLoss(HELD, { lines: [line()], lostOn }, 'INR'));
    expect(late('2026-01-16')).toEqual([
      ['DEPOSIT_WITHHELD', 30_000, 'Godan'],
      ['LATE_FEE', 7500, 'Godan'],
      ['DEPOSIT_RELEASED', 2500, null],
    ]);
    expect(late('2026-02-20')).toEqual([
      ['DEPOSIT_WITHHELD', 15_000, 'Godan'],
      ['LATE_FEE', 25_000, 'Godan'],
    ]);
  });

  it('of two lines pays for each from its own deposit', () => {
    const cheap = line({ title: 'Gaban', deposit: inr(1000), keptIfLost: inr(1000), lateFeePerDay: inr(0) });
    const held = [...HELD, { kind: 'DEPOSIT_HELD', amount: inr(1000) } as const];
    const loss = { lines: [line(), cheap], lostOn: '2026-01-02' };
    expect(lossSettlementOf(held, loss, 'INR')).toEqual({
      lateFee: inr(500),
      kept: inr(31_000),
      released: inr(9500),
    });
  });

  it('is undone by paying back what was kept, but not the late fee', () => {
    const past = [...HELD, ...entriesAtLoss(HELD, { lines: [line()], lostOn: '2026-01-16' }, 'INR')];
    expect(moved(entriesAtFound(past, inr(0)))).toEqual([['REFUND', 30_000, 'Godan']]);
    expect(moved(entriesAtFound(past, inr(10_000)))).toEqual([['REFUND', 20_000, 'Godan']]);
    expect(entriesAtFound(past, inr(30_000))).toEqual([]);
  });
});

describe('the days of a loss', () => {
  const dates = (today: string, findableUntil: string | null = null) => ({
    today,
    declarableFrom: '2026-01-16',
    findableUntil,
  });

  it('let the seller declare it from the first day on', () => {
    expect(tooEarlyToDeclare(dates('2026-01-15'))).toMatchObject({
      code: 'LOST_TOO_EARLY',
      values: { from: '2026-01-16' },
    });
    expect(tooEarlyToDeclare(dates('2026-01-16'))).toBeNull();
  });

  it('let the copies be found until the last day', () => {
    expect(tooLateToFind(dates('2026-03-21', '2026-03-21'))).toBeNull();
    expect(tooLateToFind(dates('2026-03-22', '2026-03-21'))).toMatchObject({
      code: 'FOUND_TOO_LATE',
      values: { until: '2026-03-21' },
    });
  });
});

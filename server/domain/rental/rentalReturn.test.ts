import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../shared/errors.js';
import { balanceOf, entriesAtOrder } from '../money/ledger.js';
import { HIGHEST_AMOUNT } from '../catalogue/listing.js';
import { money } from '../money/money.js';
import { entriesAtTakeBack, lateFeeOf, settlementOf, type ReturnedLine } from './rentalReturn.js';

const inr = (amount: number) => money(amount, 'INR');

const line: ReturnedLine = {
  title: 'Godan',
  quantity: 2,
  dueOn: '2026-02-15',
  lateFeePerDay: inr(250),
  deposit: inr(40_000),
};

describe('what a rental costs that comes back late', () => {
  it.each([
    ['before it is due', '2026-02-01', 0],
    ['on the day on which it is due', '2026-02-15', 0],
    ['a day late', '2026-02-16', 500],
    ['over the end of a month', '2026-03-02', 7_500],
    ['so late that the deposit is used up to the paisa', '2026-05-06', 40_000],
    ['later than the deposit reaches', '2026-05-07', 40_000],
  ])('%s', (_, returnedOn, fee) => {
    expect(lateFeeOf(line, returnedOn)).toEqual(inr(fee));
  });

  it('is nothing when nothing was agreed, or when no deposit is held', () => {
    expect(lateFeeOf({ ...line, lateFeePerDay: inr(0) }, '2027-01-01')).toEqual(inr(0));
    expect(lateFeeOf({ ...line, deposit: inr(0) }, '2027-01-01')).toEqual(inr(0));
  });

  it('stays exact and within the deposit, however late and dear', () => {
    const late = fc.record({
      quantity: fc.integer({ min: 1, max: 1000 }),
      lateFeePerDay: fc.integer({ min: 0, max: HIGHEST_AMOUNT }).map((paise) => inr(paise)),
      deposit: fc.integer({ min: 0, max: HIGHEST_AMOUNT * 1000 }).map((paise) => inr(paise)),
    });
    fc.assert(
      fc.property(late, (terms) => {
        const { amount } = lateFeeOf({ ...line, ...terms }, '2126-02-15');
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(terms.deposit.amount);
      }),
    );
  });
});

describe('the deposits when rentals come back', () => {
  const gora: ReturnedLine = {
    ...line,
    title: 'Gora',
    quantity: 1,
    lateFeePerDay: inr(0),
    deposit: inr(10_000),
  };
  const lines = [line, gora];
  const past = entriesAtOrder(
    [
      { lineTotal: inr(9_800), deposit: line.deposit },
      { lineTotal: inr(5_000), deposit: gora.deposit },
    ],
    inr(0),
    'INR',
  );
  const inTime = { lines, returnedOn: '2026-02-15', withhold: null };
  const late = { lines, returnedOn: '2026-02-18', withhold: null };

  it('go back, and only they, when it is in time', () => {
    const moves = entriesAtTakeBack(past, inTime, 'INR');
    expect(moves).toEqual([{ kind: 'DEPOSIT_RELEASED', amount: inr(50_000) }]);
    expect(balanceOf([...past, ...moves], 'INR')).toEqual({ charged: inr(14_800), depositHeld: inr(0) });
    expect(entriesAtTakeBack([...past, ...moves], inTime, 'INR')).toEqual([]);
  });

  it('pay the late fee of each line first, which its movement names', () => {
    expect(settlementOf(past, late, 'INR')).toEqual({ lateFee: inr(1_500), depositLeft: inr(48_500) });
    expect(entriesAtTakeBack(past, late, 'INR')).toEqual([
      { kind: 'LATE_FEE', amount: inr(1_500), note: 'Godan' },
      { kind: 'DEPOSIT_RELEASED', amount: inr(48_500) },
    ]);
  });

  it('of one line do not pay for the delay of another', () => {
    expect(settlementOf(past, { lines, returnedOn: '2027-02-15' }, 'INR')).toEqual({
      lateFee: line.deposit,
      depositLeft: gora.deposit,
    });
  });

  it('pay what the seller withholds next, for a reason, and the rest goes back', () => {
    const moves = entriesAtTakeBack(
      past,
      { ...late, withhold: { amount: 40_000, reason: 'Torn pages' } },
      'INR',
    );
    expect(moves).toEqual([
      { kind: 'LATE_FEE', amount: inr(1_500), note: 'Godan' },
      { kind: 'DEPOSIT_WITHHELD', amount: inr(40_000), note: 'Torn pages' },
      { kind: 'DEPOSIT_RELEASED', amount: inr(8_500) },
    ]);
    expect(balanceOf([...past, ...moves], 'INR')).toEqual({ charged: inr(56_300), depositHeld: inr(0) });
  });

  it('can be withheld to the last paisa, and not by one more', () => {
    const withholding = (amount: number) => () =>
      entriesAtTakeBack(past, { ...late, withhold: { amount, reason: 'Lost' } }, 'INR');
    expect(withholding(48_500)().map(({ kind }) => kind)).toEqual(['LATE_FEE', 'DEPOSIT_WITHHELD']);
    expect(withholding(48_501)).toThrow(DomainError);
    expect(withholding(48_501)).toThrow('At most ₹485 of the deposit can be withheld');
  });
});

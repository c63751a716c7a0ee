import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, formatDecimal, money, negate, parseDecimal, plus, sum, times } from './money.js';

const paise = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  it('adds, multiplies and turns round without losing a paisa', () => {
    fc.assert(
      fc.property(paise, paise, fc.integer({ min: 0, max: 1000 }), (a, b, count) => {
        expect(plus(money(a), money(b))).toEqual(money(a + b));
        expect(plus(money(a), negate(money(a)))).toEqual(money(0));
        expect(times(money(a), count)).toEqual(sum(Array.from({ length: count }, () => money(a))));
      }),
    );
  });

  it('of nothing is zero', () => {
    expect(sum([])).toEqual({ amount: 0, currencyCode: 'INR' });
  });

  it('of two currencies never mixes', () => {
    expect(() => plus(money(1, 'INR'), money(1, 'USD'))).toThrow('INR and USD cannot be added');
    expect(() => sum([money(1, 'EUR')])).toThrow('cannot be added');
  });

  it('is whole minor units that a number holds exactly', () => {
    expect(() => money(0.5)).toThrow(RangeError);
    expect(() => times(money(1), 0.5)).toThrow(RangeError);
    expect(() => plus(money(Number.MAX_SAFE_INTEGER), money(1))).toThrow(RangeError);
  });
});

describe('allocation', () => {
  const weights = fc.array(fc.nat({ max: 1e6 }), { minLength: 1, maxLength: 20 });
  const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER });

  it('adds up to the whole, to the last paisa', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        expect(sum(allocate(money(amount), by))).toEqual(money(amount));
      }),
    );
  });

  it('never gives a share that is a whole paisa or more off the exact one', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        const total = by.reduce((a, b) => a + b) || by.length;
        const weightsUsed = by.some((each) => each > 0) ? by : by.map(() => 1);
        allocate(money(amount), by).forEach((share, index) => {
          const error =
            BigInt(share.amount) * BigInt(total) - BigInt(amount) * BigInt(weightsUsed[index] ?? 0);
          expect(error < BigInt(total) && error > -BigInt(total)).toBe(true);
        });
      }),
    );
  });

  it('gives what is left to the largest remainders', () => {
    expect(allocate(money(100), [1, 1, 1]).map((share) => share.amount)).toEqual([34, 33, 33]);
    expect(allocate(money(10), [1, 2, 3]).map((share) => share.amount)).toEqual([2, 3, 5]);
  });

  it('is equal when nothing weighs anything', () => {
    expect(allocate(money(3), [0, 0]).map((share) => share.amount)).toEqual([2, 1]);
  });

  it('gives nothing to what weighs nothing, and nothing of nothing', () => {
    expect(allocate(money(3), [0, 1]).map((share) => share.amount)).toEqual([0, 3]);
    expect(allocate(money(0), [1, 2]).map((share) => share.amount)).toEqual([0, 0]);
  });

  it('refuses what cannot be shared out', () => {
    expect(() => allocate(money(1), [])).toThrow(RangeError);
    expect(() => allocate(money(-1), [1])).toThrow(RangeError);
    expect(() => allocate(money(1), [-1, 2])).toThrow(RangeError);
  });
});

describe('the decimal string', () => {
  it.each([
    [24950, '249.50'],
    [5, '0.05'],
    [0, '0.00'],
    [-24905, '-249.05'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('of %i minor units is %s', (amount, text) => {
    expect(formatDecimal(amount)).toBe(text);
  });

  it('is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(parseDecimal(formatDecimal(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    ['249.5', 24950],
    [249.5, 24950],
    [249, 24900],
    [0.29, 29],
    ['1.500', 150],
    ['-0', 0],
    [-1.05, -105],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s is read as %i minor units', (text, amount) => {
    expect(parseDecimal(text)).toBe(amount);
  });

  it.each([
    '',
    ' 1',
    '1.',
    '.5',
    '1,000',
    '1.001',
    '1e3',
    'NaN',
    '٣',
    '90071992547409.92',
    NaN,
    Infinity,
    1e21,
    1e-7,
  ])('%s is no amount', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, formatMoney, parseDecimal } from './format.js';
import { allocate, money, negate, plus, sum, times, zero } from './money.js';

const inr = (amount: number) => money(amount, 'INR');

const paise = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  it('adds, multiplies and turns round without losing a paisa', () => {
    fc.assert(
      fc.property(paise, paise, fc.integer({ min: 0, max: 1000 }), (a, b, count) => {
        expect(plus(inr(a), inr(b))).toEqual(inr(a + b));
        expect(plus(inr(a), negate(inr(a)))).toEqual(inr(0));
        expect(times(inr(a), count)).toEqual(
          sum(
            Array.from({ length: count }, () => inr(a)),
            'INR',
          ),
        );
      }),
    );
  });

  it('of nothing is zero', () => {
    expect(sum([], 'USD')).toEqual({ amount: 0, currencyCode: 'USD' });
    expect(zero('EUR')).toEqual({ amount: 0, currencyCode: 'EUR' });
  });

  it('of two currencies never mixes', () => {
    expect(() => plus(money(1, 'INR'), money(1, 'USD'))).toThrow('INR and USD cannot be added');
    expect(() => sum([money(1, 'EUR')], 'INR')).toThrow('cannot be added');
  });

  it('is whole minor units that a number holds exactly', () => {
    expect(() => inr(0.5)).toThrow(RangeError);
    expect(() => times(inr(1), 0.5)).toThrow(RangeError);
    expect(() => plus(inr(Number.MAX_SAFE_INTEGER), inr(1))).toThrow(RangeError);
  });
});

describe('an amount as people read it', () => {
  it.each([
    [inr(12_495_050), '₹1,24,950.50'],
    [inr(24_900), '₹249'],
    [money(24_950, 'USD'), '$249.50'],
    [money(100, 'EUR'), '€1'],
  ])('of %o is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('follows a language, and may keep its decimals', () => {
    expect(formatMoney(inr(24_900), { locale: 'en-IN', isShort: false })).toBe('₹249.00');
  });
});

describe('allocation', () => {
  const weights = fc.array(fc.nat({ max: 1e6 }), { minLength: 1, maxLength: 20 });
  const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER });

  it('adds up to the whole, to the last paisa', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        expect(sum(allocate(inr(amount), by), 'INR')).toEqual(inr(amount));
      }),
    );
  });

  it('never gives a share that is a whole paisa or more off the exact one', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        const total = by.reduce((a, b) => a + b) || by.length;
        const weightsUsed = by.some((each) => each > 0) ? by : by.map(() => 1);
        allocate(inr(amount), by).forEach((share, index) => {
          const error =
            BigInt(share.amount) * BigInt(total) - BigInt(amount) * BigInt(weightsUsed[index] ?? 0);
          expect(error < BigInt(total) && error > -BigInt(total)).toBe(true);
        });
      }),
    );
  });

  it('gives what is left to the largest remainders', () => {
    expect(allocate(inr(100), [1, 1, 1]).map((share) => share.amount)).toEqual([34, 33, 33]);
    expect(allocate(inr(10), [1, 2, 3]).map((share) => share.amount)).toEqual([2, 3, 5]);
  });

  it('is equal when nothing weighs anything', () => {
    expect(allocate(inr(3), [0, 0]).map((share) => share.amount)).toEqual([2, 1]);
  });

  it('gives nothing to what weighs nothing, and nothing of nothing', () => {
    expect(allocate(inr(3), [0, 1]).map((share) => share.amount)).toEqual([0, 3]);
    expect(allocate(inr(0), [1, 2]).map((share) => share.amount)).toEqual([0, 0]);
  });

  it('refuses what cannot be shared out', () => {
    expect(() => allocate(inr(1), [])).toThrow(RangeError);
    expect(() => allocate(inr(-1), [1])).toThrow(RangeError);
    expect(() => allocate(inr(1), [-1, 2])).toThrow(RangeError);
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
    ['२४९.५०', 24950],
    ['٣', 300],
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
    '90071992547409.92',
    NaN,
    Infinity,
    1e21,
    1e-7,
  ])('%s is no amount', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });
});

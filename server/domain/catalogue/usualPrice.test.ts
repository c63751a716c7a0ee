import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import { priceStanding, usualPrice } from './usualPrice.js';

const usualOf = (...rupees: number[]) => {
  const usual = usualPrice(
    rupees.map((each) => Math.round(each * 100)),
    'INR',
  );
  return usual && [usual.low.amount / 100, usual.high.amount / 100];
};

describe('usualPrice', () => {
  it('is not told of fewer than five deals', () => {
    expect(usualOf(200, 200, 200, 200)).toBeNull();
    expect(usualOf(200, 200, 200, 200, 200)).toEqual([200, 200]);
  });

  it('is the middle half of what was paid, in any order', () => {
    expect(usualOf(900, 180, 10, 220, 200)).toEqual([180, 220]);
    expect(usualOf(1, 2, 180, 190, 200, 210, 300, 999)).toEqual([180, 210]);
  });

  it('is rounded outward, so that no single price shows', () => {
    expect(usualOf(1, 183.5, 200, 217, 999)).toEqual([180, 220]);
    expect(usualOf(1, 1234, 1250, 1278, 9999)).toEqual([1200, 1300]);
    expect(usualOf(1, 35.5, 36, 36.25, 99)).toEqual([35, 37]);
  });
});

describe('priceStanding', () => {
  const inr = (rupees: number) => money(rupees * 100, 'INR');
  const usual = { low: inr(180), high: inr(220) };

  it.each([
    [179, 'BELOW'],
    [180, 'WITHIN'],
    [220, 'WITHIN'],
    [221, 'ABOVE'],
  ])('of %s is %s', (rupees, standing) => {
    expect(priceStanding(inr(rupees), usual)).toBe(standing);
  });

  it('is null without a price, without deals, and across currencies', () => {
    expect(priceStanding(null, usual)).toBeNull();
    expect(priceStanding(inr(200), null)).toBeNull();
    expect(priceStanding(money(200_00, 'USD'), usual)).toBeNull();
  });
});

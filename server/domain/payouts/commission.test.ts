import { describe, expect, it } from 'vitest';
import { inr } from '../../testing/moneyHistories.js';
import { commissionKept, commissionOn, percentageRule, type SoldCopies } from './commission.js';
import { parseCommissionRules, SAMPLE_COMMISSION_RULES } from './commissionRules.js';

const DAY = '2027-04-01';
const sold = (change: Partial<SoldCopies> = {}): SoldCopies => ({
  type: 'PURCHASE',
  quantity: 1,
  lineTotal: inr(24_950),
  sellerRole: 'READER',
  ...change,
});
const commission = (rules: string, change: Partial<SoldCopies> = {}, day = DAY) =>
  commissionOn(sold(change), parseCommissionRules(rules) ?? [], day).amount;

describe('Commission', () => {
  it('is a percentage, rounded to the nearest paisa', () => {
    expect(commissionOn(sold(), [percentageRule(1_125)], DAY)).toEqual(inr(2_807));
  });

  it('is nothing without a rule', () => {
    expect(commissionOn(sold(), [], DAY)).toEqual(inr(0));
  });

  it('adds a fixed amount for each copy', () => {
    expect(commission('percent=10,fixed=5')).toBe(2_495 + 500);
    expect(commission('percent=10,fixed=5', { quantity: 2, lineTotal: inr(49_900) })).toBe(4_990 + 1_000);
  });

  it('is at least the least amount for each copy, and at most the price', () => {
    expect(commission('percent=1,least=10', { quantity: 2, lineTotal: inr(49_900) })).toBe(2_000);
    expect(commission('percent=1,least=10', { lineTotal: inr(700) })).toBe(700);
    expect(commission('percent=50,fixed=900.50', { lineTotal: inr(0) })).toBe(0);
  });

  it('follows the last rule that applies', () => {
    const rules = 'percent=10; type=RENTAL,percent=5; role=PUBLISHER,percent=8,from=2027-04-01';
    expect(commission(rules)).toBe(2_495);
    expect(commission(rules, { type: 'RENTAL', lineTotal: inr(4_900) })).toBe(245);
    expect(commission(rules, { sellerRole: 'PUBLISHER' })).toBe(1_996);
    expect(commission(rules, { sellerRole: 'PUBLISHER' }, '2027-03-31')).toBe(2_495);
    expect(commission(rules, { sellerRole: null })).toBe(2_495);
  });

  it('keeps after a refund the part for what the seller keeps, rounded down', () => {
    expect(commissionKept(inr(2_807), { lineTotal: inr(24_950), net: inr(10_000) })).toEqual(inr(1_125));
    expect(commissionKept(inr(2_807), { lineTotal: inr(24_950), net: inr(30_000) })).toEqual(inr(2_807));
  });
});

describe('Rules of the commission', () => {
  it('can be written like the sample', () => {
    expect(parseCommissionRules(SAMPLE_COMMISSION_RULES)).toEqual([
      { rate: 500, fixed: 500, least: 0, type: 'RENTAL', role: null, from: null },
      { rate: 800, fixed: 0, least: 1_000, type: null, role: 'PUBLISHER', from: '2027-04-01' },
    ]);
  });

  it.each([
    '',
    'percent=51',
    'percent=10;',
    'percent=10,percent=5',
    'fixed=5',
    'percent=10,fixed=-5',
    'percent=10,role=SELLER',
    'percent=10,from=2027-02-30',
    'percent=10,upTo=5',
  ])('are refused if invalid: %o', (text) => {
    expect(parseCommissionRules(text)).toBeUndefined();
  });
});

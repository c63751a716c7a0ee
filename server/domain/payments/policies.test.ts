import { expect, it } from 'vitest';
import { principal } from '../../testing/people/principals.js';
import { canAnswerChargeback, canSettleDebt, canSettleRefund } from './policies.js';

const finance = principal('user_finance', 'READER', 'FINANCE');
const support = principal('user_support', 'READER', 'SUPPORT');
const SIDES = { buyerId: 'user_buyer', sellerId: 'user_seller' };
const NOW = new Date('2026-11-28T10:00:00Z');

it('a debt is settled by staff with money:settle who do not owe it', () => {
  expect(canSettleDebt(finance, SIDES)).toBe(true);
  expect(canSettleDebt(finance, { sellerId: finance.id })).toBe(false);
  expect(canSettleDebt(support, SIDES)).toBe(false);
});

it('a refund is settled by staff with money:settle who are no side of it', () => {
  expect(canSettleRefund(finance, SIDES)).toBe(true);
  expect(canSettleRefund(finance, { ...SIDES, buyerId: finance.id })).toBe(false);
  expect(canSettleRefund(finance, { ...SIDES, sellerId: finance.id })).toBe(false);
  expect(canSettleRefund(support, SIDES)).toBe(false);
});

it('a chargeback is answered in time by staff with money:settle who are no side of the order', () => {
  const respondBy = new Date('2026-11-28T10:00:00Z');
  const open = {
    status: 'OPEN',
    answer: null,
    respondBy,
    buyerId: 'user_buyer',
    sellerIds: ['user_seller'],
  } as const;
  expect(canAnswerChargeback(finance, open, NOW)).toBe(true);
  expect(canAnswerChargeback(finance, open, new Date(NOW.getTime() + 1))).toBe(false);
  expect(canAnswerChargeback(finance, { ...open, sellerIds: ['user_seller', finance.id] }, NOW)).toBe(false);
  expect(canAnswerChargeback(finance, { ...open, buyerId: finance.id }, NOW)).toBe(false);
  expect(canAnswerChargeback(support, open, NOW)).toBe(false);
});

import { expect, it } from 'vitest';
import { readConfig } from './config.js';

const online = { PAYMENTS: 'simulator' };
const law = {
  TAX_DEDUCTED: '0.1 from 2026-04-01',
  TAX_DEDUCTED_WITHOUT_PAN: '5 from 2026-04-01',
  TAX_DEDUCTED_EXEMPT: '500000 from 2026-04-01',
  TAX_COLLECTED: '0.5 from 2024-07-10',
};

it('Taxes are taken from earnings only where the operator says so', () => {
  expect(readConfig(online).payoutTerms.taxesAtSource).toBeUndefined();
  expect(readConfig({ ...online, ...law }).payoutTerms.taxesAtSource).toEqual({
    deducted: [{ from: '2026-04-01', rate: 10 }],
    deductedWithoutPan: [{ from: '2026-04-01', rate: 500 }],
    exempt: [{ from: '2026-04-01', amount: 50_000_000 }],
    collected: [{ from: '2024-07-10', rate: 50 }],
  });
});

it('Sellers charge GST only where the operator says so, also if they are paid directly', () => {
  expect(readConfig({}).payoutTerms.supplyTax).toBeUndefined();
  const rates = { SALES_TAX: '0 from 2017-07-01', RENT_TAX: '5 from 2017-07-01, 12 from 2026-12-01' };
  expect(readConfig(rates).payoutTerms.supplyTax).toEqual({
    sales: [{ from: '2017-07-01', rate: 0 }],
    rents: [
      { from: '2017-07-01', rate: 500 },
      { from: '2026-12-01', rate: 1_200 },
    ],
  });
  const { RENT_TAX } = rates;
  expect(readConfig({ RENT_TAX }).payoutTerms.supplyTax).toMatchObject({ sales: [] });
});

it.each([
  ['a sales tax without its day', 'SALES_TAX', { SALES_TAX: '5' }],
  ['a rent tax above 50 %', 'RENT_TAX', { RENT_TAX: '51 from 2026-12-01' }],
  ['a rate without its day', 'TAX_DEDUCTED', { ...online, TAX_DEDUCTED: '0.1' }],
  ['an amount without its day', 'TAX_DEDUCTED_EXEMPT', { ...online, ...law, TAX_DEDUCTED_EXEMPT: '500000' }],
  [
    'an exemption from nothing',
    'TAX_DEDUCTED_EXEMPT',
    { ...online, TAX_DEDUCTED_EXEMPT: '1 from 2026-04-01' },
  ],
  ['a deduction from payments that are not online', 'TAX_DEDUCTED', { TAX_DEDUCTED: law.TAX_DEDUCTED }],
  ['a collection from payments that are not online', 'TAX_COLLECTED', { TAX_COLLECTED: law.TAX_COLLECTED }],
])('The start is refused with %s', (_, name, environment: Record<string, string>) => {
  expect(() => readConfig(environment)).toThrow(`${name} must`);
});

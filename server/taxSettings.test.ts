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

it.each([
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

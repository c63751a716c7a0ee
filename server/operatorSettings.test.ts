import { expect, it } from 'vitest';
import { readConfig } from './config.js';

const named = { OPERATOR_NAME: 'Pothi Books LLP', OPERATOR_ADDRESS: '4 Ashram Road' };
const taxed = { OPERATOR_GSTIN: '24AAACC1206D1ZM', COMMISSION_TAX: '18 from 2026-12-01' };

it('The commission includes GST only with a GSTIN and a rate', () => {
  expect(readConfig(named).payoutTerms.commissionTax).toBeUndefined();
  expect(readConfig({ ...named, ...taxed }).payoutTerms.commissionTax).toEqual({
    gstin: '24AAACC1206D1ZM',
    rates: [{ from: '2026-12-01', rate: 1_800 }],
  });
});

it.each([
  ['a GSTIN without a rate', 'OPERATOR_GSTIN', { ...named, OPERATOR_GSTIN: taxed.OPERATOR_GSTIN }],
  ['a rate without a GSTIN', 'COMMISSION_TAX', { ...named, COMMISSION_TAX: taxed.COMMISSION_TAX }],
  ['a GSTIN without a name', 'OPERATOR_GSTIN', taxed],
  ['a wrong check digit', 'OPERATOR_GSTIN', { ...named, ...taxed, OPERATOR_GSTIN: '24AAACC1206D1ZX' }],
  ['a rate without its day', 'COMMISSION_TAX', { ...named, ...taxed, COMMISSION_TAX: '18' }],
])('The start is refused with %s', (_, name, environment: Record<string, string>) => {
  expect(() => readConfig(environment)).toThrow(name);
});

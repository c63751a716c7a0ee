import { expect, it } from 'vitest';
import type { Operator } from '../domain/marketplace/operator.js';
import { rulesOf } from './demoRules.js';

const operator: Operator = { legalName: 'Pothi Books LLP', address: '4 Ashram Road', grievanceOfficer: null };
const nobody = { operator: null, policies: [] };

it('a demo without an operator shows examples that say what they are', () => {
  const rules = rulesOf({ demoData: true, ...nobody });
  expect(rules.operator?.legalName).toContain('example');
  expect(rules.policies.length).toBeGreaterThan(0);
  for (const { text } of rules.policies) expect(text).toContain('This is a demo');
});

it('the examples never replace or complete what an operator has given', () => {
  expect(rulesOf({ demoData: true, operator, policies: [] })).toEqual({ operator, policies: [] });
  expect(rulesOf({ demoData: false, ...nobody })).toEqual(nobody);
});

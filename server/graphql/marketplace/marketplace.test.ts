import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operator } from '../../domain/marketplace/operator.js';
import type { Policy } from '../../domain/marketplace/policy.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { RestClient, type Data } from '../../testing/restClient.js';

const operator: Operator = {
  legalName: 'Pothi Books LLP',
  address: '4 Ashram Road, Ahmedabad 380009',
  grievanceOfficer: { name: 'Leela Shah', email: 'grievance@pothi.example', phone: '+91 79 2658 0000' },
};
const policies: Policy[] = [
  { kind: 'TERMS', version: '2', date: '2026-01-10', text: '# Terms\n\nBe <b>kind</b>.' },
  { kind: 'PRIVACY', version: '1', date: '2025-06-01', text: 'We keep little.' },
];
const FACTS = `{ marketplace {
  today timeZone operator { legalName address grievanceOfficer { name email phone } }
  policies { kind version date text } complaintAnswerHours } }`;

let marketplace: TestMarketplace;
let rest: RestClient;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ operator, policies });
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());

const inRest = (policy: Policy) => ({ ...policy, kind: policy.kind.toLowerCase() });

describe('The marketplace', () => {
  it('names its operator and its policies to visitors, in both APIs', async () => {
    const facts = { today: '2026-01-15', timeZone: 'Asia/Kolkata', operator, complaintAnswerHours: 48 };
    expect(await marketplace.ask(FACTS)).toEqual({ marketplace: { ...facts, policies } });
    const { body } = await rest.get('/api/v1/marketplace');
    expect(body).toEqual({
      status: 'success',
      data: { ...facts, onlinePayment: 'none', policies: policies.map(inRest) },
    });
  });

  it('says so if the operator has given neither', async () => {
    const nameless = await TestMarketplace.open();
    try {
      const { marketplace: facts } = await nameless.ask<{ marketplace: object }>(FACTS);
      expect(facts).toMatchObject({ operator: null, policies: [] });
      const client = await RestClient.of(nameless);
      const { body } = await client.get<Data<object>>('/api/v1/marketplace');
      expect(body.data).toMatchObject({ operator: null, policies: [] });
    } finally {
      await nameless.close();
    }
  });
});

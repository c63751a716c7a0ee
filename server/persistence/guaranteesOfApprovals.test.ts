import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, refusal, userRow } from '../testing/rows.js';
import { newId } from './ids.js';

let opened: TestDatabase;
let farah: string;
let om: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  [farah, om] = [await userRow(opened.database), await userRow(opened.database)];
});
afterAll(() => opened.remove());

const MOMENT = '2026-01-15T06:30:00Z';

const insert = (row: Record<string, unknown> = {}) =>
  refusal(
    insertRow(opened.database, 'approvals', {
      id: newId('approval'),
      step: 'SETTLE_REFUND',
      subject_id: newId('refund'),
      amount: 2_000_000,
      currency: 'INR',
      requested_by: farah,
      requested_at: MOMENT,
      ...row,
    }),
  );

const decided = (decision: string, by: string, reason: string | null = null) => ({
  decision,
  decided_by: by,
  decided_at: MOMENT,
  decision_reason: reason,
});

it('nobody approves an own request, and only an own one is withdrawn', async () => {
  expect(await insert(decided('APPROVED', om))).toBeUndefined();
  expect(await insert(decided('APPROVED', farah))).toBe('approvals_by_another');
  expect(await insert(decided('REJECTED', om, 'Paid already'))).toBeUndefined();
  expect(await insert(decided('REJECTED', farah, 'Paid already'))).toBe('approvals_by_another');
  expect(await insert(decided('WITHDRAWN', farah, 'Paid already'))).toBeUndefined();
  expect(await insert(decided('WITHDRAWN', om, 'Paid already'))).toBe('approvals_by_another');
});

it('a step is asked for once at a time', async () => {
  const asked = { subject_id: newId('refund') };
  expect(await insert({ ...asked, ...decided('REJECTED', om, 'Paid already') })).toBeUndefined();
  expect(await insert(asked)).toBeUndefined();
  expect(await insert(asked)).toBe('approvals_one_pending');
});

it.each(['EXPIRED', 'LAPSED'])(
  'a request that ends by itself (%s) is decided by nobody',
  async (decision) => {
    expect(await insert({ decision, decided_at: MOMENT })).toBeUndefined();
    expect(await insert(decided(decision, om))).toBe('approvals_decided');
    expect(await insert({ decision, decided_at: MOMENT, decision_reason: 'Old' })).toBe(
      'approvals_declined_with_reason',
    );
  },
);

it('a decision has a person and a time, and a reason if nothing came of the request', async () => {
  expect(await insert({ decision: 'APPROVED' })).toBe('approvals_decided');
  expect(await insert({ decided_by: om })).toBe('approvals_decided');
  expect(await insert({ ...decided('APPROVED', om), decided_by: null })).toBe('approvals_decided');
  expect(await insert({ ...decided('REJECTED', om, 'Paid already'), decided_at: null })).toBe(
    'approvals_decided',
  );
  expect(await insert(decided('REJECTED', om))).toBe('approvals_declined_with_reason');
  expect(await insert(decided('APPROVED', om, 'Because'))).toBe('approvals_declined_with_reason');
});

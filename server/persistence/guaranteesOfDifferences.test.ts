import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, refusal } from '../testing/rows.js';
import { newId } from './ids.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const MOMENT = '2026-01-15T06:30:00Z';
const CAPTURED = { their_status: 'CAPTURED', their_amount: 24_950, their_currency: 'INR' };

const OURS = { our_status: 'CAPTURED', our_amount: 24_950, our_currency: 'INR' };

const insert = (row: Record<string, unknown> = {}) =>
  refusal(
    insertRow(opened.database, 'reconciliation_differences', {
      id: newId('difference'),
      provider: 'simulator',
      subject: 'PAYMENT',
      reference: newId('attempt'),
      kind: 'MISSING_HERE',
      ...CAPTURED,
      occurred_at: MOMENT,
      first_seen_at: MOMENT,
      last_seen_at: MOMENT,
      ...row,
    }),
  );

it('a payment has one open difference at most', async () => {
  const reference = 'pay_1';
  expect(await insert({ reference })).toBeUndefined();
  expect(await insert({ reference })).toBe('reconciliation_differences_one_open');
  expect(await insert({ reference, subject: 'REFUND' })).toBeUndefined();
  expect(await insert({ reference, resolved_at: MOMENT })).toBeUndefined();
});

it.each([
  ['reconciliation_differences_sides', { kind: 'AMOUNT' }],
  ['reconciliation_differences_their', { their_amount: null }],
  ['reconciliation_differences_fees', { our_fee: 5 }],
  ['reconciliation_differences_fees', { kind: 'FEE', ...OURS, our_fee: 5, their_fee: 5 }],
  ['reconciliation_differences_fees', { kind: 'FEE', ...OURS, their_fee: 5 }],
  ['reconciliation_differences_reversed', { our_reversed: 5 }],
  ['reconciliation_differences_reversed', { kind: 'REVERSAL', ...OURS, our_reversed: 5, their_reversed: 5 }],
  ['reconciliation_differences_settled', { settled_reason: 'Nobody' }],
  ['reconciliation_differences_seen', { last_seen_at: '2026-01-14T06:30:00Z' }],
])('the database forbids %s', async (constraint, row) => {
  expect(await insert(row)).toBe(constraint);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, refusal } from '../testing/rows.js';
import { newId } from './ids.js';

const MOMENT = '2026-01-15T06:30:00Z';

let opened: TestDatabase;
let attemptId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  attemptId = newId('attempt');
  await insertRow(opened.database, 'payment_attempts', {
    id: attemptId,
    provider: 'simulator',
    reference: 'pay_1',
    status: 'CAPTURED',
    amount: 24_950,
    currency: 'INR',
    created_at: MOMENT,
    captured_at: MOMENT,
  });
});
afterAll(() => opened.remove());

const insert = (row: Record<string, unknown> = {}) =>
  refusal(
    insertRow(opened.database, 'chargebacks', {
      id: newId('chargeback'),
      attempt_id: attemptId,
      reference: newId('attempt'),
      phase: 'CHARGEBACK',
      status: 'OPEN',
      reason: 'Not received',
      amount: 24_950,
      currency: 'INR',
      deducted: 0,
      opened_at: MOMENT,
      ...row,
    }),
  );

it('a chargeback is recorded once', async () => {
  expect(await insert({ reference: 'disp_1' })).toBeUndefined();
  expect(await insert({ reference: 'disp_1' })).toBe('chargebacks_reference_key');
});

it.each([
  ['chargebacks_ended', { status: 'LOST', deducted: 24_950 }],
  ['chargebacks_ended', { ended_at: MOMENT }],
  ['chargebacks_kept', { status: 'LOST', ended_at: MOMENT }],
  ['chargebacks_kept', { status: 'WON', ended_at: MOMENT, deducted: 24_950 }],
  ['chargebacks_answered', { answer: 'CONTESTED' }],
  ['chargebacks_sent', { sent_at: MOMENT }],
  ['chargebacks_check', { deducted: 24_951 }],
])('the database forbids %s', async (constraint, row) => {
  expect(await insert(row)).toBe(constraint);
});

it('a refund that waits belongs to no chargeback', async () => {
  const id = newId('chargeback');
  expect(await insert({ id })).toBeUndefined();
  const refund = {
    id: newId('refund'),
    attempt_id: attemptId,
    status: 'PENDING',
    amount: 100,
    currency: 'INR',
    chargeback_id: id,
    created_at: MOMENT,
  };
  expect(await refusal(insertRow(opened.database, 'provider_refunds', refund))).toBe(
    'provider_refunds_by_chargeback',
  );
});

const change = (table: string, id: string, set: string) =>
  refusal(opened.database.query(`UPDATE ${table} SET ${set} WHERE id = $1`, [id]));

it('a chargeback follows the bank, and never changes once it is decided', async () => {
  const id = newId('chargeback');
  await insert({ id });
  expect(await change('chargebacks', id, "status = 'UNDER_REVIEW'")).toBeUndefined();
  expect(await change('chargebacks', id, "status = 'OPEN', deducted = amount")).toBeUndefined();
  expect(await change('chargebacks', id, 'amount = 24951')).toBe('chargebacks_steps');
  expect(await change('chargebacks', id, "status = 'LOST', ended_at = now()")).toBeUndefined();
  for (const status of ['WON', 'CLOSED', 'OPEN'])
    expect(await change('chargebacks', id, `status = '${status}', ended_at = NULL, deducted = 0`)).toBe(
      'chargebacks_steps',
    );
});

it('a payment that failed can be captured later, and a captured one never changes', async () => {
  const id = newId('attempt');
  const failed = { id, provider: 'simulator', reference: 'pay_2', status: 'FAILED', amount: 100 };
  await insertRow(opened.database, 'payment_attempts', { ...failed, currency: 'INR', created_at: MOMENT });
  expect(await change('payment_attempts', id, 'amount = 101')).toBe('payment_attempts_steps');
  expect(
    await change('payment_attempts', id, "status = 'CAPTURED', captured_at = created_at"),
  ).toBeUndefined();
  for (const set of ["status = 'FAILED', captured_at = NULL", "reference = 'pay_3'", "currency = 'USD'"])
    expect(await change('payment_attempts', id, set)).toBe('payment_attempts_steps');
});

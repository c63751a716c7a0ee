import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal, type OrderRows } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

const MOMENT = '2026-01-09T06:00:00Z';

let opened: TestDatabase;
let order: OrderRows;
let id: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
// The payout has no earnings. Its sum is checked only when a transaction commits, so the tested constraints fail first.
beforeEach(async () => {
  order = await orderRows(opened.database);
  id = newId('payout');
});
afterAll(() => opened.remove());

const AT_PROVIDER = { provider: 'razorpayx', provider_account: '7878', sent_at: MOMENT };

/**
 * Inserts a payout with these columns. It commits without earnings, because the check of the sum is disabled during the
 * insertion.
 */
async function payout(columns: Record<string, unknown>): Promise<void> {
  await opened.database.query('ALTER TABLE payouts DISABLE TRIGGER payouts_sum');
  try {
    await insertRow(opened.database, 'payouts', {
      id,
      seller_id: order.sellerId,
      amount: 22_455,
      currency: 'INR',
      created_at: MOMENT,
      ...columns,
    });
  } finally {
    await opened.database.query('ALTER TABLE payouts ENABLE TRIGGER payouts_sum');
  }
}

async function change(set: string): Promise<string | undefined> {
  await opened.database.query('ALTER TABLE payouts DISABLE TRIGGER payouts_sum');
  try {
    return await refusal(opened.database.query(`UPDATE payouts SET ${set} WHERE id = $1`, [id]));
  } finally {
    await opened.database.query('ALTER TABLE payouts ENABLE TRIGGER payouts_sum');
  }
}

describe('a payout that a provider has', () => {
  beforeEach(() => payout({ status: 'SENT', ...AT_PROVIDER }));

  it.each([
    ['paid by hand', "status = 'PAID', reference = 'U', settled_by = seller_id, settled_at = now()"],
    [
      'reported as failed by hand',
      "status = 'FAILED', failure = 'F', settled_by = seller_id, settled_at = now()",
    ],
    ['taken back', "status = 'PENDING', provider = NULL, provider_account = NULL, sent_at = NULL"],
  ])('is never %s', async (_, set) => {
    expect(await change(set)).toBe('payouts_with_provider');
  });

  it.each([
    ['goes to another provider', "provider = 'other'"],
    ['is paid from another account', "provider_account = '1'"],
    ['becomes another amount', 'amount = amount + 1'],
  ])('never %s', async (_, set) => {
    expect(await change(set)).toBe('payouts_steps');
  });

  it('keeps its ID there, which no other payout has', async () => {
    expect(await change("provider_reference = 'pout_1'")).toBeUndefined();
    expect(await change("provider_reference = 'pout_2'")).toBe('payouts_steps');
    [order, id] = [await orderRows(opened.database), newId('payout')];
    await payout({ status: 'SENT', ...AT_PROVIDER });
    expect(await change("provider_reference = 'pout_1'")).toBe('payouts_at_provider');
  });

  it('is the only one of its seller that has not ended', async () => {
    id = newId('payout');
    expect(await refusal(payout({ status: 'PENDING' }))).toBe('payouts_one_pending');
  });

  it('stays failed once it has failed', async () => {
    expect(await change("status = 'FAILED', failure = 'Closed', settled_at = now()")).toBeUndefined();
    expect(await change("status = 'SENT', failure = NULL, settled_at = NULL")).toBe('payouts_steps');
  });
});

it.each([
  ['sent without a provider', { status: 'SENT' }, 'payouts_sent'],
  ['pending at a provider', { status: 'PENDING', ...AT_PROVIDER }, 'payouts_sent'],
  ['charged by nobody', { status: 'PENDING', fee: 590 }, 'payouts_sent'],
  ['paid by hand and by a provider', { status: 'SENT', ...AT_PROVIDER, by_hand: true }, 'payouts_by_hand'],
  ['charged less than the tax', { status: 'SENT', ...AT_PROVIDER, fee: 10, fee_tax: 20 }, 'payouts_fee'],
])('no payout is %s', async (_, columns, constraint) => {
  expect(await refusal(payout(columns))).toBe(constraint);
});

it('nothing is paid by a provider and by staff', async () => {
  const paid = { status: 'PAID', reference: id, settled_at: MOMENT };
  expect(await refusal(payout({ ...paid, ...AT_PROVIDER, settled_by: order.sellerId }))).toBe(
    'payouts_paid_once',
  );
  expect(await refusal(payout(paid))).toBe('payouts_paid_once');
  const failed = { status: 'FAILED', failure: 'Closed', settled_at: MOMENT };
  expect(await refusal(payout(failed))).toBe('payouts_settled');
});

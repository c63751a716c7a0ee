import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, refusal, userRow } from '../testing/rows.js';
import { newId } from './ids.js';

let opened: TestDatabase;
let sellerId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
beforeEach(async () => {
  sellerId = await userRow(opened.database);
});
afterAll(() => opened.remove());

const secrets = Buffer.of(1);
const store = (row: Record<string, unknown>) =>
  refusal(insertRow(opened.database, 'payout_accounts', { user_id: sellerId, method: 'UPI', ...row }));

describe('The database', () => {
  it('keeps only the ends of numbers that are sealed', async () => {
    expect(await store({ pan_end: '939F' })).toBe('payout_accounts_sealed');
    expect(await store({ secrets, pan_end: 'AAPFU0939F' })).toBe('payout_accounts_pan_end_check');
    expect(await store({ secrets, bank_account_end: '918273645546' })).toBe(
      'payout_accounts_bank_account_end_check',
    );
    expect(await store({ secrets, gstin_end: 'F1ZV' })).toBe('payout_accounts_gstin_has_pan');
    expect(await store({ secrets, pan_end: '939F', gstin_end: 'F1ZV' })).toBeUndefined();
  });

  it('keeps no decision about a payout account without its reason', async () => {
    expect(await store({ restriction: 'REJECTED' })).toBe('payout_accounts_restricted');
    const decided = { restriction_reason: 'Fraud', restricted_at: '2026-01-01T06:00:00Z' };
    expect(await store(decided)).toBe('payout_accounts_restricted');
    expect(await store({ ...decided, restriction: 'REJECTED' })).toBeUndefined();
  });

  it('keeps the whole UPI address of a payout only while it is pending', async () => {
    const payout = {
      id: newId('payout'),
      seller_id: sellerId,
      amount: 100,
      currency: 'INR',
      created_at: '2026-01-01T06:00:00Z',
      sealed_upi_address: secrets,
    };
    const settled = { settled_at: payout.created_at, settled_by: sellerId, failure: 'Closed' };
    const pay = (row: object) => refusal(insertRow(opened.database, 'payouts', { ...payout, ...row }));
    expect(await pay({ status: 'PENDING' })).toBe('payouts_upi_address');
    const ended = { status: 'FAILED', upi_address_shown: 'de…@okbank', ...settled };
    expect(await pay(ended)).toBe('payouts_upi_address');
    expect(await pay({ ...ended, sealed_upi_address: null })).toBeUndefined();
  });

  it('keeps the bank account of a payout only while it is pending', async () => {
    const payout = {
      id: newId('payout'),
      seller_id: sellerId,
      amount: 100,
      currency: 'INR',
      created_at: '2026-01-01T06:00:00Z',
      bank_account: secrets,
      bank_account_end: '5546',
    };
    const settled = { settled_at: payout.created_at, settled_by: sellerId, failure: 'Closed' };
    const pay = (row: object) => refusal(insertRow(opened.database, 'payouts', { ...payout, ...row }));
    expect(await pay({ status: 'FAILED', ...settled })).toBe('payouts_bank_account');
    expect(await pay({ status: 'PENDING', upi_address_shown: 'de…@okbank' })).toBe('payouts_to_one_place');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow, refusal, userRow } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

const MOMENT = '2026-01-01T06:00:00Z';

let opened: TestDatabase;
let staffId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  staffId = await userRow(opened.database);
});
afterAll(() => opened.remove());

/** Inserts a payment of the deducted tax and, if `isPosted`, its entry in the journal. */
async function pay(row: Record<string, unknown> = {}, isPosted = true): Promise<string> {
  const id = newId('taxpayment');
  const paid = { tax: 'DEDUCTED', amount: 100, currency: 'INR', reference: id, recorded_by: staffId };
  await opened.database.transaction(async (tx) => {
    await insertRow(tx, 'tax_payments', { id, ...paid, recorded_at: MOMENT, ...row });
    if (!isPosted) return;
    const entryId = newId('entry');
    const entry = { id: entryId, kind: 'TAX_PAID', tax_payment_id: id, postings: 2, occurred_at: MOMENT };
    await insertRow(tx, 'journal_entries', entry);
    const posting = { entry_id: entryId, currency: 'INR' };
    await insertRow(tx, 'journal_postings', { ...posting, number: 1, account: 'TAX_DEDUCTED', amount: 100 });
    await insertRow(tx, 'journal_postings', { ...posting, number: 2, account: 'FLOAT', amount: -100 });
  });
  return id;
}

describe('a payment of a tax to the government', () => {
  it('is posted, above zero, and of a known tax', async () => {
    expect(await refusal(pay({}, false))).toBe('tax_payments_posted');
    expect(await refusal(pay({ amount: 0 }))).toBe('tax_payments_amount_check');
    expect(await refusal(pay({ tax: 'OTHER' }))).toBe('tax_payments_tax_check');
    expect(await refusal(pay())).toBeUndefined();
  });

  it('has a reference of its own, in any case of its letters', async () => {
    await pay({ reference: 'CIN 7' });
    expect(await refusal(pay({ reference: 'cin 7' }))).toBe('tax_payments_reference_once');
    expect(await refusal(pay({ reference: 'CIN 7', tax: 'COLLECTED' }))).toBeUndefined();
  });

  it('is never changed', async () => {
    const id = await pay();
    const refused = 'tax_payments is append-only';
    const run = (statement: string) => refusal(opened.database.query(statement, [id]));
    expect(await run('UPDATE tax_payments SET amount = 1 WHERE id = $1')).toBe(refused);
    expect(await run('DELETE FROM tax_payments WHERE id = $1')).toBe(refused);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { newId } from '../ids.js';
import { orderRows } from '../../testing/rows.js';
import { SignedOnce1763719610000 } from './1763719610000-SignedOnce.js';

let opened: OldDatabase;
beforeEach(async () => {
  opened = await openOldDatabase(SignedOnce1763719610000);
});
afterEach(() => opened.remove());

describe('the fulfillments of an old database', () => {
  it('have the full time from the upgrade if a direct payment was reported missing, and no other has', async () => {
    const missing = await orderRows(opened.old);
    const other = await orderRows(opened.old);
    await opened.old.query(
      `INSERT INTO payments (id, fulfillment_id, kind, status, amount, currency, created_at, settled_at)
       VALUES ($2, $1, 'REFUND', 'FAILED', 20000, 'INR', now(), now())`,
      [missing.fulfillmentId, newId('payment')],
    );
    const before = Date.now();
    const database = await opened.upgrade();
    const rows = await database.query<{ id: string; from: Date | null }>(
      'SELECT id, unmarked_from AS "from" FROM fulfillments',
    );
    const fromOf = (id: string) => rows.find((row) => row.id === id)?.from;
    expect(fromOf(missing.fulfillmentId)?.getTime()).toBeGreaterThanOrEqual(before - 1);
    expect(fromOf(other.fulfillmentId)).toBeNull();
    await database.query('UPDATE payments SET assumed_at = settled_at');
  });
});

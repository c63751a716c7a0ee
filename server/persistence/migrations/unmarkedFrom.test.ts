import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { orderRows } from '../../testing/rows.js';
import { AssumedPayments1763719200000 } from './1763719200000-AssumedPayments.js';

let opened: OldDatabase;
beforeEach(async () => {
  opened = await openOldDatabase(AssumedPayments1763719200000);
});
afterEach(() => opened.remove());

describe('the fulfillments of an old database', () => {
  it('have the time of the upgrade as the start of unmarked payments, and later ones have none', async () => {
    const old = await orderRows(opened.old);
    const before = Date.now();
    const database = await opened.upgrade();
    const fresh = await orderRows(database);
    const rows = await database.query<{ id: string; from: Date | null }>(
      'SELECT id, unmarked_from AS "from" FROM fulfillments',
    );
    const fromOf = (id: string) => rows.find((row) => row.id === id)?.from;
    expect(fromOf(old.fulfillmentId)?.getTime()).toBeGreaterThanOrEqual(before - 1);
    expect(fromOf(fresh.fulfillmentId)).toBeNull();
  });
});

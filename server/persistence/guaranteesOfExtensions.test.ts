import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

/** Inserts a rental for January. Returns a function that extends it by one month, February. */
async function extension(row: Record<string, unknown> = {}): Promise<() => Promise<void>> {
  const { itemId, fulfillmentId } = await orderRows(opened.database);
  return async () => {
    const timelineEntryId = newId('timelineentry');
    await insertRow(opened.database, 'timeline_entries', {
      id: timelineEntryId,
      fulfillment_id: fulfillmentId,
      to_status: 'DELIVERED',
    });
    await insertRow(opened.database, 'rental_extensions', {
      id: newId('extension'),
      order_item_id: itemId,
      timeline_entry_id: timelineEntryId,
      months: 1,
      extended_from: '2026-02-01',
      ends_on: '2026-03-01',
      charge: 4900,
      ...row,
    });
  };
}

describe('an extension of a rental', () => {
  it('begins where no other of that rental does', async () => {
    const extend = await extension();
    await extend();
    expect(await refusal(extend())).toBe('rental_extensions_order_item_id_extended_from_key');
  });

  it.each([
    [{ months: 0 }, 'rental_extensions_months_check'],
    [{ charge: 0 }, 'rental_extensions_charge_check'],
    [{ ends_on: '2026-02-01' }, 'rental_extensions_check'],
    [{ idempotency_key: '' }, 'rental_extensions_idempotency_key_check'],
  ])('is not recorded with %j', async (row, constraint) => {
    expect(await refusal((await extension(row))())).toBe(constraint);
  });

  it.each([
    'UPDATE rental_extensions SET months = 2',
    'DELETE FROM rental_extensions',
    'TRUNCATE rental_extensions',
  ])('is never rewritten: %s', async (statement) => {
    await (
      await extension()
    )();
    expect(await refusal(opened.database.query(statement))).toBe('rental_extensions is append-only');
  });
});

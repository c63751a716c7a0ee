import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

/** Inserts a rental and its delivery. Returns a function that records its late arrival. */
async function arrival(row: Record<string, unknown> = {}): Promise<() => Promise<void>> {
  const { itemId, fulfillmentId } = await orderRows(opened.database);
  const timelineEntryId = newId('timelineentry');
  await insertRow(opened.database, 'timeline_entries', {
    id: timelineEntryId,
    fulfillment_id: fulfillmentId,
    to_status: 'DELIVERED',
  });
  return () =>
    insertRow(opened.database, 'rental_arrivals', {
      order_item_id: itemId,
      timeline_entry_id: timelineEntryId,
      starts_on: '2026-01-05',
      ends_on: '2026-02-05',
      full_until: '2026-02-05',
      ...row,
    });
}

describe('a late arrival of a rental', () => {
  it('is the only one of its line', async () => {
    const arrive = await arrival();
    await arrive();
    expect(await refusal(arrive())).toBe('rental_arrivals_pkey');
  });

  it.each([
    ['ends after it begins', { ends_on: '2026-01-05' }],
    ['ends at the latest when all agreed months are over', { full_until: '2026-02-04' }],
  ])('%s', async (_, row) => {
    expect(await refusal((await arrival(row))())).toMatch(/^rental_arrivals_/);
  });

  it.each([
    "UPDATE rental_arrivals SET ends_on = '2026-01-20'",
    'DELETE FROM rental_arrivals',
    'TRUNCATE rental_arrivals',
  ])('is never changed by %s', async (statement) => {
    await (
      await arrival()
    )();
    expect(await refusal(opened.database.query(statement))).toBeDefined();
  });
});

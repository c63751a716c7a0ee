import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { orderRows } from '../../testing/rows.js';
import { Deadlines1763702820000 } from './until1763702920000/1763702820000-Deadlines.js';

let opened: OldDatabase;
beforeEach(async () => {
  opened = await openOldDatabase(Deadlines1763702820000);
});
afterEach(() => opened.remove());

const RENTAL = {
  type: 'RENTAL',
  quantity: 2,
  unit_price: 4900,
  line_total: 9800,
  starts_on: '2026-01-01',
  ends_on: '2026-02-01',
  months: 1,
};

describe('the order lines of an old database', () => {
  it('keep for lost copies what the listing costs now, at most the deposit', async () => {
    const { old } = opened;
    const line = async (deposit: number, salePrice: number | null) => {
      const { itemId } = await orderRows(old, { ...RENTAL, deposit });
      await old.query(
        `UPDATE books SET sale_price = $2, rent_per_month = 4900, deposit = 20000, min_duration = 1, listing_type = $3
         WHERE id = (SELECT book_id FROM order_items WHERE id = $1)`,
        [itemId, salePrice, salePrice === null ? 'LEASE' : 'BOTH'],
      );
      return itemId;
    };
    const lines = [await line(40_000, 15_000), await line(20_000, 15_000), await line(20_000, null)];
    const bought = (await orderRows(old)).itemId;
    const database = await opened.upgrade();
    const rows = await database.query<{ id: string; kept: string }>(
      'SELECT id, kept_if_lost AS kept FROM order_items ORDER BY id',
    );
    const keptOf = (id: string) => Number(rows.find((row) => row.id === id)?.kept);
    expect([...lines, bought].map(keptOf)).toEqual([30_000, 20_000, 20_000, 0]);
  });
});

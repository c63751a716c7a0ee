import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyRow, insertRow, orderRows, refusal } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

describe('a copy', () => {
  let copyId: string;
  beforeEach(async () => {
    copyId = await copyRow(opened.database);
  });

  async function allocate(period: string, released = false): Promise<void> {
    const { itemId } = await orderRows(opened.database);
    await insertRow(opened.database, 'allocations', {
      id: newId('allocation'),
      copy_id: copyId,
      order_item_id: itemId,
      period,
      released_at: released ? new Date() : null,
    });
  }

  it('is never sold twice', async () => {
    await allocate('[2026-01-15,)');
    expect(await refusal(allocate('[2026-06-01,)'))).toBe('allocations_never_overlap');
  });

  it('is never rented twice for the same day', async () => {
    await allocate('[2026-01-15,2026-03-15)');
    expect(await refusal(allocate('[2026-03-14,2026-04-14)'))).toBe('allocations_never_overlap');
  });

  it('may be rented again from the day on which it is due back', async () => {
    await allocate('[2026-01-15,2026-03-15)');
    expect(await refusal(allocate('[2026-03-15,2026-04-15)'))).toBeUndefined();
  });

  it('is never sold while it is rented out or promised, nor rented once it is sold', async () => {
    await allocate('[2026-03-01,2026-04-01)');
    expect(await refusal(allocate('[2026-01-15,)'))).toBe('allocations_never_overlap');
    await allocate('[2026-04-01,)');
    expect(await refusal(allocate('[2026-05-01,2026-06-01)'))).toBe('allocations_never_overlap');
  });

  it('is free again once it is released', async () => {
    await allocate('[2026-01-15,)', true);
    expect(await refusal(allocate('[2026-01-15,)'))).toBeUndefined();
  });

  it.each(['empty', '(,2026-01-15)'])('is not allocated for the days %s', async (period) => {
    expect(await refusal(allocate(period))).toBe('allocations_period_check');
  });
});

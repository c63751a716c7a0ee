import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, orderRows, refusal, type OrderRows } from '../testing/rows.js';
import { newId } from './ids.js';

const MOMENT = '2026-01-15T06:30:00Z';

let opened: TestDatabase;
let ids: OrderRows;
let disputeId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());
beforeEach(async () => {
  ids = await orderRows(opened.database);
  disputeId = newId('dispute');
  await insertRow(opened.database, 'disputes', {
    id: disputeId,
    fulfillment_id: ids.fulfillmentId,
    reason: 'NOT_AS_DESCRIBED',
    status: 'OPEN',
    statement: 'Torn',
    claimed: 25_000,
    currency: 'INR',
    opened_at: MOMENT,
  });
});

const run = (statement: string, ...values: unknown[]) => opened.database.query(statement, values);
const withdraw = () =>
  run("UPDATE disputes SET status = 'WITHDRAWN', closed_at = now() WHERE id = $1", disputeId);
const close = (userId: string) => run('UPDATE users SET closed_at = now() WHERE id = $1', userId);
const removal = () => refusal(run('DELETE FROM dispute_photos WHERE dispute_id = $1', disputeId));

const add = (row: Record<string, unknown> = {}) =>
  refusal(
    insertRow(opened.database, 'dispute_photos', {
      id: newId('disputephoto'),
      dispute_id: disputeId,
      side: 'BUYER',
      position: 1,
      caption: 'The torn page',
      width: 60,
      height: 40,
      content_hash: newId('disputephoto'),
      added_at: MOMENT,
      ...row,
    }),
  );

describe('the photos of a dispute', () => {
  it('are five of each side, each place and each picture once', async () => {
    expect(await add({ content_hash: 'same' })).toBeUndefined();
    expect(await add({ side: 'SELLER', content_hash: 'same' })).toBeUndefined();
    expect(await add()).toBe('dispute_photos_by_place');
    expect(await add({ position: 2, content_hash: 'same' })).toBe('dispute_photos_once');
    expect(await add({ position: 6 })).toBe('dispute_photos_position_check');
  });

  it('are added only while it is open', async () => {
    await withdraw();
    expect(await add()).toContain('has ended');
  });

  it('are never changed, but lose their captions', async () => {
    await add();
    const change = (set: string) =>
      refusal(run(`UPDATE dispute_photos SET ${set} WHERE dispute_id = $1`, disputeId));
    expect(await change("caption = 'Another'")).toContain('append-only');
    expect(await change("caption = NULL, side = 'SELLER'")).toContain('append-only');
    expect(await change('caption = NULL')).toBeUndefined();
  });

  it('are deleted only once both accounts are closed', async () => {
    await add();
    expect(await removal()).toContain('append-only');
    await close(ids.buyerId);
    expect(await removal()).toContain('append-only');
    await close(ids.sellerId);
    expect(await removal()).toBeUndefined();
  });
});

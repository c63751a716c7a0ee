import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { insertRow, orderRows } from '../../testing/rows.js';
import { newId } from '../ids.js';
import { InStockFirst1763702310000 } from './until1763702420000/1763702310000-InStockFirst.js';

let opened: OldDatabase;
beforeEach(async () => {
  opened = await openOldDatabase(InStockFirst1763702310000);
});
afterEach(() => opened.remove());

async function step(fulfillmentId: string, to: string, from: string | null = null): Promise<string> {
  const id = newId('timelineentry');
  const row = { id, fulfillment_id: fulfillmentId, from_status: from, to_status: to };
  await insertRow(opened.old, 'fulfillment_events', row);
  return id;
}

const reasonOfRefusal = async () => String(await opened.upgrade().catch((error: unknown) => error));

describe('values of an old database that Panna does not know', () => {
  it('stop the start with the rows named, by table and column', async () => {
    const { fulfillmentId } = await orderRows(opened.old);
    await step(fulfillmentId, 'PENDING');
    const lost = await step(fulfillmentId, 'LOST', 'PENDING');
    const found = await step(fulfillmentId, 'SHIPPED', 'FOUND');
    const reason = await reasonOfRefusal();
    expect(reason).toContain(`fulfillment_events.to_status: ${lost} ('LOST')`);
    expect(reason).toContain(`fulfillment_events.from_status: ${found} ('FOUND')`);
    expect(reason).not.toContain('PENDING');
    expect(reason).not.toContain('book_genres');
  });

  it('are named up to ten for each column', async () => {
    const { fulfillmentId } = await orderRows(opened.old);
    const ids: string[] = [];
    for (let each = 0; each < 11; each += 1) ids.push(await step(fulfillmentId, 'LOST'));
    const reason = await reasonOfRefusal();
    const named = ids.toSorted().filter((id) => reason.includes(id));
    expect(named).toEqual(ids.toSorted().slice(0, 10));
    expect(reason).toContain('and others');
  });

  it('leave everything as it was, and once they are mended it goes on', async () => {
    const { fulfillmentId } = await orderRows(opened.old);
    const id = await step(fulfillmentId, 'LOST');
    await reasonOfRefusal();
    const { old } = opened;
    const constraints = await old.query("SELECT FROM pg_constraint WHERE conname LIKE '%\\_known\\_%'");
    expect(constraints).toEqual([]);
    await old.query('ALTER TABLE fulfillment_events DISABLE TRIGGER timeline_is_append_only');
    await old.query("UPDATE fulfillment_events SET to_status = 'SHIPPED' WHERE id = $1", [id]);
    await old.query('ALTER TABLE fulfillment_events ENABLE TRIGGER timeline_is_append_only');
    expect(await opened.upgrade()).toBeDefined();
  });
});

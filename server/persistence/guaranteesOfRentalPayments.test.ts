import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal, copyRow } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';
import type { Sql } from './sql.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const RENTED = { type: 'RENTAL', starts_on: '2026-01-01', ends_on: '2026-02-01', months: 1, deposit: 20_000 };
const NOW = '2026-01-10T10:00:00Z';

/**
 * Inserts a rental for January that was paid online. Returns functions that begin, end and apply an extension by one month,
 * February.
 */
async function rental({ isPaid = true }: { isPaid?: boolean } = {}) {
  const { database } = opened;
  const { itemId, fulfillmentId, orderId } = await orderRows(database, RENTED);
  const intent = (row: Record<string, unknown>, sql: Sql = database) =>
    insertRow(sql, 'payment_intents', {
      id: newId('intent'),
      order_id: orderId,
      provider: 'simulator',
      status: 'AWAITING',
      amount: 4900,
      currency: 'INR',
      created_at: NOW,
      expires_at: NOW,
      ...row,
    });
  if (isPaid) await intent({ status: 'PAID', settled_at: NOW });
  const begin = async (row: Record<string, unknown> = {}) => {
    const id = newId('intent');
    await intent({ id, purpose: 'EXTENSION', order_item_id: itemId, ...row });
    await insertRow(database, 'awaited_extensions', {
      intent_id: id,
      order_item_id: itemId,
      months: 1,
      extended_from: '2026-02-01',
      ends_on: '2026-03-01',
      commission: 0,
    });
    return id;
  };
  const end = (id: string, status: string, sql: Sql = database) =>
    sql.query('UPDATE payment_intents SET status = $2, settled_at = $3 WHERE id = $1', [id, status, NOW]);
  const extend = async (row: Record<string, unknown>, sql: Sql = database) => {
    const timelineEntryId = newId('timelineentry');
    await insertRow(sql, 'timeline_entries', {
      id: timelineEntryId,
      fulfillment_id: fulfillmentId,
      to_status: 'DELIVERED',
    });
    await insertRow(sql, 'rental_extensions', {
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
  const payAndExtend = (id: string, row: Record<string, unknown> = {}) =>
    database.transaction(async (tx) => {
      await end(id, 'PAID', tx);
      await extend({ intent_id: id, ...row }, tx);
    });
  const hold = async (id: string) =>
    insertRow(database, 'allocations', {
      id: newId('allocation'),
      copy_id: await copyRow(database),
      order_item_id: itemId,
      period: '[2026-02-01,2026-03-01)',
      intent_id: id,
    });
  return { intent, begin, end, extend, payAndExtend, hold };
}

describe('the online payment of an extension', () => {
  it('takes effect once, in the transaction in which it is paid', async () => {
    const { begin, payAndExtend, extend } = await rental();
    const id = await begin();
    await payAndExtend(id);
    expect(await refusal(extend({ intent_id: id, extended_from: '2026-03-01', ends_on: '2026-04-01' }))).toBe(
      'rental_extensions_as_paid',
    );
  });

  it('is never paid without its extension', async () => {
    const { begin, end } = await rental();
    expect(await refusal(end(await begin(), 'PAID'))).toBe('payment_intents_in_effect');
  });

  it.each(['AWAITING', 'EXPIRED', 'CANCELLED'])('extends nothing while it is %s', async (status) => {
    const { begin, end, extend } = await rental();
    const id = await begin();
    if (status !== 'AWAITING') await end(id, status);
    expect(await refusal(extend({ intent_id: id }))).toBe('rental_extensions_as_paid');
  });

  it.each([{ charge: 4800 }, { months: 2 }, { ends_on: '2026-03-02' }, { commission: 1 }])(
    'extends as agreed, not with %j',
    async (row) => {
      const { begin, payAndExtend } = await rental();
      expect(await refusal(payAndExtend(await begin(), row))).toBe('rental_extensions_as_paid');
    },
  );

  it('is awaited once for a line, and nothing is settled between the people meanwhile', async () => {
    const { begin, extend } = await rental();
    await begin();
    expect(await refusal(begin())).toBe('payment_intents_one_awaited_of_line');
    expect(await refusal(extend({}))).toBe('rental_extensions_not_awaited');
  });

  it('exists only for a line of an order that was paid online, which has one payment of its own', async () => {
    const direct = await rental({ isPaid: false });
    expect(await refusal(direct.begin())).toBe('payment_intents_further');
    const { intent, begin } = await rental();
    expect(await refusal(intent({}))).toBe('payment_intents_one_of_order');
    expect(await refusal(begin({ purpose: 'ORDER' }))).toBe('payment_intents_line');
  });

  it('stays ended', async () => {
    const { begin, end } = await rental();
    const id = await begin();
    await end(id, 'EXPIRED');
    expect(
      await refusal(
        opened.database.query(`UPDATE payment_intents SET status = 'AWAITING' WHERE id = '${id}'`),
      ),
    ).toBe('payment_intents_stay_ended');
  });

  it('keeps days only while it is awaited', async () => {
    const { begin, end, hold } = await rental();
    const id = await begin();
    await hold(id);
    expect(await refusal(end(id, 'EXPIRED'))).toBe('allocations_held_while_awaited');
    const other = await rental();
    const ended = await other.begin();
    await other.end(ended, 'CANCELLED');
    expect(await refusal(other.hold(ended))).toBe('allocations_held_while_awaited');
  });
});

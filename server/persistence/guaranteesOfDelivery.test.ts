import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookRow, insertRow, orderRows, refusal, userRow, type OrderRows } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';
import type { Sql } from './sql.js';

let opened: TestDatabase;
let order: OrderRows;
let fulfillmentId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
// The second seller of the order charges 40 rupees for delivery.
beforeEach(async () => {
  order = await orderRows(opened.database);
  fulfillmentId = await part(4_000, 4_000);
});
afterAll(() => opened.remove());

const move = (sql: Sql, id: string, kind: string, amount: number) =>
  insertRow(sql, 'ledger_entries', {
    id: newId('ledger'),
    order_id: order.orderId,
    fulfillment_id: id,
    kind,
    amount,
    currency: 'INR',
    occurred_at: '2026-11-27T06:00:00Z',
    booked_on: '2026-11-27',
  });

/** Inserts another fulfillment of the order, with the agreed delivery charge and the charge in the ledger, in paise. */
async function part(agreed: number, charged: number): Promise<string> {
  const id = newId('fulfillment');
  const sellerId = await userRow(opened.database);
  await opened.database.transaction(async (tx) => {
    const row = { id, order_id: order.orderId, seller_id: sellerId, delivery_charge: agreed };
    await insertRow(tx, 'fulfillments', row);
    if (charged > 0) await move(tx, id, 'DELIVERY', charged);
  });
  return id;
}

const refund = (amount: number) => move(opened.database, fulfillmentId, 'DELIVERY_REFUND', amount);

describe('the charge of a fulfillment for delivery', () => {
  it('is in its ledger: no less, no more, and no other', async () => {
    expect(await refusal(part(4_000, 0))).toBe('ledger_entries_delivery');
    expect(await refusal(part(4_000, 3_999))).toBe('ledger_entries_delivery');
    expect(await refusal(part(0, 1))).toBe('ledger_entries_delivery');
    await expect(part(0, 0)).resolves.toBeTruthy();
  });

  it('is charged once', async () => {
    expect(await refusal(move(opened.database, fulfillmentId, 'DELIVERY', 4_000))).toBe(
      'ledger_entries_one_delivery',
    );
  });

  it('is refunded up to its amount, at once or in parts', async () => {
    expect(await refusal(refund(4_001))).toBe('ledger_entries_delivery');
    await refund(1_500);
    expect(await refusal(refund(2_501))).toBe('ledger_entries_delivery');
    await refund(2_500);
    expect(await refusal(refund(1))).toBe('ledger_entries_delivery');
  });

  it('never changes', async () => {
    const change = opened.database.query('UPDATE fulfillments SET delivery_charge = delivery_charge + 1');
    expect(await refusal(change)).toBe('the charge for delivery was agreed in the order');
  });
});

describe('the terms of a seller', () => {
  const state = async (row: object) =>
    insertRow(opened.database, 'delivery_terms', {
      user_id: await userRow(opened.database),
      kind: 'FREE',
      currency: 'INR',
      rates: '[]',
      ...row,
    });

  it.each([
    [{ kind: 'CASH' }, 'delivery_terms_kind_check'],
    [{ kind: 'FLAT' }, 'delivery_terms_flat'],
    [{ charge: 4_000 }, 'delivery_terms_flat'],
    [{ kind: 'FLAT', charge: -1 }, 'paise_check'],
    [{ kind: 'BY_WEIGHT' }, 'delivery_terms_by_weight'],
    [{ rates: '[{"upToGrams": 500, "charge": 2500}]' }, 'delivery_terms_by_weight'],
    [{ kind: 'BY_WEIGHT', rates: '{}' }, 'delivery_terms_rates_check'],
    [{ free_above: 50_000 }, 'delivery_terms_free'],
    [{ kind: 'FLAT', charge: 4_000, free_above: 0 }, 'delivery_terms_free_above_check'],
  ])('are not stored as %j', async (row, constraint) => {
    expect(await refusal(state(row))).toBe(constraint);
  });
});

it.each([0, 50_001])('a copy does not weigh %i g', async (grams) => {
  expect(await refusal(bookRow(opened.database, { weight_grams: grams }))).toBe('books_weight_grams_check');
});

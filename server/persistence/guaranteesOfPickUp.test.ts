import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal, userRow, type OrderRows } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

let opened: TestDatabase;
let order: OrderRows;
beforeAll(async () => {
  opened = await openTestDatabase();
});
beforeEach(async () => {
  order = await orderRows(opened.database);
});
afterAll(() => opened.remove());

/** Inserts another fulfillment of the order, one that the buyer picks up. */
async function part(row: object = {}): Promise<string> {
  const id = newId('fulfillment');
  const sellerId = await userRow(opened.database);
  const pickedUp = { is_picked_up: true, pick_up_place: 'Navrangpura', pick_up_city: 'Ahmedabad' };
  await insertRow(opened.database, 'fulfillments', {
    id,
    order_id: order.orderId,
    seller_id: sellerId,
    ...pickedUp,
    ...row,
  });
  return id;
}

const sent = { is_picked_up: false, pick_up_place: null, pick_up_city: null };
const sealed = { status: 'SHIPPED', sealed_pick_up_code: Buffer.from('a sealed code') };
const ready = { status: 'SHIPPED', pick_up_code: '042913' };

describe('a fulfillment that is picked up', () => {
  it.each([
    [{ delivery_charge: 4_000 }, 'fulfillments_pick_up_is_free'],
    [{ status: 'SHIPPED' }, 'fulfillments_code_while_ready'],
    [{ ...ready, sealed_pick_up_code: Buffer.from('a sealed code') }, 'fulfillments_code_while_ready'],
    [{ ...sealed, sealed_pick_up_code: Buffer.from('042913') }, 'fulfillments_code_is_sealed'],
    [{ ...sealed, carrier: 'India Post' }, 'fulfillments_pick_up_has_no_parcel'],
    [{ ...sealed, tracking_number: '1' }, 'fulfillments_pick_up_has_no_parcel'],
    [{ ...ready, pick_up_code: '12345' }, 'fulfillments_pick_up_code_check'],
    [{ ...ready, pick_up_code: 'abcdef' }, 'fulfillments_pick_up_code_check'],
    [{ ...ready, status: 'CONFIRMED' }, 'fulfillments_code_while_ready'],
    [{ ...ready, status: 'DELIVERED' }, 'fulfillments_code_while_ready'],
    [{ ...sent, ...ready }, 'fulfillments_code_while_ready'],
    [{ ...sent, pick_up_place: 'Navrangpura' }, 'fulfillments_place_of_pick_up'],
    [{ ...sent, pick_up_city: 'Ahmedabad' }, 'fulfillments_place_of_pick_up'],
  ])('is not stored as %j', async (row, constraint) => {
    expect(await refusal(part(row))).toBe(constraint);
  });

  it('is stored with its code while it is ready, and without a place once the seller is gone', async () => {
    await expect(part(sealed)).resolves.toBeTruthy();
    // A plain code, as it was stored before codes were sealed.
    await expect(part(ready)).resolves.toBeTruthy();
    await expect(part({ pick_up_place: null, pick_up_city: null })).resolves.toBeTruthy();
  });

  it('never becomes one that is sent, nor the other way round', async () => {
    await part();
    const change = opened.database.query('UPDATE fulfillments SET is_picked_up = NOT is_picked_up');
    expect(await refusal(change)).toBe('delivery or pick-up was chosen in the order');
  });
});

describe('wrong codes', () => {
  const attempt = (fulfillmentId: string, minute: number) =>
    insertRow(opened.database, 'pick_up_tries', {
      id: newId('pickuptry'),
      fulfillment_id: fulfillmentId,
      tried_at: new Date(Date.UTC(2026, 10, 27, 6, minute)).toISOString(),
    });

  it('are at most five within an hour', async () => {
    const id = await part(ready);
    for (const minute of [0, 10, 20, 30, 40]) await attempt(id, minute);
    expect(await refusal(attempt(id, 59))).toBe('pick_up_tries_in_an_hour');
    await attempt(id, 60);
    expect(await refusal(attempt(id, 69))).toBe('pick_up_tries_in_an_hour');
    await expect(attempt(await part(ready), 59)).resolves.not.toThrow();
  });

  it('are entered for a pick-up only', async () => {
    expect(await refusal(attempt(order.fulfillmentId, 0))).toBe('pick_up_tries_of_pick_up');
  });
});

it.each(['', 'x'.repeat(201)])('a seller does not offer the place "%s"', async (place) => {
  const terms = { user_id: order.sellerId, kind: 'FREE', currency: 'INR', rates: '[]', pick_up_place: place };
  expect(await refusal(insertRow(opened.database, 'delivery_terms', terms))).toBe(
    'delivery_terms_pick_up_place_check',
  );
});

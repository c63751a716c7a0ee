import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRow, insertRow, orderRows, refusal } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';
import type { Sql } from './sql.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const OFFERED = {
  type: 'RENTAL',
  starts_on: '2026-01-15',
  ends_on: '2026-02-15',
  months: 1,
  deposit: 20_000,
  purchase_price: 25_000,
  rent_credit_percent: 60,
};

/** Inserts a rental whose copies the buyer has. Returns functions that insert a purchase and its movements of money. */
async function rental(status = 'DELIVERED') {
  const { database } = opened;
  const ids = await orderRows(database, OFFERED);
  const { itemId, fulfillmentId, orderId } = ids;
  await database.query('UPDATE fulfillments SET status = $2 WHERE id = $1', [fulfillmentId, status]);
  const buy = async (row: Record<string, unknown> = {}, sql: Sql = database) => {
    const timelineEntryId = newId('timelineentry');
    const entry = { id: timelineEntryId, fulfillment_id: fulfillmentId, to_status: 'DELIVERED' };
    await insertRow(sql, 'timeline_entries', entry);
    const purchase = { price: 25_000, rent_counted: 3_000, late_fee: 0, from_deposit: 20_000, commission: 0 };
    const id = newId('purchase');
    const about = { id, order_item_id: itemId, timeline_entry_id: timelineEntryId };
    await insertRow(sql, 'rental_purchases', { ...about, ...purchase, ...row });
  };
  const move = (kind: string, amount: number, sql: Sql = database) =>
    insertRow(sql, 'ledger_entries', {
      id: newId('ledger'),
      order_id: orderId,
      fulfillment_id: fulfillmentId,
      kind,
      amount,
      currency: 'INR',
      booked_on: '2026-02-01',
    });
  const buyAndPay = () =>
    database.transaction(async (tx) => {
      await buy({}, tx);
      await move('DEPOSIT_SPENT', 20_000, tx);
      await move('PURCHASE', 2_000, tx);
    });
  return { ...ids, buy, move, buyAndPay };
}

describe('rented copies', () => {
  it('are bought once, together with what pays for them', async () => {
    const { buyAndPay, buy, move } = await rental();
    await buyAndPay();
    expect(await refusal(buy())).toBe('rental_purchases_order_item_id_key');
    expect(await refusal(move('PURCHASE', 1))).toBe('ledger_entries_purchases');
  });

  it.each(['SHIPPED', 'RETURNED', 'LOST', 'CANCELLED'])('are not bought once they are %s', async (status) => {
    expect(await refusal((await rental(status)).buyAndPay())).toBe('rental_purchases_while_rented');
  });

  it.each([
    [{ price: 20_000 }, 'rental_purchases_as_agreed'],
    [{ late_fee: 1 }, 'rental_purchases_as_agreed'],
    [{ from_deposit: 22_001 }, 'rental_purchases_as_agreed'],
    [{ rent_counted: 20_000, from_deposit: 5_001 }, 'rental_purchases_within_price'],
    [{ commission: 22_001 }, 'rental_purchases_commission'],
    [{}, 'ledger_entries_purchases'],
  ])('are not bought with %j', async (row, constraint) => {
    expect(await refusal((await rental()).buy(row))).toBe(constraint);
  });

  it('never come back to the stock once they are bought', async () => {
    const { itemId, sellerId, buyAndPay } = await rental();
    const copyId = await copyRow(opened.database);
    const allocation = { copy_id: copyId, order_item_id: itemId, seller_id: sellerId };
    const [book] = await opened.database.query<{ id: string }>(
      'SELECT book_id AS id FROM copies WHERE id = $1',
      [copyId],
    );
    const id = newId('allocation');
    const period = '[2026-01-15,)';
    await insertRow(opened.database, 'allocations', { ...allocation, id, book_id: book?.id, period });
    await buyAndPay();
    for (const change of ['released_at = now()', "period = '[2026-01-15,2026-02-15)'"])
      expect(
        await refusal(opened.database.query(`UPDATE allocations SET ${change} WHERE id = $1`, [id])),
      ).toBe('allocations_keep_bought_copies');
  });

  it.each([
    'UPDATE rental_purchases SET price = 1',
    'DELETE FROM rental_purchases',
    'TRUNCATE rental_purchases',
  ])('have a purchase that is never rewritten: %s', async (statement) => {
    await (await rental()).buyAndPay();
    expect(await refusal(opened.database.query(statement))).toBe('rental_purchases is append-only');
  });
});

it.each([
  { purchase_price: 25_000 },
  { rent_credit_percent: 50 },
  { purchase_price: 25_000, rent_credit_percent: 101 },
  { purchase_price: 0, rent_credit_percent: 50 },
  { purchase_price: 25_000, rent_credit_percent: 50, type: 'PURCHASE' },
])('an order line offers no copies with %j', async (row) => {
  const changed = { ...OFFERED, purchase_price: null, rent_credit_percent: null, ...row };
  expect(await refusal(orderRows(opened.database, changed))).toMatch(/order_items_(purchase_offer|.*check)/);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookRow, insertRow, orderRows, refusal, userRow, type OrderRows } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

describe('an account', () => {
  it('has an email address that no other has, in any case of its letters', async () => {
    await userRow(opened.database, { email: 'asha@panna.example' });
    expect(await refusal(userRow(opened.database, { email: 'Asha@Panna.Example' }))).toBe('users_email_key');
  });
});

describe('money and quantities', () => {
  it.each([
    ['books', 'sale_price', () => bookRow(opened.database, { sale_price: -1 })],
    ['order_items', 'deposit', () => orderRows(opened.database, { ...rental, deposit: -1 })],
    ['order_items', 'line_total', () => orderRows(opened.database, { line_total: -25_000 })],
  ])('in %s, %s is never below zero', async (_table, _column, insert) => {
    expect(await refusal(insert())).toBe('paise_check');
  });

  it('of an order and its ledger are never below zero', async () => {
    const { orderId, fulfillmentId } = await orderRows(opened.database);
    const change = opened.database.query('UPDATE orders SET total_amount = -1 WHERE id = $1', [orderId]);
    expect(await refusal(change)).toBe('paise_check');
    const entry = {
      id: newId('ledger'),
      order_id: orderId,
      fulfillment_id: fulfillmentId,
      kind: 'CHARGE',
      currency: 'INR',
    };
    expect(await refusal(insertRow(opened.database, 'ledger_entries', { ...entry, amount: -1 }))).toBe(
      'paise_check',
    );
  });

  it.each([
    ['books', () => bookRow(opened.database, { currency: null })],
    ['orders', () => orderRows(opened.database, {}, { currency: null })],
  ])('in %s are in a currency, which nothing is taken to be', async (_table, insert) => {
    expect(await refusal(insert())).toMatch(/null value in column "currency"/);
  });

  it.each([0, -1])('of a line are at least one: %i is refused', async (quantity) => {
    const lineTotal = 25_000 * quantity;
    expect(await refusal(orderRows(opened.database, { quantity, line_total: lineTotal }))).toMatch(
      /^(order_items_(quantity|line_total)|paise)_check$/,
    );
    expect(await refusal(cartLine({ quantity }))).toBe('cart_items_quantity_check');
  });

  it('of an order line add up', async () => {
    expect(await refusal(orderRows(opened.database, { quantity: 2 }))).toMatch(/^order_items_check/);
    expect(await refusal(orderRows(opened.database, { ...rental, line_total: 25_000 }))).toMatch(
      /^order_items_check/,
    );
    expect(await refusal(orderRows(opened.database, rental))).toBeUndefined();
  });

  const rental = {
    type: 'RENTAL',
    months: 2,
    starts_on: '2026-01-15',
    ends_on: '2026-03-15',
    line_total: 50_000,
    deposit: 10_000,
  };

  it('of a cart are counted in one line for a book and a type', async () => {
    const cartId = await cart();
    const bookId = await bookRow(opened.database);
    await cartLine({ cart_id: cartId, book_id: bookId });
    expect(await refusal(cartLine({ cart_id: cartId, book_id: bookId }))).toBe(
      'cart_items_cart_id_book_id_type_key',
    );
  });

  async function cart(): Promise<string> {
    const id = newId('cart');
    await insertRow(opened.database, 'carts', { id, user_id: await userRow(opened.database) });
    return id;
  }

  async function cartLine(row: Record<string, unknown>): Promise<void> {
    await insertRow(opened.database, 'cart_items', {
      id: newId('cartitem'),
      cart_id: row['cart_id'] ?? (await cart()),
      book_id: row['book_id'] ?? (await bookRow(opened.database)),
      type: 'PURCHASE',
      quantity: 1,
      ...row,
    });
  }
});

describe('an order', () => {
  it('is the only one of its buyer under its key', async () => {
    const { orderId } = await orderRows(opened.database);
    const again = opened.database.query(
      `INSERT INTO orders (id, buyer_id, idempotency_key, street, city, state, zipcode, payment_method,
                           currency, total_amount, deposit_total)
       SELECT $2, buyer_id, idempotency_key, street, city, state, zipcode, payment_method,
              currency, total_amount, deposit_total
       FROM orders WHERE id = $1`,
      [orderId, newId('order')],
    );
    expect(await refusal(again)).toBe('orders_buyer_id_idempotency_key_key');
  });
});

describe('what happened to money and parcels', () => {
  let order: OrderRows;
  beforeEach(async () => {
    order = await orderRows(opened.database);
    await insertRow(opened.database, 'ledger_entries', {
      id: newId('ledger'),
      order_id: order.orderId,
      fulfillment_id: order.fulfillmentId,
      kind: 'CHARGE',
      amount: 25_000,
      currency: 'INR',
      booked_on: '2026-01-15',
    });
    await insertRow(opened.database, 'timeline_entries', {
      id: newId('timelineentry'),
      fulfillment_id: order.fulfillmentId,
      to_status: 'PENDING',
    });
  });

  it.each([
    ['UPDATE ledger_entries SET amount = 1', 'ledger_entries is append-only'],
    ['DELETE FROM ledger_entries', 'ledger_entries is append-only'],
    ["UPDATE timeline_entries SET to_status = 'SHIPPED'", 'timeline_entries is append-only'],
    ['DELETE FROM timeline_entries', 'timeline_entries is append-only'],
    ["UPDATE ledger_entries SET note = 'other'", 'ledger_entries is append-only'],
    ['UPDATE ledger_entries SET note = NULL, amount = 1', 'ledger_entries is append-only'],
    ["UPDATE timeline_entries SET reason = 'other'", 'timeline_entries is append-only'],
  ])('is never rewritten: %s', async (statement, message) => {
    expect(await refusal(opened.database.query(statement))).toBe(message);
  });
});

describe('the audit log of staff', () => {
  beforeEach(async () => {
    await insertRow(opened.database, 'staff_actions', {
      id: newId('staffaction'),
      action: 'GRANT_ROLE',
      user_id: await userRow(opened.database),
      detail: 'SUPPORT',
      occurred_at: '2026-01-15T06:30:00Z',
    });
  });

  it.each([
    "UPDATE staff_actions SET detail = 'MODERATOR'",
    'UPDATE staff_actions SET staff_id = NULL',
    'DELETE FROM staff_actions',
    'TRUNCATE staff_actions',
  ])('is never rewritten: %s', async (statement) => {
    expect(await refusal(opened.database.query(statement))).toBe('staff_actions is append-only');
    const [kept] = await opened.database.query('SELECT count(*)::int AS count FROM staff_actions');
    expect(kept).not.toEqual({ count: 0 });
  });
});

describe('a rating', () => {
  async function rate(order: OrderRows, row: Record<string, unknown> = {}): Promise<void> {
    await insertRow(opened.database, 'ratings', {
      id: newId('rating'),
      order_id: order.orderId,
      seller_id: order.sellerId,
      rater_id: order.buyerId,
      score: 90,
      ...row,
    });
  }

  it('is given to a seller of an order once', async () => {
    const order = await orderRows(opened.database);
    await rate(order);
    expect(await refusal(rate(order))).toBe('ratings_order_id_seller_id_key');
  });

  it('is not given to oneself, nor to somebody who sold nothing in the order', async () => {
    const order = await orderRows(opened.database);
    expect(await refusal(rate(order, { rater_id: order.sellerId }))).toBe('ratings_check');
    const stranger = await userRow(opened.database);
    expect(await refusal(rate(order, { seller_id: stranger }))).toBe('ratings_order_id_seller_id_fkey');
  });

  it.each([0, 5, 110])('is half a star to five stars: %i of 100 is refused', async (score) => {
    const order = await orderRows(opened.database);
    expect(await refusal(rate(order, { score }))).toBe('ratings_score_check');
  });
});

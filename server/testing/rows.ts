import { randomBytes } from 'node:crypto';
import { newId } from '../persistence/ids.js';
import type { Sql } from '../persistence/sql.js';
import { violatedConstraint } from '../persistence/transaction.js';

/** Inserts a row with plain SQL. This bypasses all checks of the program, so only the database can refuse the row. */
export async function insertRow(sql: Sql, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const holes = columns.map((_, index) => `$${index + 1}`);
  await sql.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${holes.join(', ')})`,
    Object.values(row),
  );
}

/**
 * Returns the name of the constraint that a statement violates, or the message of any other error, for example of a trigger.
 * Returns undefined if the statement succeeds.
 */
export async function refusal(statement: Promise<unknown>): Promise<string | undefined> {
  try {
    await statement;
    return undefined;
  } catch (error) {
    return violatedConstraint(error) ?? (error instanceof Error ? error.message : String(error));
  }
}

/** Inserts a reader's row into `users` and returns its id. */
export async function userRow(sql: Sql, row: { email?: string } = {}): Promise<string> {
  const id = newId('user');
  await insertRow(sql, 'users', {
    id,
    email: `${randomBytes(6).toString('hex')}@panna.example`,
    password_hash: 'none',
    role: 'READER',
    name: 'Asha Rao',
    phone: '98200 11223',
    address: '12 Marine Drive, Mumbai',
    zipcode: '400020',
    ...row,
  });
  return id;
}

/** Inserts the row of a book for sale and returns its id. */
export async function bookRow(sql: Sql, row: Record<string, unknown> = {}): Promise<string> {
  const id = newId('book');
  await insertRow(sql, 'books', {
    id,
    seller_id: row['seller_id'] ?? (await userRow(sql)),
    ...(await editionOfRow(sql)),
    title: 'Godan',
    author: 'Premchand',
    genres: ['FICTION'],
    condition: 'GOOD',
    listing_type: 'SALE',
    currency: 'INR',
    sale_price: 25_000,
    title_key: 'godan',
    search_vector: '',
    ...row,
  });
  return id;
}

/**
 * Inserts an edition and returns its id as the column `edition_id`. Returns no columns if the database has no
 * editions yet.
 */
async function editionOfRow(sql: Sql): Promise<Record<string, unknown>> {
  const columns = await sql.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'editions'",
  );
  if (columns.length === 0) return {};
  const id = newId('edition');
  const key = columns.some(({ name }) => name === 'author_key') && { author_key: 'premchand' };
  await insertRow(sql, 'editions', { id, title: 'Godan', author: 'Premchand', ...key });
  return { edition_id: id };
}

/** Inserts the row of a copy and returns its id. Without `bookId`, also inserts a book. */
export async function copyRow(sql: Sql, bookId?: string): Promise<string> {
  const id = newId('copy');
  await insertRow(sql, 'copies', { id, book_id: bookId ?? (await bookRow(sql)) });
  return id;
}

/** The ids of an order with one fulfillment and one line. */
export interface OrderRows {
  orderId: string;
  buyerId: string;
  sellerId: string;
  fulfillmentId: string;
  itemId: string;
}

/** Inserts an order of one purchase. `item` overrides columns of the order line, `order` columns of the order. */
export async function orderRows(
  sql: Sql,
  item: Record<string, unknown> = {},
  order: Record<string, unknown> = {},
): Promise<OrderRows> {
  const sellerId = await userRow(sql);
  const buyerId = await userRow(sql);
  const bookId = await bookRow(sql, { seller_id: sellerId });
  const orderId = newId('order');
  await insertRow(sql, 'orders', {
    id: orderId,
    buyer_id: buyerId,
    idempotency_key: orderId,
    street: '12 Marine Drive',
    city: 'Mumbai',
    state: 'Maharashtra',
    zipcode: '400020',
    payment_method: 'UPI',
    currency: 'INR',
    total_amount: 25_000,
    deposit_total: 0,
    ...order,
  });
  const fulfillmentId = newId('fulfillment');
  await insertRow(sql, 'fulfillments', { id: fulfillmentId, order_id: orderId, seller_id: sellerId });
  const itemId = newId('orderitem');
  await insertRow(sql, 'order_items', {
    id: itemId,
    fulfillment_id: fulfillmentId,
    book_id: bookId,
    title: 'Godan',
    author: 'Premchand',
    type: 'PURCHASE',
    quantity: 1,
    unit_price: 25_000,
    line_total: 25_000,
    ...item,
  });
  return { orderId, buyerId, sellerId, fulfillmentId, itemId };
}

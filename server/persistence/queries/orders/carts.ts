import type { CartItemType } from '../../../domain/orders/cart.js';
import { MOST_UNCONFIRMED_ORDERS } from '../../../domain/orders/orderLimits.js';
import type { Sql } from '../../sql.js';

/** A line of a cart as it is stored. */
export interface StoredCartItem {
  id: string;
  bookId: string;
  type: CartItemType;
  quantity: number;
  startsOn: string | null;
  months: number | null;
}

/** A cart as it is stored, its lines in the order in which they were added. */
export interface StoredCart {
  id: string;
  items: StoredCartItem[];
}

/** The lines of a cart `c`, as they are added. */
const ITEMS = `
  SELECT coalesce(json_agg(json_build_object('id', i.id, 'bookId', i.book_id, 'type', i.type, 'quantity', i.quantity,
                                             'startsOn', i.starts_on, 'months', i.months) ORDER BY i.added_at, i.id), '[]')
  FROM cart_items i WHERE i.cart_id = c.id`;

/** The cart of a person; every account has one. */
export async function cartOf(sql: Sql, userId: string): Promise<StoredCart | null> {
  const [cart] = await sql.queryPrepared<StoredCart>(
    `SELECT c.id, (${ITEMS}) AS items FROM carts c WHERE c.user_id = $1`,
    [userId],
  );
  return cart ?? null;
}

/** The cart of a person, locked: one transaction at a time changes it or orders it. */
export async function lockedCartOf(sql: Sql, userId: string): Promise<StoredCart | null> {
  await lockCart(sql, userId);
  return cartOf(sql, userId);
}

/** A cart that is to be ordered, with the order that was placed under the same key before. */
export interface CartToOrder extends StoredCart {
  earlierOrderId: string | null;
  /** How many of an unverified account's orders no seller has answered yet, counted to a limit; 0 once it is verified. */
  unverifiedWaiting: number;
}

/** The orders of an account, the first parameter, that wait for a seller; none once its email is verified. */
const UNVERIFIED_WAITING = `
  SELECT count(*)::int FROM (
    SELECT FROM orders o WHERE o.buyer_id = $1
      AND EXISTS (SELECT FROM users u WHERE u.id = $1 AND u.email_verified_at IS NULL)
      AND EXISTS (SELECT FROM fulfillments f WHERE f.order_id = o.id AND f.status = 'PENDING')
    LIMIT ${MOST_UNCONFIRMED_ORDERS}) waiting`;

/** The cart of a person, locked, with what decides whether they may order it under a key. */
export async function lockedCartToOrder(sql: Sql, userId: string, key: string): Promise<CartToOrder | null> {
  await lockCart(sql, userId);
  const [cart] = await sql.queryPrepared<CartToOrder>(
    `SELECT c.id, (${ITEMS}) AS items,
            (SELECT o.id FROM orders o WHERE o.buyer_id = $1 AND o.idempotency_key = $2) AS "earlierOrderId",
            (${UNVERIFIED_WAITING}) AS "unverifiedWaiting"
     FROM carts c WHERE c.user_id = $1`,
    [userId, key],
  );
  return cart ?? null;
}

/** By a statement of its own: one that locked and read would read the lines as they were before it waited. */
async function lockCart(sql: Sql, userId: string): Promise<void> {
  await sql.queryPrepared('SELECT FROM carts WHERE user_id = $1 FOR UPDATE', [userId]);
}

/** The cart with this line in the place that it has, or behind the others. */
export function withItem(cart: StoredCart, item: StoredCartItem): StoredCart {
  const isPresent = cart.items.some(({ id }) => id === item.id);
  const items = isPresent
    ? cart.items.map((each) => (each.id === item.id ? item : each))
    : [...cart.items, item];
  return { ...cart, items };
}

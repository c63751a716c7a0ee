import { z } from 'zod';
import { CartItemType } from '../../../domain/orders/cart.js';
import { MOST_UNCONFIRMED_ORDERS } from '../../../domain/orders/orderLimits.js';
import { count, day } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

const StoredCartItem = z.strictObject({
  id: z.string(),
  bookId: z.string(),
  type: z.enum(CartItemType),
  quantity: count,
  startsOn: day.nullable(),
  months: count.nullable(),
});

export type StoredCartItem = z.infer<typeof StoredCartItem>;

const StoredCart = z.strictObject({ id: z.string(), items: z.array(StoredCartItem) });

/** A stored cart. Its lines are in the order in which they were added. */
export type StoredCart = z.infer<typeof StoredCart>;

/** Selects the lines of a cart `c`, in the order in which they were added. */
const ITEMS = sql`
  SELECT coalesce(json_agg(json_build_object('id', i.id, 'bookId', i.book_id, 'type', i.type, 'quantity', i.quantity,
                                             'startsOn', i.starts_on, 'months', i.months) ORDER BY i.added_at, i.id), '[]')
  FROM cart_items i WHERE i.cart_id = c.id`;

/** Returns the cart of an account; null for an unknown account. */
export async function cartOf(database: Queryable, userId: string): Promise<StoredCart | null> {
  const [cart] = await database.preparedRows(
    StoredCart,
    sql`SELECT c.id, (${ITEMS}) AS items FROM carts c WHERE c.user_id = ${userId}`,
  );
  return cart ?? null;
}

/**
 * Locks the cart of an account and returns it. The lock lets only one transaction at a time change or order the cart.
 */
export async function lockedCartOf(database: Queryable, userId: string): Promise<StoredCart | null> {
  await lockCart(database, userId);
  return cartOf(database, userId);
}

const CartToOrder = StoredCart.extend({
  earlierOrderId: z.string().nullable(),
  /**
   * Number of the account's orders with an unconfirmed fulfillment, up to MOST_UNCONFIRMED_ORDERS. Always 0 if the
   * account's email address is verified.
   */
  unverifiedWaiting: count,
});

/** A cart that is about to be ordered. `earlierOrderId` is the order placed earlier with the same idempotency key. */
export type CartToOrder = z.infer<typeof CartToOrder>;

/**
 * Counts the orders with an unconfirmed fulfillment that the owner of a cart `c` has placed, up to MOST_UNCONFIRMED_ORDERS.
 * Returns 0 if the owner's email address is verified.
 */
const UNVERIFIED_WAITING = sql`
  SELECT count(*)::int FROM (
    SELECT FROM orders o WHERE o.buyer_id = c.user_id
      AND EXISTS (SELECT FROM users u WHERE u.id = c.user_id AND u.email_verified_at IS NULL)
      AND EXISTS (SELECT FROM fulfillments f WHERE f.order_id = o.id AND f.status = 'PENDING')
    ${limit(MOST_UNCONFIRMED_ORDERS)}) waiting`;

/**
 * Locks the cart of an account. Returns it with the details that decide whether it can be ordered with this
 * idempotency key.
 */
export async function lockedCartToOrder(
  database: Queryable,
  userId: string,
  key: string,
): Promise<CartToOrder | null> {
  await lockCart(database, userId);
  const [cart] = await database.preparedRows(
    CartToOrder,
    sql`SELECT c.id, (${ITEMS}) AS items,
            (SELECT o.id FROM orders o
             WHERE o.buyer_id = c.user_id AND o.idempotency_key = ${key}) AS "earlierOrderId",
            (${UNVERIFIED_WAITING}) AS "unverifiedWaiting"
     FROM carts c WHERE c.user_id = ${userId}`,
  );
  return cart ?? null;
}

/**
 * Locks a cart. Reads must use a later statement, because a statement that both locks and reads would return the lines as they
 * were before the wait for the lock.
 */
async function lockCart(database: Queryable, userId: string): Promise<void> {
  await database.runPrepared(sql`SELECT FROM carts WHERE user_id = ${userId} FOR UPDATE`);
}

/** Returns the cart with this line. The line replaces the one with the same id, or is added at the end. */
export function withItem(cart: StoredCart, item: StoredCartItem): StoredCart {
  const isPresent = cart.items.some(({ id }) => id === item.id);
  const items = isPresent
    ? cart.items.map((each) => (each.id === item.id ? item : each))
    : [...cart.items, item];
  return { ...cart, items };
}

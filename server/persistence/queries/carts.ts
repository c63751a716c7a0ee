import type { CartItemType } from '../../domain/cart.js';
import type { Sql } from '../sql.js';

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

/** The cart of a person; every account has one. */
export async function cartOf(sql: Sql, userId: string): Promise<StoredCart | null> {
  const rows = await sql.query<StoredCart>(
    `SELECT c.id, coalesce(
       (SELECT json_agg(json_build_object('id', i.id, 'bookId', i.book_id, 'type', i.type, 'quantity', i.quantity,
                                          'startsOn', i.starts_on, 'months', i.months) ORDER BY i.added_at, i.id)
        FROM cart_items i WHERE i.cart_id = c.id), '[]') AS items
     FROM carts c WHERE c.user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

/** The cart of a person, locked: one transaction at a time changes it or orders it. */
export async function lockedCartOf(sql: Sql, userId: string): Promise<StoredCart | null> {
  await sql.query('SELECT FROM carts WHERE user_id = $1 FOR UPDATE', [userId]);
  return cartOf(sql, userId);
}

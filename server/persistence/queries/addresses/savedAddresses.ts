import { z } from 'zod';
import type { AddressContent, CheckoutAddress } from '../../../domain/addresses/savedAddress.js';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const AddressRow = z.strictObject({
  id: z.string(),
  label: z.string().nullable(),
  receiver: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
  createdAt: moment,
});

/** A saved address, with `isDefault` for the one that checkouts begin with. */
export type SavedAddress = z.infer<typeof AddressRow>;

/** Returns all saved addresses of an account, the default first, then the newest. An account has at most 20. */
export function savedAddressesOf(database: Queryable, userId: string): Promise<SavedAddress[]> {
  return database.rows(
    AddressRow,
    sql`SELECT id, label, receiver, phone, street, city, state, zipcode, country, is_default AS "isDefault",
               created_at AS "createdAt"
        FROM addresses WHERE user_id = ${userId} ORDER BY is_default DESC, created_at DESC, id DESC`,
  );
}

/**
 * Locks an account, and returns its saved addresses. Because of the lock, the second of two simultaneous changes sees
 * the first one.
 */
export async function heldAddressesOf(database: Queryable, userId: string): Promise<SavedAddress[]> {
  await database.run(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  return savedAddressesOf(database, userId);
}

/** Inserts an address that is not the default. */
export async function addAddress(
  database: Queryable,
  { id, userId, content, now }: { id: string; userId: string; content: AddressContent; now: Date },
): Promise<void> {
  await database.run(
    sql`INSERT INTO addresses (id, user_id, label, receiver, phone, street, city, state, zipcode, country,
                               is_default, created_at)
        VALUES (${id}, ${userId}, ${content.label}, ${content.receiver}, ${content.phone}, ${content.street},
                ${content.city}, ${content.state}, ${content.zipcode}, ${content.country}, false, ${now})`,
  );
}

/** Replaces all fields of an address except whether it is the default. */
export async function replaceAddress(
  database: Queryable,
  { id, content }: { id: string; content: AddressContent },
): Promise<void> {
  await database.run(
    sql`UPDATE addresses SET label = ${content.label}, receiver = ${content.receiver}, phone = ${content.phone},
          street = ${content.street}, city = ${content.city}, state = ${content.state},
          zipcode = ${content.zipcode}, country = ${content.country} WHERE id = ${id}`,
  );
}

/** Makes an address the default of its account. The account must be locked. */
export async function makeDefault(database: Queryable, userId: string, id: string): Promise<void> {
  // Two statements, because the unique index of default addresses is checked row by row.
  await database.run(sql`UPDATE addresses SET is_default = false WHERE user_id = ${userId} AND is_default`);
  await database.run(sql`UPDATE addresses SET is_default = true WHERE id = ${id} AND user_id = ${userId}`);
}

export async function deleteAddress(database: Queryable, id: string): Promise<void> {
  await database.run(sql`DELETE FROM addresses WHERE id = ${id}`);
}

const FilledIn = z.strictObject({
  receiver: z.string().nullable(),
  phone: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  country: z.string(),
});

const FILLED_IN = sql`receiver, phone, street, city, state, zipcode, country`;

/** Returns the default address of an account; null without saved addresses. */
export async function defaultAddressOf(database: Queryable, userId: string): Promise<CheckoutAddress | null> {
  const [found] = await database.rows(
    FilledIn,
    sql`SELECT ${FILLED_IN} FROM addresses WHERE user_id = ${userId} AND is_default`,
  );
  return found ?? null;
}

/** Returns the delivery address of an account's last order; null without an order. */
export async function lastAddressOf(database: Queryable, userId: string): Promise<CheckoutAddress | null> {
  const [last] = await database.rows(
    FilledIn,
    sql`SELECT ${FILLED_IN} FROM orders WHERE buyer_id = ${userId} ORDER BY created_at DESC, id DESC LIMIT 1`,
  );
  return last ?? null;
}

import { z } from 'zod';
import { limit, literal, sql, type Queryable } from '../../sql.js';

const Unsealed = z.strictObject({ id: z.string(), owner: z.enum(['users', 'payouts']), address: z.string() });

/** A UPI address that was stored before addresses were sealed, with the table and the ID of the row to which it belongs. */
export type UnsealedAddress = z.infer<typeof Unsealed>;

/** Returns up to `max` UPI addresses that have not been sealed yet. */
export function unsealedAddresses(database: Queryable, max: number): Promise<UnsealedAddress[]> {
  return database.rows(
    Unsealed,
    sql`SELECT id, owner, address FROM upi_addresses_to_seal ORDER BY id ${limit(max)}`,
  );
}

/** Locks the unsealed addresses until the end of the transaction, so that only one process at a time seals them. */
export async function lockUnsealedAddresses(database: Queryable): Promise<void> {
  await database.run(sql`LOCK TABLE upi_addresses_to_seal IN EXCLUSIVE MODE`);
}

/** SQL conditions that a row still needs its address. A payout needs it until the payout has ended. */
const IS_OPEN = { users: sql``, payouts: sql`AND status IN ('PENDING', 'SENT')` };

/** Stores the sealed UPI address if its row still needs it, and deletes the unsealed one. */
export async function replaceUnsealed(
  database: Queryable,
  { id, owner }: UnsealedAddress,
  sealed: Buffer,
): Promise<void> {
  await database.run(
    sql`UPDATE ${literal(owner)} SET sealed_upi_address = ${sealed} WHERE id = ${id} AND upi_address_shown IS NOT NULL ${IS_OPEN[owner]}`,
  );
  await database.run(sql`DELETE FROM upi_addresses_to_seal WHERE id = ${id}`);
}

/** Empties the table of unsealed addresses, so that no deleted address is left on the disk. */
export async function emptyUnsealedAddresses(database: Queryable): Promise<void> {
  await database.run(sql`TRUNCATE upi_addresses_to_seal`);
}

import { z } from 'zod';
import { hash } from '../../shapes.js';
import { limit, literal, sql, type Queryable } from '../../sql.js';

/**
 * The columns with sealed secrets. `key` identifies the row. `context` is the column with the id that `seal` used as the
 * context.
 */
const COLUMNS = [
  { table: 'users', column: 'sealed_upi_address', key: 'id', context: 'id' },
  { table: 'second_factors', column: 'secret', key: 'id', context: 'user_id' },
  { table: 'factor_challenges', column: 'secret', key: "encode(token_hash, 'hex')", context: 'user_id' },
  { table: 'payout_accounts', column: 'secrets', key: 'user_id', context: 'user_id' },
  { table: 'payouts', column: 'sealed_upi_address', key: 'id', context: 'id' },
  { table: 'payouts', column: 'bank_account', key: 'id', context: 'id' },
  { table: 'fulfillments', column: 'sealed_pick_up_code', key: 'id', context: 'id' },
  { table: 'refund_accounts', column: 'sealed', key: 'order_id', context: 'order_id' },
  { table: 'refund_payouts', column: 'sealed', key: 'refund_id', context: 'refund_id' },
] as const;

export type SealedColumn = (typeof COLUMNS)[number];
export const SEALED_COLUMNS: readonly SealedColumn[] = COLUMNS;

const Sealed = z.strictObject({ key: z.string(), context: z.string(), sealed: hash });

/** A sealed secret with the context that opens it. */
export type SealedSecret = z.infer<typeof Sealed>;

/** Returns up to `max` sealed secrets of a column, sorted by key, beginning after the key `after`. */
export function sealedSecrets(
  database: Queryable,
  { table, column, key, context }: SealedColumn,
  after: string,
  max: number,
): Promise<SealedSecret[]> {
  return database.rows(
    Sealed,
    sql`SELECT ${literal(key)} AS key, ${literal(context)} AS context, ${literal(column)} AS sealed FROM ${literal(table)}
        WHERE ${literal(column)} IS NOT NULL AND ${literal(key)} > ${after} ORDER BY ${literal(key)} ${limit(max)}`,
  );
}

/** Replaces a sealed secret by `again`, the same secret newly sealed, unless the row has changed meanwhile. */
export async function replaceSealed(
  database: Queryable,
  { table, column, key: keyColumn }: SealedColumn,
  { key, sealed }: SealedSecret,
  again: Buffer,
): Promise<void> {
  await database.run(
    sql`UPDATE ${literal(table)} SET ${literal(column)} = ${again}
        WHERE ${literal(keyColumn)} = ${key} AND ${literal(column)} = ${sealed}`,
  );
}

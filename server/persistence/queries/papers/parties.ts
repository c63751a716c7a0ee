import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';

const PartyRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  gstin: z.string().nullable(),
  street: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipcode: z.string(),
});

/**
 * Returns the names and the default addresses of these accounts, in no particular order. Accounts without a saved address
 * have the address with which they signed up. No account has a GSTIN yet.
 */
export function partiesByIds(
  database: Queryable,
  ids: readonly string[],
): Promise<z.infer<typeof PartyRow>[]> {
  return database.rows(
    PartyRow,
    sql`SELECT u.id, u.name, NULL::text AS gstin, coalesce(a.street, u.address) AS street, a.city, a.state,
               coalesce(a.zipcode, u.zipcode) AS zipcode
        FROM users u LEFT JOIN addresses a ON a.user_id = u.id AND a.is_default
        WHERE u.id = ANY(${ids}::text[])`,
  );
}

import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';

const PartyRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipcode: z.string(),
});

/**
 * Returns the name of an account and its default address or, without one, the address given at sign-up. Returns null for an
 * unknown id.
 */
export async function partyById(database: Queryable, id: string): Promise<z.infer<typeof PartyRow> | null> {
  const [party] = await database.rows(
    PartyRow,
    sql`SELECT u.id, u.name, coalesce(a.street, u.address) AS street, a.city, a.state,
               coalesce(a.zipcode, u.zipcode) AS zipcode
        FROM users u LEFT JOIN addresses a ON a.user_id = u.id AND a.is_default
        WHERE u.id = ${id}`,
  );
  return party ?? null;
}

import { z } from 'zod';
import { StaffRole } from '../../../domain/accounts/staff.js';
import { sql, type Queryable } from '../../sql.js';

const ModeratedAccount = z.strictObject({
  staffRoles: z.array(z.enum(StaffRole)),
  suspendedBy: z.string().nullable(),
  closed: z.boolean(),
});

/** Locks an account, and returns the columns that moderation needs; undefined for an unknown id. */
export async function lockedAccount(
  database: Queryable,
  id: string,
): Promise<z.infer<typeof ModeratedAccount> | undefined> {
  const [account] = await database.rows(
    ModeratedAccount,
    sql`SELECT staff_roles AS "staffRoles", suspended_by AS "suspendedBy", closed_at IS NOT NULL AS closed FROM users
     WHERE id = ${id} FOR UPDATE`,
  );
  return account;
}

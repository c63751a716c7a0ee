import { z } from 'zod';
import { Role } from '../../../domain/accounts/account.js';
import { sql, type Queryable } from '../../sql.js';

const ModeratedAccount = z.strictObject({
  role: z.enum(Role),
  suspendedBy: z.string().nullable(),
  closed: z.boolean(),
});

/** An account as moderation needs it, locked. */
export async function lockedAccount(
  database: Queryable,
  id: string,
): Promise<z.infer<typeof ModeratedAccount> | undefined> {
  const [account] = await database.rows(
    ModeratedAccount,
    sql`SELECT role, suspended_by AS "suspendedBy", closed_at IS NOT NULL AS closed FROM users
     WHERE id = ${id} FOR UPDATE`,
  );
  return account;
}

const OpenAccount = z.strictObject({ id: z.string(), isPublisher: z.boolean() });

/** An account that is not closed, by its address in any case, and whether it was opened by a publisher. */
export async function accountByEmail(
  database: Queryable,
  email: string,
): Promise<z.infer<typeof OpenAccount> | undefined> {
  const [account] = await database.rows(
    OpenAccount,
    sql`SELECT u.id, p.user_id IS NOT NULL AS "isPublisher"
     FROM users u LEFT JOIN publisher_profiles p ON p.user_id = u.id
     WHERE lower(u.email) = lower(${email}) AND u.closed_at IS NULL`,
  );
  return account;
}

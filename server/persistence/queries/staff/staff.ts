import { z } from 'zod';
import { StaffAction, StaffRole } from '../../../domain/accounts/staff.js';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const OpenAccount = z.strictObject({ id: z.string(), staffRoles: z.array(z.enum(StaffRole)) });

/** Returns the open account with this email address (case-insensitive); undefined if there is none. */
export async function openAccountByEmail(
  database: Queryable,
  email: string,
): Promise<z.infer<typeof OpenAccount> | undefined> {
  const [account] = await database.rows(
    OpenAccount,
    sql`SELECT id, staff_roles AS "staffRoles" FROM users
     WHERE lower(email) = lower(${email}) AND closed_at IS NULL`,
  );
  return account;
}

/** Locks an open account, and returns its staff roles; null if the account is closed or unknown. */
export async function lockedStaffRoles(database: Queryable, userId: string): Promise<StaffRole[] | null> {
  const [account] = await database.rows(
    OpenAccount,
    sql`SELECT id, staff_roles AS "staffRoles" FROM users WHERE id = ${userId} AND closed_at IS NULL FOR UPDATE`,
  );
  return account?.staffRoles ?? null;
}

const Id = z.strictObject({ id: z.string() });

/** Returns the ids of the accounts that have one of these staff roles and are neither closed nor suspended. */
export async function openAccountsWithRoles(
  database: Queryable,
  roles: readonly StaffRole[],
): Promise<string[]> {
  const rows = await database.rows(
    Id,
    sql`SELECT id FROM users WHERE staff_roles && ${roles}::text[] AND closed_at IS NULL AND suspended_at IS NULL ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

const StaffMember = z.strictObject({
  userId: z.string(),
  email: z.string(),
  roles: z.array(z.enum(StaffRole)),
});

/** An account with at least one staff role. */
export type StaffMember = z.infer<typeof StaffMember>;

/** Returns all members of staff, sorted by name. */
export function staffMembers(database: Queryable): Promise<StaffMember[]> {
  return database.rows(
    StaffMember,
    sql`SELECT id AS "userId", email, staff_roles AS roles FROM users
     WHERE staff_roles <> '{}' ORDER BY name, id`,
  );
}

const RecordedStaffAction = z.strictObject({
  id: z.string(),
  action: z.enum(StaffAction),
  staffId: z.string().nullable(),
  userId: z.string().nullable(),
  detail: z.string().nullable(),
  occurredAt: moment,
});

/** An entry in the log of staff actions. */
export type RecordedStaffAction = z.infer<typeof RecordedStaffAction>;

const NEWEST: Keyset = { keys: ['occurred_at', 'id'], descending: true };

/**
 * Returns a page of the log of staff actions, newest first (reversed if `backward`). A cursor contains the time and
 * the id.
 */
export function staffActions(database: Queryable, stretch: Stretch): Promise<RecordedStaffAction[]> {
  return database.rows(
    RecordedStaffAction,
    sql`SELECT id, action, staff_id AS "staffId", user_id AS "userId", detail, occurred_at AS "occurredAt"
     FROM staff_actions WHERE ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** Counts the entries in the log of staff actions, up to `most`. */
export function countStaffActions(database: Queryable, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM staff_actions`);
}

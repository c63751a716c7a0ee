import type { Role, Settings } from '../../../domain/accounts/account.js';
import type { Sql } from '../../sql.js';

/** An account as its owner may see it. */
export interface Account {
  id: string;
  role: Role;
  name: string;
  readersScore: number;
  totalRatings: number;
  memberSince: Date;
  contact: { email: string; emailVerified: boolean; phone: string; address: string; zipcode: string };
  publisher: Publisher | null;
}

/** What a publisher says about itself. */
export interface Publisher {
  publisherName: string;
  companyName: string | null;
  website: string | null;
  description: string | null;
  registrationNumber: string | null;
  publicationAddress: string;
  officeContact: string;
}

const ACCOUNT = `
  SELECT u.id, u.role, u.name, u.readers_score AS "readersScore", u.rating_count AS "totalRatings",
         u.created_at AS "memberSince",
         json_build_object('email', u.email, 'emailVerified', u.email_verified_at IS NOT NULL, 'phone', u.phone, 'address', u.address, 'zipcode', u.zipcode) AS contact,
         CASE WHEN p.user_id IS NOT NULL THEN json_build_object(
           'publisherName', p.publisher_name, 'companyName', p.company_name, 'website', p.website,
           'description', p.description, 'registrationNumber', p.registration_number,
           'publicationAddress', p.publication_address, 'officeContact', p.office_contact) END AS publisher
  FROM users u LEFT JOIN publisher_profiles p ON p.user_id = u.id`;

/** The accounts with these ids, in no particular order. */
export function accountsByIds(sql: Sql, ids: readonly string[]): Promise<Account[]> {
  return sql.query<Account>(`${ACCOUNT} WHERE u.id = ANY($1::text[])`, [ids]);
}

/** The account with this id, or null. */
export async function accountById(sql: Sql, id: string): Promise<Account | null> {
  const [account] = await accountsByIds(sql, [id]);
  return account ?? null;
}

/** By what a person is called, or null for an unknown id. */
export async function personOf(sql: Sql, id: string): Promise<{ email: string; name: string } | null> {
  const [person] = await sql.query<{ email: string; name: string }>(
    'SELECT email, name FROM users WHERE id = $1',
    [id],
  );
  return person ?? null;
}

/** What log-in needs to check a password; email addresses do not differ by case. */
export interface Credentials {
  id: string;
  passwordHash: string;
  suspended: boolean;
}

/** The credentials of the account with this email address, or null. */
export async function credentialsByEmail(sql: Sql, email: string): Promise<Credentials | null> {
  const rows = await sql.query<Credentials>(
    `SELECT id, password_hash AS "passwordHash", suspended_at IS NOT NULL AS suspended
     FROM users WHERE lower(email) = lower($1) AND closed_at IS NULL`,
    [email],
  );
  return rows[0] ?? null;
}

/** The holder of a running session, or null. */
export async function viewerOfSession(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: string; role: Role; sessionId: string } | null> {
  const rows = await sql.queryPrepared<{ id: string; role: Role; sessionId: string }>(
    `SELECT u.id, u.role, s.id AS "sessionId"
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = $1 AND s.expires_at > $2 AND u.suspended_at IS NULL AND u.closed_at IS NULL`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

/** What a person chose in the settings. */
export async function settingsOf(sql: Sql, userId: string): Promise<Settings | null> {
  const rows = await sql.query<Settings>(
    `SELECT email_notifications AS "emailNotifications", order_updates AS "orderUpdates",
            new_book_alerts AS "newBookAlerts", theme, language, currency
     FROM user_settings WHERE user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

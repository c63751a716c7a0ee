import { z } from 'zod';
import { AccountKind, Language, type Role, type Settings, Theme } from '../../../domain/accounts/account.js';
import { roleOf, StaffRole } from '../../../domain/accounts/staff.js';
import { CurrencyCode } from '../../../domain/money/money.js';
import { count, hash, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { cityOf } from './cities.js';

const Publisher = z.strictObject({
  publisherName: z.string(),
  companyName: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  publicationAddress: z.string(),
  officeContact: z.string(),
});

/** The details that only a publisher's account has. */
export type Publisher = z.infer<typeof Publisher>;

const AccountRow = z.strictObject({
  id: z.string(),
  kind: z.enum(AccountKind),
  staffRoles: z.array(z.enum(StaffRole)),
  name: z.string(),
  readersScore: z.number(),
  totalRatings: count,
  memberSince: moment,
  contact: z.strictObject({
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string(),
    address: z.string(),
    zipcode: z.string(),
  }),
  sealedUpiAddress: hash.nullable(),
  upiAddressShown: z.string().nullable(),
  publisher: Publisher.nullable(),
  /** The PIN code from which the account sells; null if it does not sell. */
  soldFrom: z.string().nullable(),
});

/** A stored account, with its role and the city of its PIN code. */
export interface StoredAccount extends Omit<z.infer<typeof AccountRow>, 'soldFrom'> {
  role: Role;
  /** City of the account's PIN code; null if the city is unknown or the account does not sell. */
  city: string | null;
}

const ACCOUNT = sql`
  SELECT u.id, u.role AS kind, u.staff_roles AS "staffRoles", u.name, u.readers_score AS "readersScore", u.rating_count AS "totalRatings",
         u.created_at AS "memberSince", CASE WHEN u.sells THEN u.zipcode END AS "soldFrom",
         json_build_object('email', u.email, 'emailVerified', u.email_verified_at IS NOT NULL, 'phone', u.phone, 'address', u.address, 'zipcode', u.zipcode) AS contact,
         u.sealed_upi_address AS "sealedUpiAddress", u.upi_address_shown AS "upiAddressShown",
         CASE WHEN p.user_id IS NOT NULL THEN json_build_object(
           'publisherName', p.publisher_name, 'companyName', p.company_name, 'website', p.website,
           'description', p.description, 'registrationNumber', p.registration_number,
           'publicationAddress', p.publication_address, 'officeContact', p.office_contact) END AS publisher
  FROM users u LEFT JOIN publisher_profiles p ON p.user_id = u.id`;

/** Returns the accounts with these ids, in no particular order. */
export async function accountsByIds(database: Queryable, ids: readonly string[]): Promise<StoredAccount[]> {
  const rows = await database.rows(AccountRow, sql`${ACCOUNT} WHERE u.id = ANY(${ids}::text[])`);
  return rows.map(({ soldFrom, ...account }) => ({
    ...account,
    role: roleOf(account),
    city: soldFrom && cityOf(soldFrom),
  }));
}

/** Returns the account with this id, or null. */
export async function accountById(database: Queryable, id: string): Promise<StoredAccount | null> {
  const [account] = await accountsByIds(database, [id]);
  return account ?? null;
}

const Closed = z.strictObject({ isClosed: z.boolean() });

/** True if the owner has closed the account. */
export async function isAccountClosed(database: Queryable, id: string): Promise<boolean> {
  const [found] = await database.rows(
    Closed,
    sql`SELECT closed_at IS NOT NULL AS "isClosed" FROM users WHERE id = ${id}`,
  );
  return found?.isClosed ?? false;
}

const Person = z.strictObject({ email: z.string(), name: z.string() });

/** Returns the name and email address of an account, or null for an unknown id. */
export async function personOf(database: Queryable, id: string): Promise<z.infer<typeof Person> | null> {
  const [person] = await database.rows(Person, sql`SELECT email, name FROM users WHERE id = ${id}`);
  return person ?? null;
}

const Credentials = z.strictObject({ id: z.string(), passwordHash: z.string(), suspended: z.boolean() });

/** The columns that a log-in checks. */
export type Credentials = z.infer<typeof Credentials>;

/** Returns the credentials of the open account with this email address (case-insensitive), or null. */
export async function credentialsByEmail(database: Queryable, email: string): Promise<Credentials | null> {
  const [credentials] = await database.rows(
    Credentials,
    sql`SELECT id, password_hash AS "passwordHash", suspended_at IS NOT NULL AS suspended
     FROM users WHERE lower(email) = lower(${email}) AND closed_at IS NULL`,
  );
  return credentials ?? null;
}

const SessionHolder = z.strictObject({
  id: z.string(),
  kind: z.enum(AccountKind),
  staffRoles: z.array(z.enum(StaffRole)),
  sessionId: z.string(),
});

/** Returns the account of a session, or null if the session has expired or the account is suspended or closed. */
export async function holderOfSession(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<z.infer<typeof SessionHolder> | null> {
  const [holder] = await database.preparedRows(
    SessionHolder,
    sql`SELECT u.id, u.role AS kind, u.staff_roles AS "staffRoles", s.id AS "sessionId"
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = ${tokenHash} AND s.expires_at > ${now}
       AND u.suspended_at IS NULL AND u.closed_at IS NULL`,
  );
  return holder ?? null;
}

const SettingsRow = z.strictObject({
  emailNotifications: z.boolean(),
  orderUpdates: z.boolean(),
  newBookAlerts: z.boolean(),
  theme: z.enum(Theme),
  language: z.enum(Language),
  currency: z.enum(CurrencyCode),
});

/** Returns the settings of an account; null for an unknown id. */
export async function settingsOf(database: Queryable, userId: string): Promise<Settings | null> {
  const [settings] = await database.rows(
    SettingsRow,
    sql`SELECT email_notifications AS "emailNotifications", order_updates AS "orderUpdates",
            new_book_alerts AS "newBookAlerts", theme, language, currency
     FROM user_settings WHERE user_id = ${userId}`,
  );
  return settings ?? null;
}

/** Records a change of the UPI address as a change of the payout account, unless payouts go to a bank account. */
export async function noteUpiChange(database: Queryable, id: string, now: Date): Promise<void> {
  await database.run(
    sql`UPDATE users SET payout_changed_at = ${now} WHERE id = ${id}
          AND NOT EXISTS (SELECT FROM payout_accounts WHERE user_id = ${id} AND method <> 'UPI')`,
  );
}

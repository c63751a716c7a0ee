import path from 'node:path';
import { z } from 'zod';
import type { ExchangeRate } from './domain/money/exchangeRate.js';
import type { CurrencyCode } from './domain/money/money.js';
import type { TrustedProxies } from './http/clientAddress.js';
import { SETTINGS } from './settings.js';

/** Refuses valid settings that contradict each other, because one of them would silently have no effect. */
const Environment = z
  .object(SETTINGS)
  .refine(({ REDIS_URL, RATE_LIMITS }) => !REDIS_URL || RATE_LIMITS, {
    path: ['REDIS_URL'],
    error: 'is where rate limits are counted, and RATE_LIMITS=off counts none: leave one of the two out',
  })
  .refine(({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL, {
    path: ['ROLE'],
    error: 'shares the work among processes, which needs a PostgreSQL: name it in DATABASE_URL',
  })
  .refine(({ ROLE, PUBLIC_URL }) => ROLE !== 'worker' || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'must be given with ROLE=worker, which puts it into the links of its mails',
  });

/** The role of a process: serve requests, run jobs such as mail, or both. */
export type ServerRole = 'all' | 'web' | 'worker';

/** The operator's settings, read once from the environment. settings.ts describes each. */
export interface Config {
  role: ServerRole;
  port: number;
  host: string;
  /** A PostgreSQL to use; without it the embedded one under `dataDir`. */
  databaseUrl: string | null;
  /** Absolute path of the folder with the embedded database and the covers. */
  dataDir: string;
  demoData: boolean;
  rateLimits: boolean;
  /** True if browsers get Apollo Sandbox at /graphql; it is loaded from Apollo's servers. */
  sandbox: boolean;
  /**
   * True if visitors and search engines get pages of books and sellers, /b/… and /s/…, and a list of them.
   */
  publicPages: boolean;
  /** Redis address at which several servers share rate limits; null if each counts in its own memory. */
  redisUrl: string | null;
  /** The mail server; without one mails are kept under `dataDir`. */
  smtpUrl: string | null;
  /** The sender of every mail. */
  mailFrom: string;
  /** What links in mails and on public pages begin with, without a slash at the end; null for the address that the server listens on. */
  publicUrl: string | null;
  /** The reverse proxies whose word on the client's address is taken; null believes nobody. */
  trustedProxies: TrustedProxies | null;
  /** Key that seals the secrets of authenticator apps; null for a key in a file under `dataDir`. */
  secretKey: Buffer | null;
  /** True if staff may do nothing as such without a second factor. */
  staffNeedsSecondFactor: boolean;
  /** The marketplace's time zone, an IANA name: its days and months are those of the marketplace. */
  timeZone: string;
  /** After how many days an order that its seller has not confirmed is cancelled. */
  confirmationDays: number;
  /** The marketplace's currency. The rates are in rupees, so it is no setting yet. */
  currency: CurrencyCode;
  /** Rates for approximate prices. */
  exchangeRates: readonly ExchangeRate[];
}

/** A value in the environment that cannot be used; its message names the variable and what it takes. */
export class ConfigError extends Error {}

/** Parses the environment; an empty variable counts as absent. Throws ConfigError that names every bad variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`Panna cannot start with this environment.\n  ${lines.join('\n  ')}`);
  }
  const values = parsed.data;
  return {
    role: values.ROLE,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: path.resolve(values.DATA_DIR),
    demoData: values.DEMO_DATA ?? values.DATABASE_URL === undefined,
    rateLimits: values.RATE_LIMITS,
    // A site that readers use runs no script of another site on its origin, unless its operator says so.
    sandbox: values.SANDBOX ?? !values.PUBLIC_URL?.startsWith('https:'),
    publicPages: values.PUBLIC_PAGES,
    redisUrl: values.REDIS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    publicUrl: values.PUBLIC_URL ?? null,
    trustedProxies: values.TRUST_PROXY ?? null,
    secretKey: values.SECRET_KEY ?? null,
    staffNeedsSecondFactor: values.STAFF_SECOND_FACTOR === 'required',
    timeZone: values.TIME_ZONE,
    confirmationDays: values.ORDER_CONFIRMATION_DAYS,
    currency: 'INR',
    exchangeRates: values.EXCHANGE_RATES,
  };
}

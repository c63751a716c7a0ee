import path from 'node:path';
import { z } from 'zod';
import { isNetwork, type TrustedProxies } from './http/clientAddress.js';
import { isTimeZone } from './domain/shared/day.js';
import type { CurrencyCode } from './domain/money/money.js';
import { parseRates, SAMPLE_RATES, type ExchangeRate } from './domain/money/exchangeRate.js';

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const PORT_RANGE = 'must be a whole number from 0 to 65535';

const Values = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RANGE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_RANGE)
    .default(4000),
  HOST: z.string().regex(/^\S+$/, 'must be a host name or an address').default('127.0.0.1'),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  DEMO_DATA: onOff.optional(),
  RATE_LIMITS: onOff.default(true),
  SANDBOX: onOff.default(true),
  PUBLIC_PAGES: onOff.default(true),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/,
      'must be like Panna <books@panna.example>',
    )
    .default('Panna <panna@localhost>'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(readProxies)
    .refine((proxies) => typeof proxies === 'number' || proxies.every(isNetwork), {
      error: 'must be a number of proxies from 1 to 9, or addresses and networks such as 10.0.0.7,fd00::/8',
    })
    .optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, such as Asia/Kolkata')
    .default('Asia/Kolkata'),
  ORDER_CONFIRMATION_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number of days from 1 to 999')
    .transform(Number)
    .default(7),
  EXCHANGE_RATES: z
    .string()
    .default(SAMPLE_RATES)
    .transform((text, { addIssue }) => {
      const rates = parseRates(text);
      if (rates) return rates;
      addIssue(`must be like ${SAMPLE_RATES}`);
      return z.NEVER;
    }),
});

function readProxies(text: string): TrustedProxies {
  return /^[1-9]$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
}

/** Values that are good each by itself, and of which one would silently do nothing beside the other, are refused. */
const Environment = Values.refine(({ REDIS_URL, RATE_LIMITS }) => !REDIS_URL || RATE_LIMITS, {
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

/** What a process does: answer requests, work off jobs such as mail, or both. */
export type ServerRole = 'all' | 'web' | 'worker';

/** What the person who runs the site decides, read once from the environment. README 'Configure' explains each. */
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
  /** Whether a browser that opens /graphql gets Apollo Sandbox, which is loaded from Apollo's servers. */
  sandbox: boolean;
  /** Whether visitors and search engines get pages of books and sellers, /b/… and /s/…, and a list of them. */
  publicPages: boolean;
  /** Where several servers count rate limits together; null counts in the memory of each. */
  redisUrl: string | null;
  /** The mail server; without one mails are kept under `dataDir`. */
  smtpUrl: string | null;
  /** The sender of every mail. */
  mailFrom: string;
  /** What links in mails and on public pages begin with, without a slash at the end; null for the address that the server listens on. */
  publicUrl: string | null;
  /** The reverse proxies whose word on the client's address is taken; null believes nobody. */
  trustedProxies: TrustedProxies | null;
  /** The marketplace's time zone, an IANA name: its days and months are those of the marketplace. */
  timeZone: string;
  /** After how many days an order that its seller has not confirmed is cancelled. */
  confirmationDays: number;
  /** The marketplace's currency. The rates are in rupees, so it is no setting yet. */
  currency: CurrencyCode;
  /** What approximate prices are worked out with. */
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
    sandbox: values.SANDBOX,
    publicPages: values.PUBLIC_PAGES,
    redisUrl: values.REDIS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    publicUrl: values.PUBLIC_URL ?? null,
    trustedProxies: values.TRUST_PROXY ?? null,
    timeZone: values.TIME_ZONE,
    confirmationDays: values.ORDER_CONFIRMATION_DAYS,
    currency: 'INR',
    exchangeRates: values.EXCHANGE_RATES,
  };
}

import { z } from 'zod';
import { SAMPLE_RATES, parseRates } from './domain/money/exchangeRate.js';
import { isTimeZone } from './domain/shared/day.js';
import { isNetwork, type TrustedProxies } from './http/clientAddress.js';
import { DEADLINE_SETTINGS, OPERATOR_SETTINGS } from './operatorSettings.js';
import { PAYMENT_SETTINGS } from './paymentSettings.js';
import { PAYOUT_SETTINGS } from './payoutSettings.js';
import { TAX_SETTINGS } from './taxSettings.js';

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const secretKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in Base64: openssl rand -base64 32');

const PORT_RANGE = 'must be a whole number from 0 to 65535';

/** Adds the field `without`: the effect of leaving an optional setting out, as docs/configuration.md explains it. */
declare module 'zod' {
  interface GlobalMeta {
    without?: string;
  }
}

/**
 * All settings, by environment variable. Defaults are texts, as in the environment. `npm run documents` writes
 * docs/configuration.md from this table.
 */
export const SETTINGS = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RANGE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_RANGE)
    .prefault('4000')
    .meta({ description: 'The port of the web client and the APIs.' }),
  HOST: z
    .string()
    .regex(/^\S+$/, 'must be a host name or an address')
    .prefault('127.0.0.1')
    .meta({ description: 'The address to listen on; `0.0.0.0` for all.' }),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').prefault('all').meta({
    description:
      '`web` serves requests, `worker` runs jobs such as mail, `all` does both. The first two need `DATABASE_URL`, and `worker` needs `PUBLIC_URL`.',
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .meta({
      description: 'A PostgreSQL, 15 to 18: `postgres://user:password@host/database`.',
      without: 'an embedded PostgreSQL',
    }),
  DATA_DIR: z.string().prefault('.data').meta({
    description:
      'The folder for pictures, mail in files and the embedded database. Panna closes it to other users, and refuses a folder that they may write to.',
  }),
  DEMO_DATA: onOff.optional().meta({
    description: 'Whether an empty database is filled with the demo marketplace.',
    without: '`on` with the embedded database, otherwise `off`',
  }),
  RATE_LIMITS: onOff.prefault('on').meta({
    description: '`off` disables rate limits, for load tests. Cannot be combined with `REDIS_URL`.',
  }),
  SANDBOX: onOff.optional().meta({
    description:
      'Whether a browser that opens `/graphql` gets Apollo Sandbox, which loads scripts of another site. `off` serves a page of Panna instead.',
    without: '`off` with an `https://` `PUBLIC_URL`, otherwise `on`',
  }),
  PUBLIC_PAGES: onOff.prefault('on').meta({
    description:
      '`off` hides the public pages of books and sellers (`/b/…`, `/s/…`), their `sitemap.xml`, and the shelves on the home page of visitors.',
  }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
    .optional()
    .meta({
      description: 'A Redis in which several processes count rate limits together.',
      without: 'each process counts its own',
    }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .meta({
      description: 'The mail server: `smtp://user:password@host:port` or `smtps://…`.',
      without: 'mail is written to files in `DATA_DIR/mail`',
    }),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/,
      'must be like Panna <books@panna.example>',
    )
    .prefault('Panna <panna@localhost>')
    .meta({ description: 'The sender of every mail.' }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .transform((url) => new URL(url).href.replace(/\/+$/, ''))
    .optional()
    .meta({
      description:
        'The address of the site, for links in mail and on public pages. With `https://`, cookies and browsers are kept to https.',
      without: 'the address that the server listens on',
    }),
  TRUST_PROXY: z
    .string()
    .transform(readProxies)
    .refine((proxies) => typeof proxies === 'number' || proxies.every(isNetwork), {
      error: 'must be a number of proxies from 1 to 9, or addresses and networks such as 10.0.0.7,fd00::/8',
    })
    .optional()
    .meta({
      description:
        'The reverse proxies in front of Panna: their number, or their addresses and networks (`10.0.0.7,fd00::/8`).',
      without: 'forwarded addresses are ignored',
    }),
  SECRET_KEY: secretKey.optional().meta({
    description:
      'The key that seals the secrets of authenticator apps, UPI addresses and the payout accounts of sellers: 32 bytes in Base64 (`openssl rand -base64 32`). All processes need the same one. Without the key that sealed them, codes of these apps are not accepted, sellers cannot be paid, sellers with a GSTIN cannot ship, and a UPI address counts as missing for its owner and for buyers.',
    without: 'a key is created in `DATA_DIR/secret.key`: back it up',
  }),
  OLD_SECRET_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(secretKey))
    .optional()
    .meta({
      description:
        'Former values of `SECRET_KEY`, separated by commas. What they sealed can still be read, and `npm run admin -- reseal` seals it with `SECRET_KEY`; after that they can be removed.',
      without: 'none',
    }),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'optional'], 'must be required or optional')
    .prefault('optional')
    .meta({
      description:
        '`required` withholds the abilities of staff (administrators, moderators, support and finance) until their account has a second factor.',
    }),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, such as Asia/Kolkata')
    .prefault('Asia/Kolkata')
    .meta({
      description:
        'The time zone of the marketplace, for due dates, late fees, scheduled jobs and figures by month.',
    }),
  EXCHANGE_RATES: z
    .string()
    .transform((text, { addIssue }) => {
      const rates = parseRates(text);
      if (rates) return rates;
      addIssue(`must be like ${SAMPLE_RATES}`);
      return z.NEVER;
    })
    .prefault(SAMPLE_RATES)
    .meta({
      description:
        'Rupees for a dollar and a euro on a day, for approximate prices. Nothing is charged at these rates.',
    }),
  ...DEADLINE_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...PAYOUT_SETTINGS,
  ...TAX_SETTINGS,
  ...OPERATOR_SETTINGS,
};

function readProxies(text: string): TrustedProxies {
  return /^[1-9]$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
}

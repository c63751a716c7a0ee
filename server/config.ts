import path from 'node:path';
import { z } from 'zod';
import type { Operator } from './domain/marketplace/operator.js';
import type { Policy } from './domain/marketplace/policy.js';
import type { DeadlineDays } from './domain/orders/deadlines.js';
import type { ExchangeRate } from './domain/money/exchangeRate.js';
import { money, type CurrencyCode, type Money } from './domain/money/money.js';
import type { PayoutTerms } from './domain/payouts/payoutTerms.js';
import type { TrustedProxies } from './http/clientAddress.js';
import { limitContradictions } from './limitContradictions.js';
import { NEEDED_SETTINGS } from './operatorSettings.js';
import { commissionOf, contradictions, paymentConfigOf, type PaymentConfig } from './paymentSettings.js';
import { payoutConfigOf, payoutContradictions, type PayoutConfig } from './payoutSettings.js';
import { SETTINGS } from './settings.js';
import { supplyTaxOf, taxContradictions, taxesAtSourceOf } from './taxSettings.js';

/** Schema of the environment. Refuses settings that contradict each other, or that lack another setting that they need. */
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
  })
  .superRefine((values, { addIssue }) => {
    for (const [name, needed] of NEEDED_SETTINGS)
      if (values[name] && !values[needed])
        addIssue({ code: 'custom', path: [name], message: `must be given together with ${needed}` });
    const wrong = [
      ...contradictions(values),
      ...payoutContradictions(values),
      ...taxContradictions(values),
      ...limitContradictions(values),
    ];
    for (const { name, message } of wrong) addIssue({ code: 'custom', path: [name], message });
  });

type Values = z.output<typeof Environment>;

/** The role of a process: `web` serves requests, `worker` runs jobs such as mail, `all` does both. */
export type ServerRole = 'all' | 'web' | 'worker';

/** The operator's settings, read once from the environment. settings.ts describes each of them. */
export interface Config {
  role: ServerRole;
  port: number;
  host: string;
  /** Address of a PostgreSQL server; null for the embedded PostgreSQL, whose files are under `dataDir`. */
  databaseUrl: string | null;
  /** Absolute path of the folder for pictures, the embedded database and mails written to files. */
  dataDir: string;
  demoData: boolean;
  rateLimits: boolean;
  /** True if browsers get Apollo Sandbox at /graphql. The Sandbox is loaded from Apollo's servers. */
  sandbox: boolean;
  /** True if there are public pages of books and sellers (/b/… and /s/…) and a sitemap. */
  publicPages: boolean;
  /** Redis address at which several servers share rate limits; null if each counts in its own memory. */
  redisUrl: string | null;
  /** Address of the mail server; null to write mails to files under `dataDir`. */
  smtpUrl: string | null;
  /** Sender of every mail, such as `Panna <books@panna.example>`. */
  mailFrom: string;
  /**
   * Beginning of the links in mails and on public pages, without a trailing slash; null to use the address that the
   * server listens on.
   */
  publicUrl: string | null;
  /** Reverse proxies whose forwarded client addresses are trusted; null trusts none. */
  trustedProxies: TrustedProxies | null;
  /** Key that encrypts secrets in the database; null to use the key in a file under `dataDir`. */
  secretKey: Buffer | null;
  /** Former keys, which can still decrypt secrets. */
  oldSecretKeys: readonly Buffer[];
  /** True if members of staff need a second factor to use their staff abilities. */
  staffNeedsSecondFactor: boolean;
  /** IANA name of the marketplace's time zone, which decides when a day or month begins. */
  timeZone: string;
  /** Number of days of each deadline (domain/orders/deadlines.ts). */
  deadlineDays: DeadlineDays;
  /** Number of days that are kept free between two rentals of a copy. */
  rentalRoomDays: number;
  /** The way in which buyers pay, and the payment provider. */
  payments: PaymentConfig;
  /** The way in which sellers are paid, and the payout provider. */
  payouts: PayoutConfig;
  /** The commission on orders that are paid online, the days until payouts, and the taxes. */
  payoutTerms: PayoutTerms;
  /** The greatest amount that a member of staff may settle alone; null if there is no limit. */
  approvalAbove: Money | null;
  /** Person or company that runs the site; null if none is configured. */
  operator: Operator | null;
  /** Policies in force, to which new accounts agree. */
  policies: readonly Policy[];
  /** Currency of all prices. Not configurable yet, because the exchange rates are given in rupees. */
  currency: CurrencyCode;
  /** Exchange rates for approximate prices. They are never used for charges. */
  exchangeRates: readonly ExchangeRate[];
}

/** Thrown if settings are invalid. The message names each invalid environment variable, with the reason. */
export class ConfigError extends Error {}

/**
 * Parses the environment. An empty variable counts as absent. Throws a ConfigError that names all invalid variables.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`Panna cannot start with this environment.\n  ${lines.join('\n  ')}`);
  }
  const values = parsed.data;
  const supplyTax = supplyTaxOf(values);
  const taxesAtSource = taxesAtSourceOf(values);
  return {
    role: values.ROLE,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: path.resolve(values.DATA_DIR),
    demoData: values.DEMO_DATA ?? values.DATABASE_URL === undefined,
    rateLimits: values.RATE_LIMITS,
    // Apollo Sandbox loads scripts from another site, so it is off by default if PUBLIC_URL is https.
    sandbox: values.SANDBOX ?? !values.PUBLIC_URL?.startsWith('https:'),
    publicPages: values.PUBLIC_PAGES,
    redisUrl: values.REDIS_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    publicUrl: values.PUBLIC_URL ?? null,
    trustedProxies: values.TRUST_PROXY ?? null,
    secretKey: values.SECRET_KEY ?? null,
    oldSecretKeys: values.OLD_SECRET_KEYS ?? [],
    staffNeedsSecondFactor: values.STAFF_SECOND_FACTOR === 'required',
    timeZone: values.TIME_ZONE,
    deadlineDays: {
      PENDING: values.ORDER_CONFIRMATION_DAYS,
      DISPATCH: values.ORDER_DISPATCH_DAYS,
      CONFIRMED: values.ORDER_SHIPPING_DAYS,
      READY: values.ORDER_PICK_UP_DAYS,
      SHIPPED: values.ORDER_DELIVERY_DAYS,
      OVERDUE: values.ORDER_LOSS_DAYS,
      SENT_BACK: values.ORDER_RETURN_DAYS,
      PAYMENT: values.ORDER_PAYMENT_DAYS,
      UNMARKED: values.ORDER_UNMARKED_DAYS,
      UNCOLLECTED: values.ORDER_UNCOLLECTED_DAYS,
      LOSS_DECLARATION: values.ORDER_LOSS_DECLARATION_DAYS,
      FINDING: values.ORDER_FINDING_DAYS,
      RATING: values.RATING_DAYS,
      DISPUTE_OPENING: values.DISPUTE_OPENING_DAYS,
      DISPUTE_ANSWER: values.DISPUTE_ANSWER_DAYS,
      DISPUTE_DECISION: values.DISPUTE_DECISION_DAYS,
      DISPUTE_SENDING: values.DISPUTE_SENDING_DAYS,
      DISPUTE_ARRIVAL: values.DISPUTE_ARRIVAL_DAYS,
      COMPLAINT_ANSWER: values.COMPLAINT_ANSWER_DAYS,
      REVIEW_CHANGE: values.REVIEW_CHANGE_DAYS,
    },
    rentalRoomDays: values.RENTAL_ROOM_DAYS,
    payments: paymentConfigOf(values),
    payouts: payoutConfigOf(values),
    payoutTerms: {
      commission: commissionOf(values),
      days: values.PAYOUT_DAYS,
      newSellerDays: values.NEW_SELLER_PAYOUT_DAYS ?? values.PAYOUT_DAYS,
      ...(values.OPERATOR_GSTIN &&
        values.COMMISSION_TAX && {
          commissionTax: { gstin: values.OPERATOR_GSTIN, rates: values.COMMISSION_TAX },
        }),
      ...(supplyTax && { supplyTax }),
      ...(taxesAtSource && { taxesAtSource }),
      needsPan: values.PAYOUT_PAN === 'required',
      provesAccounts: values.PAYOUT_PROOF === 'required',
    },
    approvalAbove: values.APPROVAL_ABOVE === undefined ? null : money(values.APPROVAL_ABOVE, 'INR'),
    operator: operatorOf(values),
    policies: values.POLICIES_DIR ?? [],
    currency: 'INR',
    exchangeRates: values.EXCHANGE_RATES,
  };
}

function operatorOf(values: Values): Operator | null {
  const { OPERATOR_NAME: legalName, OPERATOR_ADDRESS: address } = values;
  const { GRIEVANCE_OFFICER_NAME: name, GRIEVANCE_OFFICER_EMAIL: email } = values;
  if (!legalName || !address) return null;
  const phone = values.GRIEVANCE_OFFICER_PHONE ?? null;
  return { legalName, address, grievanceOfficer: name && email ? { name, email, phone } : null };
}

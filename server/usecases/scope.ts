import type { CoverMaker } from '../covers/coverMaker.js';
import type { PhotoMaker } from '../covers/photos/storedPhoto.js';
import { dayOf } from '../domain/shared/day.js';
import type { CurrencyCode } from '../domain/money/money.js';
import type { ExchangeRate } from '../domain/money/exchangeRate.js';
import type { AccountPrincipal } from '../domain/accounts/principal.js';
import type { FileStore } from '../files/fileStore.js';
import type { LiveTopics } from '../liveTopics/liveTopics.js';
import type { PaymentGateway } from '../payments/paymentGateway.js';
import type { Database } from '../persistence/database.js';
import type { Queryable } from '../persistence/sql.js';
import type { NoteLimit } from '../rateLimits/notedLimits.js';
import type { RateLimits } from '../rateLimits/rateLimits.js';
import type { SecretBox } from '../secrets/secretBox.js';
import type { AuditLog } from './auditLog.js';
import type { Outbox } from './outbox/outbox.js';
import type { EventRegistry } from './recording.js';
import type { Acting } from './requireAbility.js';

export type { NoteLimit } from '../rateLimits/notedLimits.js';
export type { LimitState } from '../rateLimits/rateLimits.js';

/** The time, so that tests can choose it. */
export interface Clock {
  now(): Date;
}

/** The outside world that the use-cases reach, chosen once at start by app.ts. */
export interface Ports {
  database: Database;
  /** Where lists are read that may be a moment old, such as those of all books: a replica, or the database itself. */
  reads: Queryable;
  clock: Clock;
  /** The marketplace's time zone, an IANA name: it says which day a moment belongs to. */
  timeZone: string;
  /** The marketplace's currency: what is listed and charged is in it. */
  currency: CurrencyCode;
  files: FileStore;
  makeCover: CoverMaker;
  makePhoto: PhotoMaker;
  payments: PaymentGateway;
  /** Seals what must be read again, such as the secrets of authenticator apps. */
  secrets: SecretBox;
  /** True if staff may do nothing as such without a second factor. */
  staffNeedsSecondFactor: boolean;
  rateLimits: RateLimits;
  outbox: Outbox;
  liveTopics: LiveTopics;
  /** What follows from each event. */
  events: EventRegistry;
  /** What the operator should be able to look up later. */
  audit: AuditLog;
  /** Whether visitors are shown books and sellers on pages of the site. */
  publicPages: boolean;
  /** What approximate prices are worked out with. */
  exchangeRates: readonly ExchangeRate[];
}

/** What a request carries about its sender. */
export interface Caller {
  token: string | null;
  /** The network address, for rate limits. */
  address: string;
  userAgent: string | null;
  /** Where browsers reach the site, such as https://panna.example: passkeys belong to it. */
  origin?: string;
  /** The token by which a device is recognised on which somebody was signed in before. */
  device?: string | null;
  /** What the log calls this request. */
  requestId?: string;
  /** What the request asks for, for the audit log of support views. */
  readonly page?: string;
  /** Hears which limits the request meets. */
  noteLimit?: NoteLimit;
}

/** What a use-case of a request is given: the ports, the caller, and the principal, who is looked up when first asked for. */
export interface Scope extends Ports, Acting<AccountPrincipal> {
  caller: Caller;
}

/** What the marketplace's day is known by. */
export type DayPorts = Pick<Ports, 'clock' | 'timeZone'>;

/** The day of the marketplace (YYYY-MM-DD): the one that its clock shows in its time zone. */
export function today({ clock, timeZone }: DayPorts): string {
  return dayOf(clock.now(), timeZone);
}

import type { Readable } from 'node:stream';
import type { CoverMaker } from '../covers/coverMaker.js';
import type { PhotoMaker } from '../covers/photos/storedPhoto.js';
import type { Operator } from '../domain/marketplace/operator.js';
import type { Evidence } from '../domain/papers/evidence.js';
import type { OnlinePaymentOffer } from '../domain/payments/onlinePayment.js';
import type { Policy } from '../domain/marketplace/policy.js';
import type { DeadlineDays } from '../domain/orders/deadlines.js';
import type { Planning } from '../domain/rental/room.js';
import { dayOf } from '../domain/shared/day.js';
import type { CurrencyCode, Money } from '../domain/money/money.js';
import type { ExchangeRate } from '../domain/money/exchangeRate.js';
import type { AccountPrincipal } from '../domain/accounts/principal.js';
import type { FileStore } from '../files/fileStore.js';
import type { LiveTopics } from '../liveTopics/liveTopics.js';
import type { JobQueue } from '../queue/jobQueue.js';
import type { Database } from '../persistence/database.js';
import type { Queryable } from '../persistence/sql.js';
import type { PaymentProvider } from '../payments/paymentProvider.js';
import type { PayoutProvider } from '../payments/payoutProvider.js';
import type { SplitProvider } from '../payments/splitProvider.js';
import type { NoteLimit } from '../rateLimits/notedLimits.js';
import type { RateLimits } from '../rateLimits/rateLimits.js';
import type { SecretBox } from '../secrets/secretBox.js';
import type { AuditLog } from './auditLog.js';
import type { Outbox } from './outbox/outbox.js';
import type { PayoutTerms } from '../domain/payouts/payoutTerms.js';
import type { EventRegistry } from './recording.js';
import type { Acting } from './requireAbility.js';

export type { NoteLimit } from '../rateLimits/notedLimits.js';
export type { LimitState } from '../rateLimits/rateLimits.js';

/** A source of the current time, which tests can replace. */
export interface Clock {
  now(): Date;
}

/** The configured online payments: their provider, and the terms for buyers and sellers. */
export interface OnlinePayments {
  provider: PaymentProvider;
  /** The provider that transfers sellers' parts of payments to them; null if sellers are paid by payouts. */
  split: SplitProvider | null;
  offer: Exclude<OnlinePaymentOffer, 'NONE'>;
  /** True if buyers can have deposits blocked instead of charged, provided that the provider supports it. */
  blocksDeposits: boolean;
  /** Returns the address to which the provider sends the buyer back. */
  returnUrlOf(orderId: string): string;
  /** Writes the evidence against a chargeback as a PDF file. */
  drawEvidence(evidence: Evidence): Promise<Readable>;
}

/** The external services that use-cases depend on. app.ts chooses them at start. */
export interface Ports {
  database: Database;
  /**
   * The database for lists that may be slightly out of date, such as the list of all books: a replica, or the main database.
   */
  reads: Queryable;
  clock: Clock;
  /** The marketplace's time zone, an IANA name. It determines the date of each moment. */
  timeZone: string;
  /** The currency of listings and charges. */
  currency: CurrencyCode;
  /** The number of days of each deadline (domain/orders/deadlines.ts). */
  deadlineDays: DeadlineDays;
  /** The number of days that are kept free between two rentals of a copy. */
  rentalRoomDays: number;
  files: FileStore;
  makeCover: CoverMaker;
  makePhoto: PhotoMaker;
  /** Encrypts values that the server must read again, such as the secrets of authenticator apps. */
  secrets: SecretBox;
  /** True if members of staff must add a second factor before they get their abilities as staff. */
  staffNeedsSecondFactor: boolean;
  rateLimits: RateLimits;
  outbox: Outbox;
  /** The queue of the jobs that use-cases add. */
  queue: JobQueue;
  /** Online payments; null if buyers pay the sellers directly. */
  payments: OnlinePayments | null;
  /** The provider that makes payouts; null if staff pay sellers by hand. */
  payouts: PayoutProvider | null;
  /** The highest amount that a member of staff may settle without an approval; null if there is no limit. */
  approvalAbove: Money | null;
  /** The commission, the taxes, and the time after which earnings are paid out. */
  payoutTerms: PayoutTerms;
  liveTopics: LiveTopics;
  /** The registry of event types and their consequences. */
  events: EventRegistry;
  /** The operator's log of sign-ins, passwords and roles. */
  audit: AuditLog;
  /** True if the site has public pages of books and sellers for visitors. */
  publicPages: boolean;
  /** The person or company that runs the marketplace; null if not configured. */
  operator: Operator | null;
  /** The policies in force, which new accounts agree to. */
  policies: readonly Policy[];
  /** Rates for approximate prices in other currencies. */
  exchangeRates: readonly ExchangeRate[];
}

/** The sender of a request: its token, network address and device. */
export interface Caller {
  token: string | null;
  /** The client's IPv4 address, or the /64 network of its IPv6 address. Used for rate limits and the logs. */
  address: string;
  userAgent: string | null;
  /**
   * The origin under which browsers reach the site, such as https://panna.example. Passkeys work on this origin
   * only.
   */
  origin?: string;
  /** The token that identifies a device on which an account was signed in before. */
  device?: string | null;
  /** ID of the request in the log. */
  requestId?: string;
  /**
   * Method, path and GraphQL operation, for the audit log of support views. Null if the log already contains the
   * request.
   */
  readonly page?: string | null;
  /** Called with the state of each rate limit that the request counts towards. */
  noteLimit?: NoteLimit;
}

/**
 * The context of a use-case during a request: the ports, the caller, and the principal, which is loaded on
 * first use.
 */
export interface Scope extends Ports, Acting<AccountPrincipal> {
  caller: Caller;
}

export type DayPorts = Pick<Ports, 'clock' | 'timeZone'>;

/** The ports that decide which deadlines have passed. */
export type DeadlinePorts = DayPorts & Pick<Ports, 'deadlineDays'>;

/** Returns today's date (YYYY-MM-DD) in the marketplace's time zone. */
export function today({ clock, timeZone }: DayPorts): string {
  return dayOf(clock.now(), timeZone);
}

/** Returns the facts that decide when copies are free. */
export function planning(ports: DayPorts & Pick<Ports, 'rentalRoomDays'>): Planning {
  return { today: today(ports), roomDays: ports.rentalRoomDays };
}

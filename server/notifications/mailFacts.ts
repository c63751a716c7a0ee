import type { Language } from '../domain/accounts/account.js';
import type { Money } from '../domain/money/money.js';
import type { ReachedStatus } from '../domain/orders/orderStatus.js';

/** A line of an order, as a mail shows it. */
export interface MailLine {
  title: string;
  quantity: number;
  lineTotal: Money;
}

/** A new listing, as the digest shows it. */
export interface MailBook {
  id: string;
  title: string;
  author: string;
}

/** What went back of an order, and what the whole of it comes to since: null for a seller, who sees a part only. */
export interface MailRefund {
  refunded: Money;
  /** Deposits that went back with it. */
  deposits: Money;
  net: Money | null;
}

/** What each mail says, looked up at the moment of sending. Days are YYYY-MM-DD. */
export type MailFacts =
  | { topic: 'WELCOME' | 'EMAIL_VERIFICATION' | 'PASSWORD_RESET'; token: string }
  | { topic: 'LOG_IN_ATTEMPTS' }
  | {
      topic: 'ORDER_PLACED';
      orderId: string;
      lines: MailLine[];
      depositTotal: Money;
      amountDue: Money;
      /** What went back since. */
      refund: MailRefund;
    }
  | { topic: 'ORDER_RECEIVED'; orderId: string; lines: MailLine[]; buyerName: string | null }
  | {
      topic: 'STATUS_CHANGED';
      orderId: string;
      status: ReachedStatus;
      lines: MailLine[];
      reason: string | null;
      carrier: string | null;
      trackingNumber: string | null;
      /** Of a cancellation, what went back by it. */
      refund: MailRefund | null;
      /** Whether Panna cancelled it, because its seller did not answer. */
      expired: boolean;
    }
  | {
      topic: 'DUE_SOON' | 'OVERDUE' | 'RENTAL_EXTENDED';
      orderId: string;
      title: string;
      dueOn: string;
      /** What the first day after it costs, as the deposit pays for it. */
      dayLate: Money;
    }
  | {
      topic: 'DEPOSIT_RETURNED';
      orderId: string;
      returned: Money;
      lateFee: Money;
      withheld: Money;
      /** Why some of it was withheld. */
      reason: string | null;
    }
  | { topic: 'NEW_BOOKS'; books: MailBook[] };

/** Whom a mail is for. */
export interface MailRecipient {
  email: string;
  name: string;
  language: Language;
  /** An address that is not may be a stranger's: such mails name nobody. */
  emailVerified: boolean;
}

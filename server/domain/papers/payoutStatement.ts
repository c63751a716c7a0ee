import type { CurrencyCode } from '../money/money.js';
import type { PaperParty } from './paper.js';

/** A line of a payout statement: the part of a payout that comes from one order, or from repayments of debts. */
export interface StatementRow {
  payoutId: string;
  preparedOn: string;
  status: string;
  /** The bank's reference; null before it was paid. */
  reference: string | null;
  /** Null for what the seller has paid back. */
  orderId: string | null;
  /** Minor units; below zero if an earlier part is taken back. */
  amount: number;
  commission: number;
  taxDeducted: number;
  taxCollected: number;
  currency: CurrencyCode;
}

/** The payouts to a seller that were prepared in a month. The rows are read while the statement is drawn. */
export interface PayoutStatement {
  operator: PaperParty | null;
  seller: PaperParty;
  /** YYYY-MM. */
  month: string;
  currency: CurrencyCode;
  rows: AsyncIterable<StatementRow>;
}

import type { CurrencyCode } from '../money/money.js';
import type { PaperParty } from './paper.js';

/** A line of a payout statement: the part of a payout that comes from one order, or from repayments of debts. */
export interface StatementRow {
  payoutId: string;
  preparedOn: string;
  status: string;
  /** The bank's reference; null until the payout is paid. */
  reference: string | null;
  /** Null if the row is a repayment of debts by the seller. */
  orderId: string | null;
  /** In minor units; negative if a part of an earlier payout was taken back. */
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
  /** The month, as YYYY-MM. */
  month: string;
  currency: CurrencyCode;
  rows: AsyncIterable<StatementRow>;
}

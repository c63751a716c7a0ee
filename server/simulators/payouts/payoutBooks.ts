/** The simulator's entities have the names and the form of RazorpayX's. Times are in seconds. */

export type PayoutStatus = 'queued' | 'processing' | 'processed' | 'reversed' | 'cancelled' | 'failed';

export interface Payout {
  id: string;
  entity: 'payout';
  status: PayoutStatus;
  amount: number;
  currency: string;
  /** Contains the tax. Zero while the payout is queued, and again after the money came back. */
  fees: number;
  tax: number;
  utr: string | null;
  mode: 'UPI' | 'IMPS' | 'NEFT';
  reference_id: string;
  /** The UPI address, or the number of the bank account. */
  paid_to: string;
  status_details: { description: string | null; reason: string | null };
  created_at: number;
}

/** A payout link, with the names and the form of RazorpayX's. Times are in seconds. */
export interface PayoutLink {
  id: string;
  entity: 'payout_link';
  /** `attempted` if the bank has returned the payout: the payee can enter another account. */
  status: 'issued' | 'processing' | 'processed' | 'attempted' | 'expired' | 'cancelled' | 'rejected';
  amount: number;
  currency: string;
  description: string;
  contact: { name: string; email: string; contact?: string | undefined };
  receipt: string;
  short_url: string;
  expire_by: number;
  created_at: number;
  /** IDs of the payouts that the payee asked for. */
  payout_ids: string[];
}

/** An account validation, with the names and the form of RazorpayX's. */
export interface Validation {
  id: string;
  entity: 'fund_account.validation';
  status: 'created' | 'completed' | 'failed';
  validation_results: {
    account_status: 'active' | 'invalid' | null;
    registered_name: string | null;
    details: string | null;
  };
  status_details: { description: string | null };
  reference_id: string;
  /** The UPI address, or the number of the bank account. */
  sent_to: string;
}

/** The books of the simulator, in the order of events. Kept in memory only. */
export class PayoutBooks {
  readonly payouts = new Map<string, Payout>();
  readonly links = new Map<string, PayoutLink>();
  readonly validations = new Map<string, Validation>();
  /** For each idempotency key, the body of the first request and the payout that it made. */
  readonly byKey = new Map<string, { request: string; payout: Payout }>();

  /** `balance` is the balance of the operator's account, in minor units. */
  constructor(public balance: number) {}

  /**
   * Returns the sum that has left the account for good: the amounts and fees of all payouts that are processed and not
   * reversed.
   */
  get spent(): number {
    const processed = [...this.payouts.values()].filter(({ status }) => status === 'processed');
    return processed.reduce((sum, { amount, fees }) => sum + amount + fees, 0);
  }
}

import { known } from './refused.js';

/** The simulator's entities of transfers have the names and the form of Razorpay's. Times are in seconds. */

export type Activation = 'under_review' | 'activated' | 'needs_clarification';

/** A linked account, with the product that permits transfers to it. */
export interface LinkedAccount {
  id: string;
  type: 'route';
  status: 'created';
  email: string;
  reference_id: string;
  stakeholders: { id: string }[];
  product: Product | null;
  /** Transfers less reversals, in paise. Settlements do not reduce it. */
  balance: number;
}

export interface Product {
  id: string;
  activation_status: 'requested' | Activation;
  requirements: { field_reference: string; reason_code: string }[];
  bank_account: string | null;
  activated_at: number | null;
}

export interface Transfer {
  id: string;
  entity: 'transfer';
  status: 'processed' | 'failed' | 'reversed' | 'partially_reversed';
  source: string;
  recipient: string;
  amount: number;
  currency: string;
  amount_reversed: number;
  fees: number;
  tax: number;
  on_hold: boolean;
  notes: Record<string, string>;
  error: { description: string } | null;
  created_at: number;
}

export interface Reversal {
  id: string;
  entity: 'reversal';
  transfer_id: string;
  amount: number;
  currency: string;
  notes: Record<string, string>;
  created_at: number;
}

/** The books of transfers, in the order of events. Kept in memory only. */
export class RouteBooks {
  readonly accounts = new Map<string, LinkedAccount>();
  readonly transfers = new Map<string, Transfer>();
  readonly reversals = new Map<string, Reversal>();

  /** Sets the outcome of the check of a linked account. Throws Refused if no check was requested. `now` is in seconds. */
  review(accountId: string, outcome: Activation, now: number): void {
    const product = known(this.accounts.get(accountId)?.product);
    product.activation_status = outcome;
    product.activated_at = outcome === 'activated' ? (product.activated_at ?? now) : null;
    const isUnclear = outcome === 'needs_clarification';
    product.requirements = isUnclear
      ? [{ field_reference: 'settlements.beneficiary_name', reason_code: 'name_mismatch' }]
      : [];
  }

  /** Returns the sum on all linked accounts, held or released, in paise. */
  get transferred(): number {
    return [...this.transfers.values()]
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount, amount_reversed: back }) => sum + amount - back, 0);
  }

  /** Returns the sum of the fees of all transfers, in paise. Failed transfers cost nothing. */
  get fees(): number {
    return [...this.transfers.values()].reduce((sum, { fees }) => sum + fees, 0);
  }
}

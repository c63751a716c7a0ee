import type { Money } from '../../domain/money/money.js';
import { money } from '../../domain/money/money.js';
import {
  canMarkFailed,
  canMarkPaid,
  canPayByHand,
  isStranded,
  type PayoutStatus,
} from '../../domain/payouts/payout.js';
import type { SecretBox } from '../../secrets/secretBox.js';
import { readableUpiAddress } from '../../secrets/upiAddress.js';
import type { StoredPayout } from '../../persistence/queries/payouts/payouts.js';

/** A payout of earnings to a seller. */
export interface Payout {
  id: string;
  sellerId: string;
  status: PayoutStatus;
  amount: Money;
  /** The part of a pending payout about which a dispute is open; null if there is none. */
  disputedAmount: Money | null;
  /** The part that the seller has paid back of debts, which evens out parts below zero; null if there is none. */
  repaidAmount: Money | null;
  /**
   * The UPI address to pay to, of which only a part is known once the payout has ended; null for payouts to a bank account, and once
   * the seller closed the account.
   */
  upiAddress: string | null;
  /** The last four digits of the bank account to pay to; null for payouts by UPI, and once the seller closed the account. */
  bankAccountEnd: string | null;
  /** The bank's reference; null before it was paid. */
  reference: string | null;
  /** The reason why the payout failed; null otherwise. */
  failure: string | null;
  /** Time at which the provider got it; null if it did not. */
  sentAt: Date | null;
  /** True if the provider waits until the operator's account there has enough money. */
  awaitsBalance: boolean;
  /** True if its provider is not configured any more, for staff, who record the outcome; false otherwise. */
  isStranded: boolean;
  /** The provider's remark, for staff; null otherwise. */
  providerNote: string | null;
  /** The provider's fee, for staff; null otherwise. */
  fee: Money | null;
  createdAt: Date;
  settledAt: Date | null;
  /** The transfer whose release it is; null for ordinary payouts. */
  transferId: string | null;
  /** True if staff pay it by hand although there is a payout provider. */
  byHand: boolean;
  viewerCanPayByHand: boolean;
  viewerCanMarkPaid: boolean;
  viewerCanMarkFailed: boolean;
}

/** The view of a payout: `settles` is true for staff who record how payouts went. */
export interface PayoutView {
  settles: boolean;
  /** The configured payout provider; null if there is none. */
  provider: string | null;
  secrets: SecretBox;
}

/** Returns a payout as its seller or staff sees it. */
export function payoutAsSeen(
  {
    amount,
    disputed,
    repaid,
    currency,
    fee,
    providerNote,
    sealedUpiAddress,
    upiAddressShown,
    ...stored
  }: StoredPayout,
  { settles, provider: configured, secrets }: PayoutView,
): Payout {
  return {
    ...stored,
    upiAddress: readableUpiAddress(secrets, sealedUpiAddress, stored.id) ?? upiAddressShown,
    amount: money(amount, currency),
    disputedAmount: disputed === 0 ? null : money(disputed, currency),
    repaidAmount: repaid === 0 ? null : money(repaid, currency),
    awaitsBalance: stored.status === 'SENT' && stored.providerState === 'LOW_BALANCE',
    isStranded: settles && isStranded(stored, configured),
    providerNote: settles && stored.status === 'SENT' ? providerNote : null,
    fee: settles && fee !== null ? money(fee, currency) : null,
    viewerCanPayByHand: settles && canPayByHand(stored, configured),
    viewerCanMarkPaid: settles && canMarkPaid(stored, configured),
    viewerCanMarkFailed: settles && canMarkFailed(stored, configured),
  };
}

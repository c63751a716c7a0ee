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
  /** The part of a pending payout that is disputed; null if there is none. */
  disputedAmount: Money | null;
  /** The seller's repayments of debts in this payout, which offset its negative parts; null if there are none. */
  repaidAmount: Money | null;
  /**
   * The UPI address to pay to. Only a part of it remains once the payout has ended. Null for a payout to a bank account, and
   * once the seller has closed the account.
   */
  upiAddress: string | null;
  /** The last four digits of the bank account to pay to; null for UPI, and once the seller has closed the account. */
  bankAccountEnd: string | null;
  /** The bank's reference; null until the payout is paid. */
  reference: string | null;
  /** The reason why the payout failed or came back; null otherwise. */
  failure: string | null;
  /** The time at which the payout was sent to the provider; null if it was not. */
  sentAt: Date | null;
  /** True while the payout waits until the operator's account at the provider has enough money. */
  awaitsBalance: boolean;
  /** True if the payout's provider is not configured any more, so that staff record the outcome. Always false for sellers. */
  isStranded: boolean;
  /** The provider's remark on a sent payout, for staff; otherwise null. */
  providerNote: string | null;
  /** The provider's fee; null if it is unknown, and for sellers. */
  fee: Money | null;
  createdAt: Date;
  settledAt: Date | null;
  /** The transfer that this payout releases; null for an ordinary payout. */
  transferId: string | null;
  /** True if staff chose to pay it by hand although there is a payout provider. */
  byHand: boolean;
  viewerCanPayByHand: boolean;
  viewerCanMarkPaid: boolean;
  viewerCanMarkFailed: boolean;
}

/** The viewer's permission and the ports for presenting a payout. `settles` is true for staff who record outcomes. */
export interface PayoutView {
  settles: boolean;
  /** The configured payout provider; null if there is none. */
  provider: string | null;
  secrets: SecretBox;
}

/** Returns a payout as its seller or staff see it. */
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

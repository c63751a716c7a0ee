import type { Money } from '../../domain/money/money.js';
import { money } from '../../domain/money/money.js';
import { PAYOUT_LIFECYCLE, type PayoutStatus } from '../../domain/payouts/payout.js';
import type { StoredPayout } from '../../persistence/queries/payouts/payouts.js';

/** A payout of earnings to a seller. */
export interface Payout {
  id: string;
  sellerId: string;
  status: PayoutStatus;
  amount: Money;
  /** The part of a pending payout about which a dispute is open; null if there is none. */
  disputedAmount: Money | null;
  /** The UPI address to pay to; null for payouts to a bank account, and once the seller closed the account. */
  upiAddress: string | null;
  /** The last four digits of the bank account to pay to; null for payouts by UPI, and once the seller closed the account. */
  bankAccountEnd: string | null;
  /** The bank's reference; null before it was paid. */
  reference: string | null;
  /** Why the payout failed; null otherwise. */
  failure: string | null;
  createdAt: Date;
  settledAt: Date | null;
  viewerCanMarkPaid: boolean;
  viewerCanMarkFailed: boolean;
}

/** Returns a payout as its seller or staff sees it. `settles` is true for staff who record how payouts went. */
export function payoutAsSeen(
  { amount, disputed, currency, ...stored }: StoredPayout,
  settles: boolean,
): Payout {
  const can = (action: keyof typeof PAYOUT_LIFECYCLE) =>
    settles && (PAYOUT_LIFECYCLE[action].from as readonly PayoutStatus[]).includes(stored.status);
  return {
    ...stored,
    amount: money(amount, currency),
    disputedAmount: disputed === 0 ? null : money(disputed, currency),
    viewerCanMarkPaid: can('markPayoutPaid'),
    viewerCanMarkFailed: can('markPayoutFailed'),
  };
}

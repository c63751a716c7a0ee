import { pausedUntil } from '../../domain/payouts/payout.js';
import type { PayoutMethod } from '../../domain/payouts/payoutAccount.js';
import type { OldPayment } from '../../persistence/queries/payments/refundAccounts.js';
import type { Ports } from '../scope.js';

/** An account that a buyer gave for refunds, as the buyer and staff see it. */
export interface RefundAccount {
  method: PayoutMethod;
  /** The first two letters and the handle of a UPI address, or the last four digits of a bank account. */
  shown: string;
  changedAt: Date;
  /** The time at which payouts to the account begin after it was changed; null if they are not paused. */
  pausedUntil: Date | null;
  /** The reason why a refund to the account failed; null if none failed. */
  failure: string | null;
}

/** The stored columns of a refund account; null if the buyer gave none. */
type GivenAccount = Pick<
  OldPayment,
  'accountMethod' | 'accountShown' | 'accountChangedAt' | 'accountFailure'
>;

/** Returns a refund account as the buyer and staff see it; null if the buyer gave none. */
export function refundAccountAsSeen(
  { clock }: Pick<Ports, 'clock'>,
  { accountMethod: method, accountShown: shown, accountChangedAt, accountFailure: failure }: GivenAccount,
): RefundAccount | null {
  if (method === null || shown === null || accountChangedAt === null) return null;
  const paused = pausedUntil(accountChangedAt, clock.now());
  return { method, shown, changedAt: accountChangedAt, pausedUntil: paused, failure };
}

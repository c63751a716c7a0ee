import { pausedUntil } from '../../domain/payouts/payout.js';
import type { PayoutMethod } from '../../domain/payouts/payoutAccount.js';
import type { OldPayment } from '../../persistence/queries/payments/refundAccounts.js';
import type { Ports } from '../scope.js';

/** An account that a buyer gave for refunds, as the buyer and staff see it. */
export interface RefundAccount {
  method: PayoutMethod;
  /** The handle of a UPI ID with its first two letters, or the last four digits of a bank account. */
  shown: string;
  changedAt: Date;
  /** Until when nothing is paid to it, because it was changed lately; null if it can be paid to. */
  pausedUntil: Date | null;
  /** The reason why a refund to it failed; null if none did. */
  failure: string | null;
}

/** The stored parts of an account; null without one. */
type GivenAccount = Pick<
  OldPayment,
  'accountMethod' | 'accountShown' | 'accountChangedAt' | 'accountFailure'
>;

/** Returns an account as people see it, with the pause after its last change; null if the buyer gave none. */
export function refundAccountAsSeen(
  { clock }: Pick<Ports, 'clock'>,
  { accountMethod: method, accountShown: shown, accountChangedAt, accountFailure: failure }: GivenAccount,
): RefundAccount | null {
  if (method === null || shown === null || accountChangedAt === null) return null;
  const paused = pausedUntil(accountChangedAt, clock.now());
  return { method, shown, changedAt: accountChangedAt, pausedUntil: paused, failure };
}

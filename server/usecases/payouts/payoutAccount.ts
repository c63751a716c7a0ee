import { pausedUntil } from '../../domain/payouts/payout.js';
import {
  payoutAccountState,
  PayoutSecrets,
  type PayoutAccountStatus,
  type PayoutMethod,
  type PayoutRequirement,
} from '../../domain/payouts/payoutAccount.js';
import type { PayoutTerms } from '../../domain/payouts/payoutTerms.js';
import type { StoredPayoutAccount } from '../../persistence/queries/payouts/payoutAccounts.js';
import type { SecretBox } from '../../secrets/secretBox.js';
import type { Ports } from '../scope.js';

/** A seller's payout account as its owner and staff see it: only the ends of its numbers. */
export interface PayoutAccount {
  userId: string;
  method: PayoutMethod;
  panEnd: string | null;
  gstinEnd: string | null;
  bankAccountEnd: string | null;
  status: PayoutAccountStatus;
  missing: PayoutRequirement[];
  /** Why staff restricted or rejected it; null otherwise. */
  restrictionReason: string | null;
}

/** Returns a payout account with its state, which depends on the operator's terms. */
export function payoutAccountAsSeen(
  { userId, method, panEnd, gstinEnd, bankAccountEnd, restrictionReason, ...stored }: StoredPayoutAccount,
  terms: PayoutTerms,
): PayoutAccount {
  const facts = {
    method,
    hasPan: panEnd !== null,
    hasUpiAddress: stored.upiAddress !== null,
    hasBankAccount: bankAccountEnd !== null,
    restriction: stored.restriction,
  };
  return {
    userId,
    method,
    panEnd,
    gstinEnd,
    bankAccountEnd,
    restrictionReason,
    ...payoutAccountState(facts, terms),
  };
}

/** Opens the sealed part of a payout account. */
export function secretsOf(
  box: SecretBox,
  { secrets, userId }: Pick<StoredPayoutAccount, 'secrets' | 'userId'>,
): PayoutSecrets {
  if (!secrets) return { pan: null, gstin: null, bankAccount: null };
  return PayoutSecrets.parse(JSON.parse(box.open(secrets, userId)));
}

/** True if payouts can go to an account: it is active and was not changed within the last day. */
export function isPayable(
  { clock, payoutTerms }: Pick<Ports, 'clock' | 'payoutTerms'>,
  account: StoredPayoutAccount,
): boolean {
  const isActive = payoutAccountAsSeen(account, payoutTerms).status === 'ACTIVE';
  return isActive && pausedUntil(account.changedAt, clock.now()) === null;
}

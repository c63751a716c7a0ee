import type { AccountProofState } from '../../domain/payouts/accountProof.js';
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
  /** The reason for which staff restricted or rejected it; null otherwise. */
  restrictionReason: string | null;
  /** The proof of the account as it is now; null before the payout provider was asked for it. */
  proof: AccountProofState | null;
}

/** Returns a payout account with its state, which depends on the operator's terms. */
export function payoutAccountAsSeen(
  { userId, method, panEnd, gstinEnd, bankAccountEnd, restrictionReason, ...stored }: StoredPayoutAccount,
  terms: PayoutTerms,
): PayoutAccount {
  const facts = {
    method,
    hasPan: panEnd !== null,
    hasUpiAddress: stored.upiAddressShown !== null,
    hasBankAccount: bankAccountEnd !== null,
    isRefused: terms.provesAccounts && stored.proof === 'REFUSED',
    restriction: stored.restriction,
  };
  return {
    userId,
    method,
    panEnd,
    gstinEnd,
    bankAccountEnd,
    restrictionReason,
    proof: stored.proof,
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

/** True if money can go to an account: it is active, and was not changed within the last day. */
export function isUsable(
  { clock, payoutTerms }: Pick<Ports, 'clock' | 'payoutTerms'>,
  account: StoredPayoutAccount,
): boolean {
  const isActive = payoutAccountAsSeen(account, payoutTerms).status === 'ACTIVE';
  return isActive && pausedUntil(account.changedAt, clock.now()) === null;
}

/** True if payouts can go to an account: money can, and the account is proved where a payout provider pays. */
export function isPayable(
  ports: Pick<Ports, 'clock' | 'payoutTerms' | 'payouts'>,
  account: StoredPayoutAccount,
): boolean {
  const isProved = !ports.payouts || !ports.payoutTerms.provesAccounts || account.proof === 'PROVED';
  return isProved && isUsable(ports, account);
}

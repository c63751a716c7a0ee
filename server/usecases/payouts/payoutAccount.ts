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

/** A seller's payout account as its owner and staff see it. Only the last characters of each number are shown. */
export interface PayoutAccount {
  userId: string;
  method: PayoutMethod;
  panEnd: string | null;
  gstinEnd: string | null;
  bankAccountEnd: string | null;
  status: PayoutAccountStatus;
  missing: PayoutRequirement[];
  /** The reason why staff restricted or rejected it; null otherwise. */
  restrictionReason: string | null;
  /** The state of the proof that the account can receive money; null until the payout provider is asked for a proof. */
  proof: AccountProofState | null;
}

/** Returns a payout account with its status, which depends on the operator's terms. */
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

/** Returns the decrypted tax numbers and bank account of a payout account. */
export function secretsOf(
  box: SecretBox,
  { secrets, userId }: Pick<StoredPayoutAccount, 'secrets' | 'userId'>,
): PayoutSecrets {
  if (!secrets) return { pan: null, gstin: null, bankAccount: null };
  return PayoutSecrets.parse(JSON.parse(box.open(secrets, userId)));
}

/**
 * Returns the PAN of a payout account; null if there is none. Also null if the encryption key is lost, because this must not
 * stop buyers from paying.
 */
export function readablePan(
  box: SecretBox,
  { secrets, userId }: Pick<StoredPayoutAccount, 'secrets' | 'userId'>,
): string | null {
  const text = secrets && box.openIfPossible(secrets, userId);
  return text === null ? null : PayoutSecrets.parse(JSON.parse(text)).pan;
}

/** True if the account can receive money: it is active, and was not changed within the last day. */
export function isUsable(
  { clock, payoutTerms }: Pick<Ports, 'clock' | 'payoutTerms'>,
  account: StoredPayoutAccount,
): boolean {
  const isActive = payoutAccountAsSeen(account, payoutTerms).status === 'ACTIVE';
  return isActive && pausedUntil(account.changedAt, clock.now()) === null;
}

/**
 * True if payouts can go to the account: it is usable and, if the operator requires a proof, proved by the payout provider.
 */
export function isPayable(
  ports: Pick<Ports, 'clock' | 'payoutTerms' | 'payouts'>,
  account: StoredPayoutAccount,
): boolean {
  const isProved = !ports.payouts || !ports.payoutTerms.provesAccounts || account.proof === 'PROVED';
  return isProved && isUsable(ports, account);
}

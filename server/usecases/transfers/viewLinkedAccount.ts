import {
  missingForLinking,
  type LinkedAccountRequirement,
  type LinkedAccountStatus,
} from '../../domain/payouts/linkedAccount.js';
import { payoutAccountOf } from '../../persistence/queries/payouts/payoutAccounts.js';
import { contactOfSeller, linkedAccountOf } from '../../persistence/queries/transfers/linkedAccounts.js';
import type { Scope } from '../scope.js';

/** A seller's account at the payment provider, to which earnings are transferred, as the seller sees it. */
export interface LinkedAccount {
  /** Null until the account is requested. */
  status: LinkedAccountStatus | null;
  missing: LinkedAccountRequirement[];
  /** The provider's explanation of the status; null if there is none. */
  note: string | null;
}

/** Returns the linked account of the viewer; null for other viewers, and if the marketplace does not use transfers. */
export async function viewLinkedAccount(scope: Scope, sellerId: string): Promise<LinkedAccount | null> {
  const viewer = await scope.principal();
  if (viewer?.id !== sellerId || !scope.payments?.split) return null;
  const { database } = scope;
  const account = await linkedAccountOf(database, sellerId);
  const payout = await payoutAccountOf(database, sellerId);
  const contact = await contactOfSeller(database, sellerId);
  const missing = missingForLinking({
    hasBankAccount: payout?.method === 'BANK_ACCOUNT' && payout.bankAccountEnd !== null,
    hasPan: (payout?.panEnd ?? null) !== null,
    hasAddress: (contact?.phone ?? null) !== null,
    isEmailVerified: contact?.isEmailVerified ?? false,
  });
  return { status: account?.status ?? null, missing, note: account?.note ?? null };
}

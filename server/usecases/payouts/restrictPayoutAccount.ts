import {
  reinstatePayoutAccountSchema,
  restrictPayoutAccountSchema,
} from '../../domain/payouts/payoutAccount.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import {
  lockedPayoutAccount,
  saveRestriction,
  type StoredPayoutAccount,
} from '../../persistence/queries/payouts/payoutAccounts.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';

/**
 * Restricts or rejects a seller's payout account, so that no payouts are prepared, and returns the seller's id. Throws
 * what requireFreshConfirmation throws, USER_NOT_FOUND, and OWN_PAYOUT_ACCOUNT.
 */
export async function restrictPayoutAccount(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'payouts:settle');
  const { userId, status, reason } = parseInput(restrictPayoutAccountSchema, input);
  await scope.database.transaction(async (tx) => {
    await accountToDecide(tx, userId, staffId);
    await saveRestriction(tx, userId, { restriction: status, reason, now: scope.clock.now() });
    const detail = `${status}: ${reason}`;
    await noteStaffAction(scope, tx, { action: 'RESTRICT_PAYOUT_ACCOUNT', staffId, userId, detail });
    await record(scope, tx, { type: 'PayoutAccountRestricted', sellerId: userId, status });
  });
  return userId;
}

/**
 * Reinstates a seller's payout account, so that payouts continue, and returns the seller's id. Throws what
 * requireFreshConfirmation throws, USER_NOT_FOUND, OWN_PAYOUT_ACCOUNT, and PAYOUT_ACCOUNT_NOT_RESTRICTED.
 */
export async function reinstatePayoutAccount(scope: Scope, input: unknown): Promise<string> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'payouts:settle');
  const { userId } = parseInput(reinstatePayoutAccountSchema, input);
  await scope.database.transaction(async (tx) => {
    const { restriction } = await accountToDecide(tx, userId, staffId);
    if (!restriction) refuse('PAYOUT_ACCOUNT_NOT_RESTRICTED', { field: ['userId'] });
    await saveRestriction(tx, userId, null);
    await noteStaffAction(scope, tx, { action: 'REINSTATE_PAYOUT_ACCOUNT', staffId, userId });
    await record(scope, tx, { type: 'PayoutAccountReinstated', sellerId: userId });
  });
  return userId;
}

async function accountToDecide(
  tx: Transaction,
  userId: string,
  staffId: string,
): Promise<StoredPayoutAccount> {
  const field = ['userId'];
  const account = await lockedPayoutAccount(tx, userId, { forChange: true });
  if (!account) return refuse('USER_NOT_FOUND', { field });
  if (userId === staffId) refuse('OWN_PAYOUT_ACCOUNT', { field });
  return account;
}

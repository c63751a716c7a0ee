import { parseInput, refuse } from '../../domain/shared/errors.js';
import { reinstateAccountSchema, suspendAccountSchema } from '../../domain/catalogue/moderation.js';
import { SessionEntity, UserEntity } from '../../persistence/entities/accounts.js';
import { lockedAccount } from '../../persistence/queries/accounts/moderatedAccounts.js';
import {
  removeListingsOf,
  resolveReports,
  restoreListings,
} from '../../persistence/queries/moderation/moderation.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { recordAction } from './recordAction.js';

/**
 * Suspends an account and returns its id. The account's sessions end, its owner can no longer log in, its listings leave the
 * market, and the reports on them are settled. Its orders continue. Throws USER_NOT_FOUND if no open account has this id,
 * ADMINISTRATOR_STAYS for a member of staff, and ALREADY_SUSPENDED if the account is already suspended.
 */
export async function suspendAccount(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'accounts:moderate');
  const { userId, reason } = parseInput(suspendAccountSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const account = await accountOf(tx, userId);
    if (account.staffRoles.length > 0) refuse('ADMINISTRATOR_STAYS', { field: ['userId'] });
    if (account.suspendedBy) refuse('ALREADY_SUSPENDED', { field: ['userId'] });
    const kind = 'SUSPEND_ACCOUNT';
    const suspendedBy = await recordAction(tx, { kind, actorId: viewer.id, userId, reason, now });
    await tx.update(UserEntity, { id: userId }, { suspendedAt: now, suspendedBy });
    await tx.delete(SessionEntity, { userId });
    await removeListingsOf(tx, userId, suspendedBy, now);
    await resolveReports(tx, { sellerId: userId }, suspendedBy);
    await record(scope, tx, { type: 'AccountSuspended', userId, actionId: suspendedBy });
  });
  return userId;
}

/**
 * Reinstates a suspended account, and restores the listings that the suspension had removed from the market. Returns the
 * account's id. Throws USER_NOT_FOUND if no open account has this id, and NOT_SUSPENDED if the account is not suspended.
 */
export async function reinstateAccount(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'accounts:moderate');
  const { userId } = parseInput(reinstateAccountSchema, input);
  await scope.database.transaction(async (tx) => {
    const { suspendedBy } = await accountOf(tx, userId);
    if (!suspendedBy) return refuse('NOT_SUSPENDED', { field: ['userId'] });
    const now = scope.clock.now();
    const actionId = await recordAction(tx, { kind: 'REINSTATE_ACCOUNT', actorId: viewer.id, userId, now });
    await tx.update(UserEntity, { id: userId }, { suspendedAt: null, suspendedBy: null });
    await restoreListings(tx, suspendedBy, now);
    return record(scope, tx, { type: 'AccountReinstated', userId, actionId });
  });
  return userId;
}

async function accountOf(tx: Transaction, userId: string) {
  const account = await lockedAccount(tx, userId);
  return account && !account.closed ? account : refuse('USER_NOT_FOUND', { field: ['userId'] });
}

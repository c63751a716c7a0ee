import { can } from '../../domain/accounts/principal.js';
import { StoredBankAccount, type BankAccount } from '../../domain/payouts/payoutAccount.js';
import {
  countRestrictedAccounts,
  payoutAccountOf,
  payoutAccountsOf,
  restrictedAccounts,
  sealedBankAccountOf,
} from '../../persistence/queries/payouts/payoutAccounts.js';
import type { Queryable } from '../../persistence/sql.js';
import type { SecretBox } from '../../secrets/secretBox.js';
import { refuse } from '../../domain/shared/errors.js';
import { noteMoneyReads, noteStaffReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import type { Payout } from './payout.js';
import { payoutAccountAsSeen, secretsOf, type PayoutAccount } from './payoutAccount.js';

/**
 * Returns the viewer's payout account, with only the last characters of its numbers. Throws USER_NOT_FOUND if the account is
 * unknown.
 */
export async function viewPayoutAccount(scope: Scope): Promise<PayoutAccount> {
  const { id } = await requireAbility(scope, 'sales:read');
  const stored = (await payoutAccountOf(scope.database, id)) ?? refuse('USER_NOT_FOUND');
  return payoutAccountAsSeen(stored, scope.payoutTerms);
}

/** Returns the payout accounts of these sellers, in the same order, to staff who settle payouts; null for others. */
export async function findPayoutAccounts(
  scope: Scope,
  userIds: readonly string[],
): Promise<(PayoutAccount | null)[]> {
  if (!can(await scope.principal(), 'payouts:settle')) return userIds.map(() => null);
  const stored = await payoutAccountsOf(scope.database, userIds);
  const seen = new Map(stored.map((each) => [each.userId, payoutAccountAsSeen(each, scope.payoutTerms)]));
  return userIds.map((id) => seen.get(id) ?? null);
}

/**
 * Returns a page of the payout accounts that staff have restricted or rejected, earliest decision first, for staff. Each read is
 * recorded in the audit log.
 */
export async function listRestrictedAccounts(
  scope: Scope,
  request: PageArguments,
): Promise<Page<PayoutAccount>> {
  const viewer = await requireAbility(scope, 'payouts:settle');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => restrictedAccounts(scope.database, stretch),
    nodesOf: async (rows) => {
      await noteMoneyReads(
        scope,
        viewer.id,
        rows.map(({ userId }) => ({ userId, detail: userId })),
      );
      return rows.map((row) => payoutAccountAsSeen(row, scope.payoutTerms));
    },
    placeOf: ({ restrictedAt, userId }) => [restrictedAt, userId],
    count: (most) => countRestrictedAccounts(scope.database, most),
  });
}

/**
 * Returns the full bank account of a pending payout to staff who settle payouts. Each read is recorded in the audit log. Null
 * for everyone else, including the payout's seller, for a payout by UPI, and once the payout has ended.
 */
export async function readBankAccount(
  scope: Scope,
  { id, sellerId }: Pick<Payout, 'id' | 'sellerId'>,
): Promise<BankAccount | null> {
  const viewer = await scope.principal();
  if (!viewer || viewer.id === sellerId || !can(viewer, 'payouts:settle')) return null;
  const sealed = await sealedBankAccountOf(scope.database, id);
  if (!sealed) return null;
  const read = { action: 'READ_BANK_ACCOUNT', staffId: viewer.id, userId: sellerId, detail: id } as const;
  await noteStaffReads(scope, [read]);
  return StoredBankAccount.parse(JSON.parse(scope.secrets.open(sealed, id)));
}

/** Returns a seller's GSTIN for bills; null if the seller has none. */
export async function gstinOf(
  database: Queryable,
  secrets: SecretBox,
  sellerId: string,
): Promise<string | null> {
  const stored = await payoutAccountOf(database, sellerId);
  return stored && secretsOf(secrets, stored).gstin;
}

import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import { money, type Money } from '../../domain/money/money.js';
import {
  isForStaff,
  isStrandedRefund,
  refundPayoutState,
  StoredRefundAccount,
  type RefundAccountPlace,
  type RefundPayoutMethod,
  type RefundPayoutState,
} from '../../domain/payouts/refundByPayout.js';
import { canSettleRefund } from '../../domain/payments/policies.js';
import { refundAccountOf } from '../../persistence/queries/payments/refundAccounts.js';
import {
  countOpenRefundPayouts,
  openRefundPayouts,
  refundPayoutById,
  type StoredRefundPayout,
} from '../../persistence/queries/payments/refundPayouts.js';
import { noteMoneyReads, noteStaffReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { refundAccountAsSeen, type RefundAccount } from './refundAccount.js';

/** A refund by payout that has not ended, as staff see it. */
export interface OpenRefundPayout extends Pick<
  StoredRefundPayout,
  'id' | 'orderId' | 'buyerId' | 'sellerId' | 'createdAt' | 'sentAt' | 'note'
> {
  amount: Money;
  state: RefundPayoutState;
  /** The way in which the provider pays the refund; null until the refund is sent to the provider. */
  method: RefundPayoutMethod | null;
  /** True while the refund waits until the operator's account at the provider has enough money. */
  awaitsBalance: boolean;
  /** True if its provider is not configured any more, so that staff must record the outcome. */
  isStranded: boolean;
  /** The account that the buyer gave; null if there is none. */
  account: RefundAccount | null;
  viewerCanSettle: boolean;
}

/** Returns a page of the open refunds by payout, oldest first, for staff. Each read is recorded in the audit log. */
export async function listRefundPayouts(
  scope: Scope,
  request: PageArguments,
): Promise<Page<OpenRefundPayout>> {
  const viewer = await requireAbility(scope, 'money:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openRefundPayouts(scope.database, stretch),
    nodesOf: (rows) => seenByStaff(scope, viewer, rows),
    placeOf: ({ createdAt, id }) => [createdAt, id],
    count: (most) => countOpenRefundPayouts(scope.database, most),
  });
}

/** Returns a refund by payout that has not ended, for staff; null for any other ID. Each read is recorded in the audit log. */
export async function viewRefundPayout(scope: Scope, id: string): Promise<OpenRefundPayout | null> {
  const viewer = await requireAbility(scope, 'money:read');
  const stored = await refundPayoutById(scope.database, id);
  const [refund] = await seenByStaff(scope, viewer, stored?.status === 'PENDING' ? [stored] : []);
  return refund ?? null;
}

async function seenByStaff(
  scope: Scope,
  viewer: AccountPrincipal,
  rows: readonly StoredRefundPayout[],
): Promise<OpenRefundPayout[]> {
  await noteMoneyReads(
    scope,
    viewer.id,
    rows.map(({ id, buyerId }) => ({ userId: buyerId, detail: id })),
  );
  return rows.map((row) => refundAsSeen(scope, viewer, row));
}

function refundAsSeen(
  scope: Scope,
  viewer: AccountPrincipal,
  { amount, currency, ...row }: StoredRefundPayout,
): OpenRefundPayout {
  const configured = scope.payouts?.name ?? null;
  return {
    ...row,
    state: refundPayoutState(row, configured !== null),
    amount: money(amount, currency),
    awaitsBalance: row.state === 'LOW_BALANCE',
    account: refundAccountAsSeen(scope, row),
    isStranded: isStrandedRefund(row, configured),
    viewerCanSettle: isForStaff(row, configured) && canSettleRefund(viewer, row),
  };
}

/**
 * Returns the full account to which staff pay a refund by hand. Each read is recorded in the audit log. Null for viewers who
 * may not settle the refund, for a refund that a provider pays, and if the buyer gave no account.
 */
export async function readRefundAccount(
  scope: Scope,
  { id, orderId, buyerId, sellerId, state }: OpenRefundPayout,
): Promise<RefundAccountPlace | null> {
  const viewer = await scope.principal();
  if (!viewer || state !== 'BY_HAND' || !canSettleRefund(viewer, { buyerId, sellerId })) return null;
  const stored = await refundAccountOf(scope.database, orderId);
  if (!stored) return null;
  const read = { action: 'READ_BANK_ACCOUNT', staffId: viewer.id, userId: buyerId, detail: id } as const;
  await noteStaffReads(scope, [read]);
  return StoredRefundAccount.parse(JSON.parse(scope.secrets.open(stored.sealed, orderId)));
}

import { can, type AccountPrincipal } from '../../domain/accounts/principal.js';
import { knownMoney, type Money } from '../../domain/money/money.js';
import type { Evidence } from '../../domain/papers/evidence.js';
import { canAnswerChargeback } from '../../domain/payments/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import {
  chargebackById,
  countOpenChargebacks,
  openChargebacks,
  type StoredChargeback,
} from '../../persistence/queries/payments/chargebacks.js';
import { noteMoneyReads, noteStaffReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Clock, Scope } from '../scope.js';
import { evidenceOf } from './evidenceOf.js';

/** A chargeback as staff see it. */
export interface Chargeback extends Pick<
  StoredChargeback,
  | 'id'
  | 'provider'
  | 'reference'
  | 'paymentReference'
  | 'orderId'
  | 'phase'
  | 'status'
  | 'reason'
  | 'respondBy'
  | 'openedAt'
  | 'answer'
  | 'explanation'
  | 'answeredAt'
  | 'sentAt'
  | 'failure'
> {
  /** The amount; null if Panna does not know the currency. */
  amount: Money | null;
  /** True if the bank has already taken the amount. */
  isDeducted: boolean;
  /** True if the deadline for the answer has passed. */
  isOverdue: boolean;
  /** The path of the evidence as a PDF; null for a payment of unknown origin. */
  evidenceUrl: string | null;
  viewerCanAnswer: boolean;
}

/**
 * Returns a page of the chargebacks that the bank has not decided, oldest first, for staff. Each read is recorded in the audit
 * log; a chargeback of a payment of unknown origin has no buyer to record.
 */
export async function listChargebacks(scope: Scope, request: PageArguments): Promise<Page<Chargeback>> {
  const viewer = await requireAbility(scope, 'money:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openChargebacks(scope.database, stretch),
    nodesOf: async (rows) => {
      await noteMoneyReads(
        scope,
        viewer.id,
        rows.map(({ id, buyerId }) => ({ userId: buyerId, detail: id })),
      );
      return rows.map((row) => chargebackAsSeen(row, viewer, scope));
    },
    placeOf: ({ openedAt, id }) => [openedAt, id],
    count: (most) => countOpenChargebacks(scope.database, most),
  });
}

/**
 * Returns the evidence about a chargeback, for staff. The read is recorded in the audit log, because the evidence contains the
 * buyer's address. Photos are omitted for staff who may not see photos of orders and disputes. Throws CHARGEBACK_NOT_FOUND for
 * an unknown chargeback, and for a payment of unknown origin.
 */
export async function viewEvidence(scope: Scope, id: string): Promise<Evidence> {
  const viewer = await requireAbility(scope, 'money:read');
  const withPhotos = can(viewer, 'orders:read-any') && can(viewer, 'disputes:decide');
  const chargeback = await chargebackById(scope.database, id);
  const evidence = chargeback && (await evidenceOf(scope, chargeback, { withPhotos }));
  if (!evidence) return refuse('CHARGEBACK_NOT_FOUND', { field: ['id'] });
  const read = { staffId: viewer.id, userId: chargeback.buyerId };
  const photographed = evidence.parts.filter(({ photos }) => photos.length > 0);
  await noteStaffReads(scope, [
    { action: 'READ_ORDER', ...read, detail: evidence.orderId },
    ...photographed.map(({ id: detail }) => ({ action: 'READ_PHOTO' as const, ...read, detail })),
  ]);
  return evidence;
}

/** Returns a chargeback as this member of staff sees it. */
export function chargebackAsSeen(
  { amount, currency, deducted, ...row }: StoredChargeback,
  viewer: AccountPrincipal,
  { clock }: { clock: Clock },
): Chargeback {
  const now = clock.now();
  return {
    ...row,
    amount: knownMoney(amount, currency),
    isDeducted: deducted > 0,
    isOverdue: row.respondBy !== null && row.respondBy < now,
    evidenceUrl: row.orderId && `/api/v1/chargebacks/${row.id}/evidence.pdf`,
    viewerCanAnswer: canAnswerChargeback(viewer, row, now),
  };
}

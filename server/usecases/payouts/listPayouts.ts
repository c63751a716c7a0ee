import type { EndedPayoutStatus } from '../../domain/payouts/payout.js';
import {
  countEndedPayouts,
  countOpenPayouts,
  countPayoutsToSeller,
  endedPayouts,
  openPayouts,
  payoutsToSeller,
  type StoredPayout,
} from '../../persistence/queries/payouts/payouts.js';
import { noteMoneyReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { payoutAsSeen, type Payout, type PayoutView } from './payout.js';

/** Returns a member of staff's view of a payout. Staff do not settle payouts to themselves. */
const viewOf = ({ payouts, secrets }: Scope, { sellerId }: StoredPayout, staffId: string): PayoutView => ({
  settles: sellerId !== staffId,
  provider: payouts?.name ?? null,
  secrets,
});

/** Returns payouts as staff see them, after recording the read in the audit log. */
async function asSeenByStaff(
  scope: Scope,
  staffId: string,
  rows: readonly StoredPayout[],
): Promise<Payout[]> {
  await noteMoneyReads(
    scope,
    staffId,
    rows.map(({ id, sellerId }) => ({ userId: sellerId, detail: id })),
  );
  return rows.map((row) => payoutAsSeen(row, viewOf(scope, row, staffId)));
}

const placeOf = ({ createdAt, id }: StoredPayout) => [createdAt, id];

/** Returns a page of the payouts to the viewer, newest first. */
export async function listPayouts(scope: Scope, request: PageArguments): Promise<Page<Payout>> {
  const { id } = await requireAbility(scope, 'sales:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => payoutsToSeller(scope.database, id, stretch),
    nodesOf: (rows) =>
      rows.map((row) => payoutAsSeen(row, { settles: false, provider: null, secrets: scope.secrets })),
    placeOf,
    count: (most) => countPayoutsToSeller(scope.database, id, most),
  });
}

/**
 * Returns a page of the payouts to all sellers that are pending or with the provider, oldest first, for staff. Each read is
 * recorded in the audit log.
 */
export async function listPendingPayouts(scope: Scope, request: PageArguments): Promise<Page<Payout>> {
  const { id } = await requireAbility(scope, 'payouts:settle');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openPayouts(scope.database, stretch),
    nodesOf: (rows) => asSeenByStaff(scope, id, rows),
    placeOf,
    count: (most) => countOpenPayouts(scope.database, most),
  });
}

/**
 * Returns a page of the payouts to all sellers that were paid or have failed, latest first, for staff. Each read is recorded in
 * the audit log.
 */
export async function listEndedPayouts(
  scope: Scope,
  status: EndedPayoutStatus,
  request: PageArguments,
): Promise<Page<Payout>> {
  const { id } = await requireAbility(scope, 'payouts:settle');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => endedPayouts(scope.database, status, stretch),
    nodesOf: (rows) => asSeenByStaff(scope, id, rows),
    placeOf: ({ settledAt, id: payoutId }) => [settledAt, payoutId],
    count: (most) => countEndedPayouts(scope.database, status, most),
  });
}

import {
  countPaidPayouts,
  countPayoutsToSeller,
  countPendingPayouts,
  paidPayouts,
  payoutsToSeller,
  pendingPayouts,
  type StoredPayout,
} from '../../persistence/queries/payouts/payouts.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { payoutAsSeen, type Payout } from './payout.js';

const placeOf = ({ createdAt, id }: StoredPayout) => [createdAt, id];

/** Returns a page of the payouts to the viewer, newest first. */
export async function listPayouts(scope: Scope, request: PageArguments): Promise<Page<Payout>> {
  const { id } = await requireAbility(scope, 'sales:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => payoutsToSeller(scope.database, id, stretch),
    nodesOf: (rows) => rows.map((row) => payoutAsSeen(row, false)),
    placeOf,
    count: (most) => countPayoutsToSeller(scope.database, id, most),
  });
}

/** Returns a page of the pending payouts to all sellers, oldest first, for staff. */
export async function listPendingPayouts(scope: Scope, request: PageArguments): Promise<Page<Payout>> {
  const { id } = await requireAbility(scope, 'payouts:settle');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => pendingPayouts(scope.database, stretch),
    nodesOf: (rows) => rows.map((row) => payoutAsSeen(row, row.sellerId !== id)),
    placeOf,
    count: (most) => countPendingPayouts(scope.database, most),
  });
}

/** Returns a page of the payouts to all sellers that were paid, the last first, for staff. */
export async function listPaidPayouts(scope: Scope, request: PageArguments): Promise<Page<Payout>> {
  const { id } = await requireAbility(scope, 'payouts:settle');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => paidPayouts(scope.database, stretch),
    nodesOf: (rows) => rows.map((row) => payoutAsSeen(row, row.sellerId !== id)),
    placeOf: ({ settledAt, id: payoutId }) => [settledAt, payoutId],
    count: (most) => countPaidPayouts(scope.database, most),
  });
}

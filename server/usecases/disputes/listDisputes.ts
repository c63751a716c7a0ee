import {
  countOpenDisputes,
  openDisputes,
  promptnessSince,
  type OpenDispute,
  type Promptness,
} from '../../persistence/queries/orders/disputes.js';
import { findOrders } from '../orders/findOrders.js';
import type { Dispute } from '../orders/dispute.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { Promptness } from '../../persistence/queries/orders/disputes.js';

/** Number of days over which the promptness of answers is measured. */
const MEASURED_DAYS = 30;

/** Returns a page of the open disputes, oldest first, for staff who decide them. Each read is recorded in the audit log. */
export async function listDisputes(scope: Scope, request: PageArguments): Promise<Page<Dispute>> {
  await requireAbility(scope, 'disputes:decide');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openDisputes(scope.database, stretch),
    nodesOf: (rows) => disputesOf(scope, rows),
    placeOf: ({ openedAt, id }) => [openedAt, id],
    count: (most) => countOpenDisputes(scope.database, most),
  });
}

/** Returns the number of recent disputes that were answered or are overdue, and how many were answered in time, for staff. */
export async function viewPromptness(scope: Scope): Promise<Promptness> {
  await requireAbility(scope, 'disputes:decide');
  const now = scope.clock.now();
  const since = new Date(now.getTime() - MEASURED_DAYS * 86_400_000);
  return promptnessSince(scope.database, { since, now, days: scope.deadlineDays.DISPUTE_ANSWER });
}

async function disputesOf(scope: Scope, rows: readonly OpenDispute[]): Promise<(Dispute | undefined)[]> {
  const orders = await findOrders(
    scope,
    rows.map(({ orderId }) => orderId),
  );
  return rows.map(({ id }, place) =>
    orders[place]?.fulfillments.flatMap(({ disputes }) => disputes).find((dispute) => dispute.id === id),
  );
}

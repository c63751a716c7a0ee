import { z } from 'zod';
import { can } from '../../domain/accounts/principal.js';
import type { PayoutDelivery } from '../../domain/payouts/payout.js';
import { money, type Money } from '../../domain/money/money.js';
import { countLinesOfPayout, linesOfPayout, payoutById } from '../../persistence/queries/payouts/payouts.js';
import { noteMoneyReads } from '../noteStaffAction.js';
import { keysetPage, type Page, type PageArguments } from '../paging.js';
import type { Scope } from '../scope.js';
import { payoutAsSeen, type Payout } from './payout.js';

/**
 * Returns a payout; null if the id is unknown, or if the viewer is neither its seller nor staff who settle payouts. Staff see
 * the whole account of an open payout, so each such read is recorded in the audit log.
 */
export async function findPayout(scope: Scope, id: string): Promise<Payout | null> {
  const viewer = await scope.principal();
  const stored = await payoutById(scope.database, id);
  const settles = can(viewer, 'payouts:settle') && viewer?.id !== stored?.sellerId;
  const isOwn = viewer?.id === stored?.sellerId && can(viewer, 'sales:read');
  const isOpen = stored?.status === 'PENDING' || stored?.status === 'SENT';
  if (stored && viewer?.id && settles && isOpen)
    await noteMoneyReads(scope, viewer.id, [{ userId: stored.sellerId, detail: id }]);
  return stored && (isOwn || settles)
    ? payoutAsSeen(stored, { settles, provider: scope.payouts?.name ?? null, secrets: scope.secrets })
    : null;
}

/** Returns the way in which payouts are made: by hand, by a provider, or simulated. Visitors can read it. */
export function viewPayoutDelivery({ payouts }: Pick<Scope, 'payouts'>): PayoutDelivery {
  if (!payouts) return 'BY_HAND';
  return payouts.isSimulated ? 'SIMULATED' : 'PROVIDER';
}

/** The part of a payout that comes from one fulfillment. */
export interface PayoutLine {
  orderId: string;
  fulfillmentId: string;
  /** Below zero if the buyer got money back after an earlier payout. */
  amount: Money;
  commission: Money;
  taxDeducted: Money;
  taxCollected: Money;
}

const byFulfillment = z.tuple([z.string().max(90)]);

/** Returns a page of the parts of a payout. The caller must have read the payout for this viewer. */
export function listPayoutLines(
  scope: Scope,
  { id, amount: { currencyCode } }: Payout,
  request: PageArguments,
): Promise<Page<PayoutLine>> {
  return keysetPage(request, {
    place: byFulfillment,
    read: (stretch) => linesOfPayout(scope.database, id, stretch),
    nodesOf: (rows) =>
      rows.map((row) => ({
        ...row,
        amount: money(row.amount, currencyCode),
        commission: money(row.commission, currencyCode),
        taxDeducted: money(row.taxDeducted, currencyCode),
        taxCollected: money(row.taxCollected, currencyCode),
      })),
    placeOf: ({ fulfillmentId }) => [fulfillmentId],
    count: (most) => countLinesOfPayout(scope.database, id, most),
  });
}
